import { readDemo } from '#server/demo/read-demo.ts'
import { emptyDiary } from './signing-in/sign-in.ts'
import type { TestApp } from './test-app.ts'

/** As after a first start with the same environment: for tests that share one running diary. */
export async function beginAnew(diary: TestApp, seed: 'demo' | 'none' = 'demo') {
  const { changes, counting, dueWork, posts, photos, settings } = diary.services
  // What another test left to be done belongs to its rows.
  await dueWork.run()
  await counting.deleteAll()
  await emptyDiary(diary)
  settings.forget()
  await settings.get()
  if (seed === 'demo') {
    const demo = await readDemo()
    for (const post of demo.posts) await posts.insert(post)
    for (const photo of demo.photos) await photos.insert(photo)
  }
  await changes.announce()
  await counting.refresh()
}
