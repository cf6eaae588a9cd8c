/** Runs heavy jobs one after another; refuses more than a queue can promise to finish. */
export function createQueue(maxWaiting: number, refuse: () => Error) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw refuse()
    waiting += 1
    const mine = last.then(job)
    last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      waiting -= 1
    }
  }
}
