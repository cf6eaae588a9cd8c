import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { postBody, signIn, startInstance } from './instance.ts'
import type { Promised } from './promise.ts'

const AT_ONCE = 8
const WARM_UP = 2000
const MOST_GROWTH_MB = 40
const MB = 1024 * 1024

/** Each spells a number as an address that nobody has asked for before. */
const kinds: Record<string, (number: number) => string> = {
  'pages of 15 KB': (n) => `/api/blog-page?category=none&page=${n}${'x'.repeat(15_000)}`,
  'page numbers': (n) => `/api/blog-page?page=${n}`,
  categories: (n) => `/api/posts/category/none-${n}`,
  posts: (n) => `/api/posts/none-${n}`,
  searches: (n) => `/api/blog-page?search=walk&category=${n}`,
  'other pages': (n) => `/nowhere/${n}`,
  'pages of posts': (n) => `/blog/none-${n}`,
  'pages of categories': (n) => `/blog?category=none-${n}`,
}

/** Addresses without end, each asked for once: the memory stays as it was. */
export async function makeUpAddresses(
  store: string,
  port: number,
  env: Record<string, string>,
  count: number,
): Promise<Promised[]> {
  const instance = await startInstance(port, env)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const headers = await signIn(instance.url)
    const post = { method: 'POST', headers, body: postBody('A long walk') }
    await fetch(`${instance.url}/api/admin/posts`, post)
    const found: Promised[] = []
    for (const [kind, addressOf] of Object.entries(kinds)) {
      const statuses = new Set<number>()
      const send = (from: number, to: number) => askAll(port, agent, statuses, addressOf, from, to)
      await send(0, WARM_UP)
      const before = await residentBytes(instance.pid)
      await send(WARM_UP, WARM_UP + count)
      const grownMb = ((await residentBytes(instance.pid)) - before) / MB
      found.push({
        promise: `${count} made-up ${kind} (${store}): memory grows by at most ${MOST_GROWTH_MB} MB`,
        figure: `${grownMb.toFixed(1)} MB on ${(before / MB).toFixed(0)} MB, answers ${[...statuses].join(' ')}`,
        isKept: grownMb <= MOST_GROWTH_MB && [...statuses].every((status) => status < 500),
      })
    }
    return found
  } finally {
    agent.destroy()
    await instance.end('SIGKILL')
  }
}

async function askAll(
  port: number,
  agent: Agent,
  statuses: Set<number>,
  addressOf: (number: number) => string,
  from: number,
  to: number,
) {
  let next = from
  const worker = async () => {
    while (next < to) {
      const number = next
      next += 1
      statuses.add(await ask(port, agent, addressOf(number)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function ask(port: number, agent: Agent, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' }
    const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    asked.on('error', () => resolve(0))
    asked.end()
  })
}

async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) * 1024
}
