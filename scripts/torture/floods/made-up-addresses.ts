import { Agent } from 'node:http'
import { signIn, startDiaryProcess } from '../../processes/diary-process.ts'
import type { Row } from '../../processes/figures.ts'
import { ask, writePost } from '../../processes/requests.ts'
import { work } from '../../processes/turns.ts'
import { memoryMb } from '../../processes/usage.ts'

const AT_ONCE = 8
const WARM_UP = 1000
const MAX_GROWTH_MB = 40
/** V8 would delay garbage collection on a larger heap, which would look like a leak. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=256' }
/**
 * Rendering takes a hundred times as long as an API answer, so a tenth of the requests is enough.
 */
const DRAWN = ['pages of posts', 'pages of categories']

/** Each function turns a number into a new address. */
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

/** Requests endless addresses, each once: the memory use must not grow. */
export async function makeUpAddresses(store: string, env: Record<string, string>, count: number) {
  const { url, port, pid, end } = await startDiaryProcess({ ...env, ...HEAP, SEED: 'none' })
  await writePost(url, await signIn(url), 'A long walk')
  const rows: Row[] = []
  const { askMore, statuses, stop } = createFlood(port)
  // The first thousands of requests grow the heap to its usual size, whatever they request.
  for (const addressOf of Object.values(kinds)) await askMore(addressOf, WARM_UP)
  for (const [kind, addressOf] of Object.entries(kinds)) {
    statuses.clear()
    const before = memoryMb(pid).now
    const requests = DRAWN.includes(kind) ? Math.ceil(count / 10) : count
    await askMore(addressOf, requests)
    const grown = memoryMb(pid).now - before
    rows.push({
      what: `${requests} made-up ${kind} (${store}): memory grows by at most ${MAX_GROWTH_MB} MB`,
      figure: `${grown.toFixed(1)} MB on ${Math.round(before)} MB, answers ${[...statuses].join(' ')}`,
      isWithin: grown <= MAX_GROWTH_MB && [...statuses].every((status) => status && status < 500),
    })
  }
  stop()
  await end('SIGKILL')
  return rows
}

function createFlood(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const statuses = new Set<number | null>()
  let next = 0
  return {
    statuses,
    async askMore(addressOf: (number: number) => string, count: number) {
      const last = next + count
      const isOver = () => next >= last
      await work(AT_ONCE, isOver, async () => {
        statuses.add((await ask(port, addressOf(next++), { agent })).status)
      })
    },
    stop: () => agent.destroy(),
  }
}

/** Returns all seen statuses. */
export async function askMadeUpAddresses(port: number, count: number) {
  const { askMore, statuses, stop } = createFlood(port)
  const spelled = Object.values(kinds)
  await askMore((n) => spelled[n % spelled.length]!(n), count)
  stop()
  return [...statuses]
}
