import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createRunner } from './run-work.ts'
import type { Work } from './work.ts'

const TICK_MS = 10_000
/** Due for longer than many ticks: something is wrong. */
const STUCK_MS = 5 * 60_000

interface DueWorkParts {
  works: Work[]
  clock: Clock
  log: Logger
}

/** The one loop for everything that happens later. Kinds run beside each other; a failing one stops no other. */
export function createDueWork({ works, clock, log }: DueWorkParts) {
  const runners = works.map((work) => createRunner(work, log))
  const runAll = async (only?: Work) => {
    const wanted = only ? runners.filter(({ work }) => work === only) : runners
    await Promise.all(wanted.map((runner) => runner.run()))
  }
  let tick: NodeJS.Timeout | undefined

  return {
    runners,

    start() {
      tick = setInterval(() => void runAll(), TICK_MS)
      tick.unref()
      void runAll()
    },

    /** Does what is due now, of one kind or of all; for a write that cannot wait for the tick. */
    run: runAll,

    /** Names of the kinds that do not get on. */
    async findStuck(): Promise<string[]> {
      const longAgo = clock.now().getTime() - STUCK_MS
      const states = await Promise.all(
        works.map(async (work) => ({ ...(await work.countWaiting()), kind: work.kind })),
      )
      return states
        .filter(({ oldest }) => oldest !== null && oldest.getTime() < longAgo)
        .map(({ kind }) => kind)
    },

    async stop() {
      clearInterval(tick)
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

export type DueWork = ReturnType<typeof createDueWork>
