import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { getDog } from '#shared/contract/dog.ts'
import { createPost } from '#shared/contract/posts.admin.ts'
import { listRecentPosts } from '#shared/contract/posts.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { dayInZone } from '#shared/days.ts'
import { clientOf } from '#test/api-calls.ts'
import { findRefusal } from '#test/diaries/dog-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { makePost } from '#test/make.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

const NOON = '2026-11-15T12:00:00Z'
const clock = createFakeClock(NOON)
let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(() => {
  clock.set(NOON)
  return resetDiary(diary, 'none')
})
afterAll(() => diary.close())

test.for([
  [
    'Pacific/Kiritimati',
    '2026-07-24T09:59:00Z',
    '1 year old',
    '2026-07-24T10:00:00Z',
    '2 years old',
  ],
  ['Pacific/Honolulu', '2026-07-25T09:59:00Z', '1 year old', '2026-07-25T10:00:00Z', '2 years old'],
] as const)(
  'in %s the birthday begins at its own midnight',
  async ([timeZone, eve, before, day, after]) => {
    await call(updateSettings, { body: { timeZone } })
    clock.set(eve)
    await diary.services.platform.changes.announce()
    expect((await call(getDog)).age).toBe(before)
    clock.set(day)
    await diary.services.platform.changes.announce()
    expect((await call(getDog)).age).toBe(after)
  },
)

test('posts, photos and today carry the day of the diary, which browsers need not work out', async () => {
  clock.set('2026-11-15T10:30:00Z')
  const post = await call(createPost, { body: makePost({ published: true }) })
  const dates = async (timeZone: string) => {
    const { today } = await call(updateSettings, { body: { timeZone } })
    const [listed] = await call(listRecentPosts, { query: {} })
    return [today, listed!.date]
  }
  expect(new Date(post.createdAt).toISOString()).toBe(post.createdAt)
  const [east, eastPost] = await dates('Pacific/Kiritimati')
  const [west, westPost] = await dates('Pacific/Honolulu')
  expect([east, west]).toEqual(['2026-11-16', '2026-11-15'])
  expect([eastPost, westPost]).toEqual([
    dayInZone('Pacific/Kiritimati', new Date(post.publishedAt!)),
    dayInZone('Pacific/Honolulu', new Date(post.publishedAt!)),
  ])
})

test('a zone that nobody knows is refused with a sentence', async () => {
  const refused = await findRefusal(call(updateSettings, { body: { timeZone: 'Mars/Olympus' } }))
  expect(refused).toMatchObject({ status: 400 })
  expect(refused?.problem.fields?.timeZone).toContain('We don’t know this time zone')
})
