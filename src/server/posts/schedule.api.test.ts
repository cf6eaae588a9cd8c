import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { listRevisions, restoreDeletedItems } from '#shared/contract/history.admin.ts'
import type { PostInput, PostUpdate } from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.admin.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { clientOf } from '#test/api-calls.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

const clock = createFakeClock('2026-11-19T14:00:00Z')
let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  clock.set('2026-11-19T14:00:00Z')
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
  await call(updateSettings, { body: { timeZone: 'America/New_York' } })
})
afterAll(() => diary.close())
const morning = { day: '2026-11-25', time: '09:00' }

const create = (post: Partial<PostInput> = {}) =>
  call(contract.createPost, { body: makePost({ published: false, ...post }) })

const update = (id: number, post: Partial<PostUpdate>) =>
  call(contract.updatePost, {
    params: { id },
    body: { ...makePost({ published: false }), ...post },
  })
const find = (id: number) => call(contract.getAdminPost, { params: { id } })

const get = async (url: string) => (await diary.app.inject({ url })).body

test('a scheduled post is a draft with a time, and editing it keeps the time', async () => {
  const { id } = await create({ schedule: morning })
  expect(await find(id)).toMatchObject({
    published: false,
    publishedAt: null,
    scheduledAt: '2026-11-25T14:00:00.000Z',
    schedule: morning,
    date: '2026-11-25',
  })
  await update(id, { title: 'Other words, same time' })
  expect(await find(id)).toMatchObject({ title: 'Other words, same time', schedule: morning })
})

test.each([
  '/api/posts',
  '/api/posts/recent',
  '/api/posts/featured',
  '/api/posts/category/adventure',
  '/api/posts/a-secret-walk',
  '/api/blog-page?search=secret',
  '/rss.xml',
  '/sitemap.xml',
])('%s does not tell of it before its time, and does at its time', async (url) => {
  await create({ title: 'A secret walk', featured: true, schedule: morning })
  clock.set('2026-11-25T13:59:59.999Z')
  await diary.services.platform.jobs.run()
  expect(await get(url)).not.toContain('secret')
  clock.set('2026-11-25T14:00:00Z')
  await diary.services.platform.jobs.run()
  expect(await get(url)).toContain('a-secret-walk')
})

test('it goes out with the scheduled time as its date, a new version and a revision', async () => {
  const { id } = await create({ schedule: morning })
  clock.set('2026-11-25T20:00:00Z')
  await diary.services.platform.jobs.run()
  expect(await find(id)).toMatchObject({
    published: true,
    publishedAt: '2026-11-25T14:00:00.000Z',
    scheduledAt: null,
    schedule: null,
    version: 2,
  })
  const revisions = await call(listRevisions, { params: { id } })
  expect(revisions.map(({ version, published }) => [version, published])).toEqual([
    [2, true],
    [1, false],
  ])
})

test('a clock set back takes nothing back and brings nothing twice', async () => {
  const { id } = await create({ schedule: morning })
  clock.set('2026-11-25T14:00:10Z')
  await diary.services.platform.jobs.run()
  const published = await find(id)
  clock.pass(-HOUR_MS)
  await diary.services.platform.jobs.run()
  expect(await get('/api/posts')).toContain(published.slug)
  clock.pass(2 * HOUR_MS)
  await diary.services.platform.jobs.run()
  expect(await find(id)).toEqual(published)
})

test('publishing by hand, or taking the time away, cancels it', async () => {
  const publishedByHand = await create({ schedule: morning })
  const cleared = await create({ schedule: morning })
  expect(await update(publishedByHand.id, { published: true })).toMatchObject({
    schedule: null,
    publishedAt: '2026-11-19T14:00:00.000Z',
  })
  expect(await update(cleared.id, { schedule: null })).toMatchObject({
    published: false,
    scheduledAt: null,
  })
  clock.set('2026-11-26T00:00:00Z')
  await diary.services.platform.jobs.run()
  expect(await find(cleared.id)).toMatchObject({ published: false, version: 2 })
})

test('deleting a scheduled post cancels it; restored after its time it is a draft', async () => {
  const late = await create({ title: 'Too late', schedule: morning })
  const early = await create({ schedule: morning })
  const restore = ({ id }: { id: number }) =>
    call(restoreDeletedItems, { body: { items: [{ kind: 'post', id }] } })
  for (const { id } of [late, early]) await call(contract.removePost, { params: { id } })
  await restore(early)
  clock.set('2026-11-25T14:00:10Z')
  await diary.services.platform.jobs.run()
  expect(await get('/api/posts')).not.toContain(late.slug)
  expect(await find(early.id)).toMatchObject({ published: true })
  await restore(late)
  await diary.services.platform.jobs.run()
  expect(await find(late.id)).toMatchObject({ published: false, schedule: null })
})

test('an hour that comes twice means the first', async () => {
  const { id } = await create({ schedule: { day: '2027-11-07', time: '01:30' } })
  expect((await find(id)).scheduledAt).toBe('2027-11-07T05:30:00.000Z')
})

test('another time zone keeps what the wall shows', async () => {
  const { id } = await create({ schedule: morning })
  await call(updateSettings, { body: { timeZone: 'Europe/Berlin' } })
  await diary.services.platform.jobs.run()
  expect(await find(id)).toMatchObject({
    schedule: morning,
    scheduledAt: '2026-11-25T08:00:00.000Z',
    version: 1,
  })
  await call(updateSettings, { body: { timeZone: 'America/Los_Angeles' } })
  clock.set('2026-11-25T16:59:59Z')
  await diary.services.platform.jobs.run()
  expect(await find(id)).toMatchObject({ published: false })
  clock.pass(1000)
  await diary.services.platform.jobs.run()
  expect(await find(id)).toMatchObject({
    published: true,
    publishedAt: '2026-11-25T17:00:00.000Z',
  })
})

test('figures tell what waits and what was done, and readiness names what is stuck', async () => {
  await create({ schedule: morning })
  clock.set('2026-11-25T14:06:00Z')
  expect(await get('/metrics')).toContain('due_work_waiting{kind="publish"} 1')
  expect(await get('/metrics')).toContain('due_work_oldest_seconds{kind="publish"} 360')
  expect(JSON.parse(await get('/readyz'))).toMatchObject({
    status: 'ready',
    dueWork: expect.stringContaining('publish'),
  })
  await diary.services.platform.jobs.run()
  expect(await get('/metrics')).toContain('due_work_waiting{kind="publish"} 0')
  expect(await get('/metrics')).toMatch(/due_work_done_total\{kind="publish"\} [1-9]/)
  expect(JSON.parse(await get('/readyz'))).not.toHaveProperty('dueWork')
})
