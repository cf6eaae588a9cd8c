import type { Chromium, Message } from './chromium.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  cat: string
  ts: number
  dur?: number
  /** What the thread itself spent, without the time that others had the processor. */
  tdur?: number
}

/** No more than this: with more, writing the trace takes longer than what it is about. */
const USER_TIMING = 'blink.user_timing'
const includedCategories = ['disabled-by-default-devtools.timeline', USER_TIMING]

/** Set by the page when it begins, and by us when something is about to be done and when it is. */
export const MARK = 'bench-mark'

/**
 * The longest piece of work on the page's own thread while something is done, in milliseconds.
 * What is done begins and ends with a mark.
 */
export async function longestTask(chromium: Chromium, act: () => Promise<unknown>) {
  const { tasks } = await watch(chromium, act)
  return longestOf(tasks)
}

/** The same, before and after a mark that the page itself sets meanwhile. */
export async function longestTasksAround(
  mark: string,
  chromium: Chromium,
  act: () => Promise<unknown>,
) {
  const { tasks, marks } = await watch(chromium, act)
  const at = marks.find(({ name }) => name === mark)?.ts
  if (at === undefined) throw new Error(`the page did not come to this: ${mark}`)
  const isBefore = ({ ts, dur = 0 }: TraceEvent) => ts + dur < at
  return [
    longestOf(tasks.filter(isBefore)),
    longestOf(tasks.filter((task) => !isBefore(task))),
  ] as const
}

async function watch(chromium: Chromium, act: () => Promise<unknown>) {
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
  return ofThePage(events)
}

function ofThePage(events: TraceEvent[]) {
  const last = events.findLast(({ name }) => name === MARK)
  if (!last) throw new Error('the trace does not show the page')
  const ours = events.filter(({ pid, tid }) => pid === last.pid && tid === last.tid)
  // A process that is just starting may be traced a moment too late for the first one.
  const begin = ours.find((event) => event.name === MARK && event !== last)?.ts ?? 0
  const meanwhile = ours.filter(({ ts }) => ts > begin && ts < last.ts)
  return {
    tasks: meanwhile.filter(({ name }) => name === 'RunTask'),
    marks: meanwhile.filter(({ cat }) => cat === USER_TIMING),
  }
}

const longestOf = (tasks: TraceEvent[]) => Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
