/**
 * Runs `atOnce` pieces of heavy work at a time; refuses more than `most`, to finish those it
 * accepts.
 */
export function createQueue(most: number, refuse: () => Error, atOnce = 1) {
  const waiting: (() => void)[] = []
  /** Counts running and waiting work together. */
  let taken = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= most) throw refuse()
    taken += 1
    try {
      if (taken > atOnce) await new Promise<void>((start) => waiting.push(start))
      return await work()
    } finally {
      taken -= 1
      waiting.shift()?.()
    }
  }
}
