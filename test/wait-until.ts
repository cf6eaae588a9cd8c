import { setTimeout } from 'node:timers/promises'

/** Polls until the condition is true. The limit only ends a hopeless wait. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 150_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('Waited in vain.')
    await setTimeout(10)
  }
}
