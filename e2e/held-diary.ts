import { test as base } from './fixtures.ts'
import { type HeldDiary, startHeldDiary } from './start-held-diary.ts'

/** Nobody is signed in yet, in a diary where the test holds the clock. */
export const test = base.extend<object, { held: HeldDiary }>({
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const diary = await startHeldDiary()
      await use(diary)
      await diary.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ held }, use) => use(held.url),
})
