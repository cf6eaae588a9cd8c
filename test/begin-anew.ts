import { writeDemoContent } from '#server/demo/demo-content.ts'
import { emptyDiary } from './signing-in/sign-in.ts'
import type { TestApp } from './test-app.ts'

/** As after a first start with the same environment: for tests that share one running diary. */
export async function beginAnew(diary: TestApp, seed: 'demo' | 'none' = 'demo') {
  const { changes, counting, dueWork, posts, photos, settings, log } = diary.services
  // What another test left to be done belongs to its rows.
  await dueWork.run()
  await counting.deleteAll()
  await emptyDiary(diary)
  settings.forget()
  await settings.get()
  if (seed === 'demo') await writeDemoContent({ posts, photos, settings, log })
  await changes.announce()
  await counting.refresh()
}
