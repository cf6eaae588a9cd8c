import { Session } from 'node:inspector/promises'

/**
 * Counts how often each block of the given sources runs: unlike time, steps are the same on every
 * machine. Import the sources afterwards, because code loaded earlier is not counted.
 */
export async function startCountingBlocks(sources: RegExp) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  return {
    /** Reading the counters resets them, so no other code of these sources may run in between. */
    async stepsOf(work: () => unknown): Promise<number> {
      await work()
      const { result } = await session.post('Profiler.takePreciseCoverage')
      return result
        .filter((script) => sources.test(script.url))
        .flatMap((script) => script.functions)
        .flatMap((script) => script.ranges)
        .reduce((sum, range) => sum + range.count, 0)
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
