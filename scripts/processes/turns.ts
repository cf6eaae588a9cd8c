import { setTimeout } from 'node:timers/promises'

/** Returns the waiting time, or infinity if the condition never became true. */
export async function waitFor(isSo: () => Promise<boolean>, limitMs: number): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return performance.now() - startedAt
    if (performance.now() - startedAt > limitMs) return Number.POSITIVE_INFINITY
    await setTimeout(20)
  }
}

export async function inTurn<T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < count) results.push(await act(results.length))
  return results
}

export async function work(
  workers: number,
  isOver: () => boolean,
  act: (turn: number) => Promise<unknown>,
): Promise<number> {
  let turns = 0
  const worker = async () => {
    while (!isOver()) await act(turns++)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return turns
}
