import type { Diary } from './diary.ts'
import { test as base, expect } from './signed-in.ts'
import { type HeldDiary, startHeldDiary } from './start-held-diary.ts'

/** The owner is signed in, in a diary that sends mails and where the test holds the clock. */
export const test = base.extend<object, { letters: HeldDiary; diary: Diary }>({
  letters: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const diary = await startHeldDiary({
        SEED: 'demo',
        MAIL_FROM: 'The Diary <diary@example.com>',
      })
      await use(diary)
      await diary.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Of a diary in this process nothing but the address is asked for.
  diary: [async ({ letters }, use) => use(letters as unknown as Diary), { scope: 'worker' }],
})

export { expect }
