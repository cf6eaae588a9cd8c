/** Refuses more work than it can finish in time, instead of letting it wait. */
export function createQueue(most: number, refuse: () => Error, atOnce = 1) {
  const waiting: (() => void)[] = []
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
