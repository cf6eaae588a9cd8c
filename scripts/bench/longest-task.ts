import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of the processor itself, without the time others had it. */
  tdur?: number
  args?: { data?: { url?: string }; name?: string }
}

const categories = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
]
const START = 'bench-start'

/** The longest piece of work on the page's own thread while something is done, in milliseconds. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories })
  // Names the thread; a page that is about to be left for another keeps it.
  const mark = () => page.evaluate((name) => void performance.mark(name), START)
  await mark()
  await act()
  await mark()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const marked = traceEvents.filter(({ name }) => name === START)
  const isOurs = ({ pid, tid }: TraceEvent) =>
    marked.some((mark) => mark.pid === pid && mark.tid === tid)
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isOurs(event))
  if (tasks.length === 0) throw new Error('the trace shows no work at all')
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000
}
