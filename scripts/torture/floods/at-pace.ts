import { setTimeout } from 'node:timers/promises'

/** Sends requests evenly over the time, without waiting for answers. */
export async function atPace<T>(
  count: number,
  ms: number,
  send: (number: number) => Promise<T>,
): Promise<T[]> {
  const sent: Promise<T>[] = []
  const startedAt = performance.now()
  while (sent.length < count) {
    const due = Math.min(1, (performance.now() - startedAt) / ms) * count
    while (sent.length < due) sent.push(send(sent.length))
    await setTimeout(5)
  }
  return Promise.all(sent)
}
