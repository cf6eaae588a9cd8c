import { test as base } from './fixtures.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

/** Nobody is signed in; the diary sends mail and has a fake clock. */
export const test = base.extend<{ held: InProcessDiary }>({
  sendsMail: true,
  held: async ({ diary }, use) => use(diary),
})
