import type { Logger } from '../process/logger.ts'

interface MailQueueParts<Job> {
  atOnce: number
  /** Answers how long to rest before the job is tried again; zero when it is done with. */
  work: (job: Job) => Promise<number>
  log: Logger
}

/** Jobs in the background: in order, a few at a time, with rests. What is left at the end is in the database. */
export function createMailQueue<Job>({ atOnce, work, log }: MailQueueParts<Job>) {
  const waiting: Job[] = []
  const underWay = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isResting = false
  let isClosed = false

  function later(ms: number, then: () => void) {
    if (isClosed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      then()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  function rest(ms: number) {
    if (isResting) return
    isResting = true
    log.warn(
      { minutes: Math.ceil(ms / 60_000) },
      'so many mails are waiting that they rest a while',
    )
    later(ms, () => {
      isResting = false
      goOn()
    })
  }

  async function run(job: Job) {
    try {
      const restMs = await work(job)
      if (restMs === 0) return
      waiting.unshift(job)
      rest(restMs)
    } catch (error) {
      log.error({ err: error }, 'mailing broke off')
    }
  }

  function goOn() {
    while (!isClosed && !isResting && underWay.size < atOnce) {
      const job = waiting.shift()
      if (!job) return
      const running = run(job).finally(() => {
        underWay.delete(running)
        goOn()
      })
      underWay.add(running)
    }
  }

  const add = (job: Job) => {
    waiting.push(job)
    goOn()
  }
  return {
    add,
    addLater: (ms: number, job: Job) => later(ms, () => add(job)),
    async close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}
