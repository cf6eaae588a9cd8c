import type { Chromium, Message } from './chromium.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** What the thread itself spent, without the time that others had the processor. */
  tdur?: number
}

/** No more than this: with more, writing the trace takes longer than what it is about. */
const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Set by the page when it begins, and by us when something is about to be done and when it is. */
export const MARK = 'bench-mark'

/**
 * The longest piece of work on the page's own thread while something is done, in milliseconds.
 * What is done begins and ends with a mark.
 */
export async function longestTask(chromium: Chromium, act: () => Promise<unknown>) {
  const events: TraceEvent[] = []
  const { promise: isComplete, resolve: complete } = Promise.withResolvers<void>()
  const stopListening = chromium.listen(({ method, params }: Message) => {
    if (method === 'Tracing.dataCollected') {
      for (const event of (params as { value: TraceEvent[] }).value) events.push(event)
    }
    if (method === 'Tracing.tracingComplete') complete()
  })
  await chromium.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  })
  await act()
  await chromium.send('Tracing.end')
  await isComplete
  stopListening()
  return longestOf(events)
}

function longestOf(events: TraceEvent[]): number {
  const marks = events.filter(({ name }) => name === MARK)
  const last = marks.at(-1)
  if (!last) throw new Error('the trace does not show the page')
  const isOurs = ({ pid, tid }: TraceEvent) => pid === last.pid && tid === last.tid
  // A process that is just starting may be traced a moment too late for the first one.
  const first = marks.find((mark) => mark !== last && isOurs(mark))
  const begin = first?.ts ?? 0
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && isOurs(event) && event.ts > begin && event.ts < last.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
