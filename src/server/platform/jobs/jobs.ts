import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../database/database.ts'
import type { Clock } from '../process/clock.ts'
import type { Logger } from '../process/log.ts'
import { createPeriodicJobsRepository } from './jobs.repository.ts'
import { withLease } from './leases.repository.ts'

const TICK_MS = 10_000
/** Work that has been due for many ticks is stuck. */
const STUCK_MS = 5 * MINUTE_MS
const periodicLease = { leaseMs: 10 * MINUTE_MS, renewMs: 2 * MINUTE_MS }
const PERIODIC_RETRY_MS = 30 * MINUTE_MS

export interface DueCount {
  count: number
  /** The first item has been due since then; null where waiting is no problem. */
  oldest: Date | null
}

/** Defines one kind of deferred work. Due times and claims are stored in the database only. */
export interface Job<Item> {
  kind: string
  /** Returns a batch of due items, oldest first; an empty batch while the job has to rest. */
  listDue(): Promise<Item[]>
  /**
   * Claims the item, does it and records the result. Returns false when another process has claimed
   * the item or it is no longer due.
   */
  run(item: Item, signal: AbortSignal): Promise<boolean>
  afterBatch?(): Promise<void> | void
  countDue(): Promise<DueCount>
}

/** A recurring job has no items; only one of all processes runs it. */
export interface PeriodicJob {
  kind: string
  /** Delays the first run, because the first minutes after a start belong to visitors. */
  delayMs: number
  /** Returns the next due time, at most a day later. */
  next(now: Date): Date
  run(signal: AbortSignal): Promise<unknown>
}

export interface JobHandle {
  kind: string
  /** Runs this kind soon, but never before `start`. */
  wake(): void
}

interface JobsOptions {
  db: Db
  clock: Clock
  log: Logger
}

/** One loop runs all deferred work. Kinds run in parallel, and a failing kind stops no other. */
export function createJobs({ db, clock, log }: JobsOptions) {
  const runners: Runner[] = []
  let isStarted = false
  let isStopped = false
  let tick: NodeJS.Timeout | undefined

  async function run(only?: string | { kind: string }): Promise<void> {
    const kind = typeof only === 'object' ? only.kind : only
    const selected = kind === undefined ? runners : runners.filter((runner) => runner.kind === kind)
    await Promise.all(selected.map((runner) => runner.run()))
  }

  function define<Item>(job: Job<Item>): JobHandle {
    const { kind } = job
    const runner = createRunner(job, log)
    runners.push(runner)
    const runIfStarted = () => {
      if (isStarted) void runner.run()
    }
    // The job runs after the current answer, so that the answer's timing reveals nothing about the
    // work.
    return { kind, wake: () => void setImmediate(runIfStarted) }
  }

  return {
    runners,
    define,
    every: (job: PeriodicJob) => define(periodic(job, db, clock)),

    run,

    start() {
      isStarted = true
      tick = setInterval(() => void run(), TICK_MS)
      tick.unref()
      void run()
    },

    async findStuck(): Promise<string[]> {
      const longAgo = clock.now().getTime() - STUCK_MS
      const states = await Promise.all(
        runners.map(async ({ kind, countDue }) => ({ ...(await countDue()), kind })),
      )
      return states
        .filter(({ oldest }) => oldest !== null && oldest.getTime() < longAgo)
        .map(({ kind }) => kind)
    },

    /** Finishes items in progress and starts no others until `resume`. */
    pause: () => Promise.all(runners.map((runner) => runner.stop())),

    resume() {
      if (isStopped) return
      for (const runner of runners) runner.resume()
      if (isStarted) void run()
    },

    async stop() {
      isStopped = true
      clearInterval(tick)
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>

export type JobRegistry = Pick<Jobs, 'define' | 'every'>

type Runner = ReturnType<typeof createRunner>

/** A call during a run starts one more pass, never a second run. */
function createRunner<Item>(job: Job<Item>, log: Logger) {
  const { kind } = job
  const counts = { done: 0, failed: 0 }
  let stopping = new AbortController()
  let running: Promise<void> | null = null
  let shouldRunAgain = false

  function recordFailure(error: unknown) {
    counts.failed += 1
    log.error({ err: error, kind }, 'due work failed; it will be tried again')
  }

  async function runItem(item: Item): Promise<boolean> {
    try {
      return await job.run(item, stopping.signal)
    } catch (error) {
      recordFailure(error)
      return false
    }
  }

  async function runBatch(): Promise<number> {
    let done = 0
    for (const item of await job.listDue()) {
      if (stopping.signal.aborted) break
      if (await runItem(item)) done += 1
    }
    counts.done += done
    if (done > 0) await job.afterBatch?.()
    return done
  }

  async function runAll() {
    try {
      do {
        shouldRunAgain = false
        // A failed item waits for the next tick, or one bad row would keep the loop busy.
        while (!stopping.signal.aborted && (await runBatch()) > 0);
      } while (shouldRunAgain && !stopping.signal.aborted)
    } catch (error) {
      recordFailure(error)
    } finally {
      running = null
    }
  }

  return {
    kind,
    counts,
    countDue: () => job.countDue(),
    run(): Promise<void> {
      shouldRunAgain = true
      running ??= stopping.signal.aborted ? null : runAll()
      return running ?? Promise.resolve()
    },
    async stop() {
      stopping.abort()
      await running
    },
    resume() {
      stopping = new AbortController()
    },
  }
}

const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

export const addOneDay = (now: Date) => later(now, DAY_MS)

function periodic(job: PeriodicJob, db: Db, clock: Clock): Job<null> {
  const { kind } = job
  const rows = createPeriodicJobsRepository(db)
  const firstRunAt = later(clock.now(), job.delayMs)

  return {
    kind,
    async listDue() {
      if (clock.now() < firstRunAt) return []
      await rows.ensure(kind, clock.now())
      return (await rows.findDue(kind, clock.now())) ? [null] : []
    },
    async run(_, signal) {
      const claimed = await rows.claim(kind, clock.now(), periodicLease.leaseMs)
      if (!claimed) return false
      let dueAt = later(clock.now(), PERIODIC_RETRY_MS)
      const lease = {
        ...periodicLease,
        clock,
        claimedUntil: claimed.claimedUntil,
        renew: (leasedUntil: Date, until: Date | null) =>
          until === null
            ? rows.finish(kind, leasedUntil, dueAt)
            : rows.renew(kind, leasedUntil, until),
      }
      await withLease(lease, async () => {
        await job.run(signal)
        dueAt = job.next(clock.now())
      })
      return true
    },
    async countDue() {
      if (clock.now() < firstRunAt) return { count: 0, oldest: null }
      const oldest = await rows.findDue(kind, clock.now())
      return { count: oldest ? 1 : 0, oldest }
    },
  }
}
