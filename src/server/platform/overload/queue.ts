/** Refuses more work than it can finish in time, instead of letting it wait. */
export function createQueue(maxJobs: number, refuse: () => Error, atOnce = 1) {
  const waiting: (() => void)[] = []
  let jobCount = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (jobCount >= maxJobs) throw refuse()
    jobCount += 1
    try {
      if (jobCount > atOnce) await new Promise<void>((start) => waiting.push(start))
      return await work()
    } finally {
      jobCount -= 1
      waiting.shift()?.()
    }
  }
}
