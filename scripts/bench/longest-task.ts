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

/** The longest piece of work on the page's own thread while something is done, in milliseconds. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mark = traceEvents.find(({ name }) => name === MARK)
  if (!mark) throw new Error('the trace does not show the page')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
