import { setTimeout } from 'node:timers/promises'

/** Asks again and again until the answer is yes. The limit is only there to end a hopeless wait. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 150_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('Waited in vain.')
    await setTimeout(10)
  }
}
