import { expect, test } from 'vitest'
import { insertScheduled } from '#test/diaries/scheduled-posts.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createTestApp } from '#test/test-app.ts'

test.each([
  { isStarted: false, published: 0 },
  { isStarted: true, published: 1 },
])(
  'a change wakes the jobs of a diary that was started: $isStarted',
  async ({ isStarted, published }) => {
    const clock = createFakeClock('2026-11-26T09:00:00Z')
    const { services, close } = await createTestApp({ isStarted, clock })
    await insertScheduled(services.platform.database.db, 1)
    await services.platform.changes.announce()
    // The store answers in turn, so a job that was woken has finished before all these pings.
    for (let turn = 0; turn < 50; turn += 1) await services.platform.database.ping()
    const posts = await services.posts.listAll()
    expect(posts.filter((post) => post.published)).toHaveLength(published)
    await close()
  },
)
