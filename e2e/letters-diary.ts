import { test as base, expect } from './signed-in.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

/** The owner is signed in; the diary sends mail and has a fake clock. */
export const test = base.extend<{ letters: InProcessDiary }>({
  sendsMail: true,
  letters: async ({ diary }, use) => {
    diary.stand()
    await use(diary)
  },
})

export { expect }
