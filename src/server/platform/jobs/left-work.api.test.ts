import { expect, test } from 'vitest'
import { insertScheduled } from '#test/diaries/scheduled-posts.ts'
import { createHeldClock } from '#test/held-clock.ts'
import { createTestApp } from '#test/test-app.ts'

test.each([
  { leavesWork: true, published: 0 },
  { leavesWork: false, published: 1 },
])('what is due waits for the diary itself: $leavesWork', async ({ leavesWork, published }) => {
  const clock = createHeldClock('2026-11-26T09:00:00Z')
  const { services, close } = await createTestApp({ leavesWork, clock })
  await insertScheduled(services.database.db, 1)
  await services.dueWork.run()
  const posts = await services.posts.listAll()
  expect(posts.filter((post) => post.published)).toHaveLength(published)
  await close()
})
