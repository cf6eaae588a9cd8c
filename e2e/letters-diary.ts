import { test as base, expect } from './signed-in.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

/** The owner is signed in, in a diary that sends mails and where the test holds the clock. */
export const test = base.extend<{ letters: InProcessDiary }>({
  sendsMail: true,
  letters: async ({ diary }, use) => {
    diary.stand()
    await use(diary)
  },
})

export { expect }
