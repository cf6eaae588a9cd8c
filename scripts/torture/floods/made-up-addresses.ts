import { Agent } from 'node:http'
import { signIn, startDiaryProcess } from '../../processes/diary-process.ts'
import type { Row } from '../../processes/figures.ts'
import { ask, writePost } from '../../processes/requests.ts'
import { work } from '../../processes/turns.ts'
import { memoryMb } from '../../processes/usage.ts'

const AT_ONCE = 8
const WARM_UP = 1000
const MAX_GROWTH_MB = 40
/** With room enough V8 puts off collecting, and what is kept cannot be told from what is not. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=256' }
/** Drawing takes a hundred times as long as answering: a tenth of the addresses shows as much. */
const DRAWN = ['pages of posts', 'pages of categories']

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
export async function makeUpAddresses(store: string, env: Record<string, string>, count: number) {
  const { url, port, pid, end } = await startDiaryProcess({ ...env, ...HEAP, SEED: 'none' })
  await writePost(url, await signIn(url), 'A long walk')
  const rows: Row[] = []
  const { askMore, statuses, stop } = createFlood(port)
  // The heap grows to its usual size with the first thousands, whatever they ask for.
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

/** So many of all kinds together, each asked for once; answers with which statuses. */
export async function askMadeUpAddresses(port: number, count: number) {
  const { askMore, statuses, stop } = createFlood(port)
  const spelled = Object.values(kinds)
  await askMore((n) => spelled[n % spelled.length]!(n), count)
  stop()
  return [...statuses]
}
