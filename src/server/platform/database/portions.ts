import { setImmediate } from 'node:timers/promises'

/**
 * A long list in steps. Turning rows into answers takes this thread's time: between the steps
 * other requests are answered.
 */
export async function* inPortions<T>(
  ids: readonly number[],
  size: number,
  read: (portion: number[]) => Promise<T>,
): AsyncGenerator<T> {
  for (let at = 0; at < ids.length; at += size) {
    yield await read(ids.slice(at, at + size))
    await setImmediate()
  }
}
