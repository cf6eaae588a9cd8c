import { test as base } from './fixtures.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

/** Nobody is signed in yet, in a diary that sends mails and where the test holds the clock. */
export const test = base.extend<{ held: InProcessDiary }>({
  sendsMail: true,
  held: async ({ diary }, use) => use(diary),
})
