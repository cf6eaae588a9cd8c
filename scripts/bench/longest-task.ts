import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** What the thread itself spent, without the time that others had the processor. */
  tdur?: number
}

/** No more than this: with more, writing the trace takes longer than what it is about. */
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Set by the page when it begins, and by us when something is about to be done. */
export const MARK = 'bench-mark'

/**
 * The longest piece of work on the page's own thread while something is done, in milliseconds.
 * What is done begins and ends with a mark.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const marks = traceEvents.filter(({ name }) => name === MARK)
  const last = marks.at(-1)
  if (!last) throw new Error('the trace does not show the page')
  const isOurs = ({ pid, tid }: TraceEvent) => pid === last.pid && tid === last.tid
  // A process that is just starting may be traced a moment too late for the first one.
  const first = marks.find((mark) => mark !== last && isOurs(mark))
  const begin = first?.ts ?? 0
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && isOurs(event) && event.ts > begin,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
