import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { restoreDeleted } from '#shared/contract/deleted.ts'
import * as contract from '#shared/contract/posts.ts'
import { listRevisions } from '#shared/contract/revisions.ts'
import { schedulePost, unschedulePost } from '#shared/contract/schedule.ts'
import { updateSettings } from '#shared/contract/settings.ts'
import { scheduleMessages } from '#shared/schedule/schedule.ts'
import { clientOf } from '#test/api-calls.ts'
import { createHeldClock } from '#test/held-clock.ts'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'

const HOUR = 60 * 60_000
const clock = createHeldClock('2026-11-19T14:00:00Z')
let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  clock.set('2026-11-19T14:00:00Z')
  await resetDatabase(diary.services.database.db)
  await diary.services.changes.announce()
  await call(updateSettings, { body: { timeZone: 'America/New_York' } })
})
afterAll(() => diary.close())

const morning = { day: '2026-11-25', time: '09:00' }
const create = (post: Partial<contract.PostInput> = {}) =>
  call(contract.createPost, { body: makePost({ published: false, ...post }) })
const update = (id: number, post: Partial<contract.PostUpdate>) =>
  call(contract.updatePost, {
    params: { id },
    body: { ...makePost({ published: false }), ...post },
  })
const find = (id: number) => call(contract.getAdminPost, { params: { id } })
const schedule = (id: number, body: { day: string; time: string | null }) =>
  call(schedulePost, { params: { id }, body })
const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('it was not refused')
  return { status: error.status, ...error.problem }
}
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
  await diary.services.dueWork.run()
  expect(await get(url)).not.toContain('secret')
  clock.set('2026-11-25T14:00:00Z')
  await diary.services.dueWork.run()
  expect(await get(url)).toContain('a-secret-walk')
})

test('it goes out with the scheduled time as its date, a new version and a revision', async () => {
  const { id } = await create({ schedule: morning })
  clock.set('2026-11-25T20:00:00Z')
  await diary.services.dueWork.run()
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
  await diary.services.dueWork.run()
  const published = await find(id)
  clock.pass(-HOUR)
  await diary.services.dueWork.run()
  expect(await get('/api/posts')).toContain(published.slug)
  clock.pass(2 * HOUR)
  await diary.services.dueWork.run()
  expect(await find(id)).toEqual(published)
})

test('publishing by hand, or taking the time away, cancels it', async () => {
  const one = await create({ schedule: morning })
  const two = await create({ schedule: morning })
  expect(await update(one.id, { published: true })).toMatchObject({
    schedule: null,
    publishedAt: '2026-11-19T14:00:00.000Z',
  })
  expect(await update(two.id, { schedule: null })).toMatchObject({
    published: false,
    scheduledAt: null,
  })
  clock.set('2026-11-26T00:00:00Z')
  await diary.services.dueWork.run()
  expect(await find(two.id)).toMatchObject({ published: false, version: 2 })
})

test('deleting a scheduled post cancels it; restored after its time it is a draft', async () => {
  const late = await create({ title: 'Too late', schedule: morning })
  const early = await create({ schedule: morning })
  const restore = ({ id }: { id: number }) =>
    call(restoreDeleted, { body: { items: [{ kind: 'post', id }] } })
  for (const { id } of [late, early]) await call(contract.removePost, { params: { id } })
  await restore(early)
  clock.set('2026-11-25T14:00:10Z')
  await diary.services.dueWork.run()
  expect(await get('/api/posts')).not.toContain(late.slug)
  expect(await find(early.id)).toMatchObject({ published: true })
  await restore(late)
  await diary.services.dueWork.run()
  expect(await find(late.id)).toMatchObject({ published: false, schedule: null })
})

describe('the calendar', () => {
  test('gives a draft a time, another time, and takes it away', async () => {
    const { id } = await create()
    expect(await schedule(id, morning)).toMatchObject({ schedule: morning, version: 2 })
    const later = { day: '2026-12-01', time: '18:30' }
    expect(await schedule(id, later)).toMatchObject({
      schedule: later,
      scheduledAt: '2026-12-01T23:30:00.000Z',
    })
    expect(await call(unschedulePost, { params: { id } })).toMatchObject({
      schedule: null,
      scheduledAt: null,
    })
  })

  test('pencils in a day on which nothing happens by itself', async () => {
    const { id } = await create()
    const pencilled = { day: '2026-11-19', time: null }
    expect(await schedule(id, pencilled)).toMatchObject({ schedule: pencilled, scheduledAt: null })
    clock.set('2026-12-01T00:00:00Z')
    await diary.services.dueWork.run()
    expect(await find(id)).toMatchObject({ published: false, schedule: pencilled })
    expect(await refusal(schedule(id, pencilled))).toMatchObject({
      status: 400,
      message: scheduleMessages.pastDay,
    })
  })

  test('schedules neither what is public nor what is gone', async () => {
    const { id } = await create({ published: true })
    expect(await refusal(schedule(id, morning))).toMatchObject({
      status: 409,
      code: 'post.already_published',
    })
    expect(await refusal(schedule(4711, morning))).toMatchObject({ status: 404 })
  })

  test('is no place for a stranger', async () => {
    const strange = await createTestApp()
    const asked = await refusal(
      clientOf(strange.app)(schedulePost, { params: { id: 1 }, body: morning }),
    )
    expect(asked.status).toBe(401)
    await strange.close()
  })
})

describe('refused with a sentence', () => {
  test.each([
    ['2026-11-19', '09:00', 'post.schedule_past', scheduleMessages.past],
    ['2037-01-01', '09:00', 'post.schedule_too_far', scheduleMessages.tooFar],
    ['2026-02-30', '09:00', 'request.invalid', 'Choose a day, such as 2026-11-25.'],
    ['tomorrow', '09:00', 'request.invalid', 'Choose a day, such as 2026-11-25.'],
    ['+012026-11-25', '09:00', 'request.invalid', 'Choose a day, such as 2026-11-25.'],
    ['2026-11-25', '24:00', 'request.invalid', 'Choose a time, such as 09:00.'],
    ['2026-11-25', '9 AM', 'request.invalid', 'Choose a time, such as 09:00.'],
  ])('%s at %s', async (day, time, code, message) => {
    const { id } = await create()
    expect(await refusal(schedule(id, { day, time }))).toMatchObject({ status: 400, code, message })
    expect(await refusal(create({ schedule: { day, time } }))).toMatchObject({ status: 400, code })
  })

  test('an hour that does not exist, with the next one that does', async () => {
    const { id } = await create()
    const asked = await refusal(schedule(id, { day: '2027-03-14', time: '02:30' }))
    expect(asked).toMatchObject({
      status: 400,
      code: 'post.schedule_gap',
      details: { next: { day: '2027-03-14', time: '03:00' } },
    })
    expect(asked.message).toContain('There’s no 2:30 AM')
  })

  test('published and scheduled at once', async () => {
    expect(await refusal(create({ published: true, schedule: morning }))).toMatchObject({
      status: 400,
      code: 'post.published_and_scheduled',
    })
  })

  test('an unknown time zone', async () => {
    const asked = await refusal(call(updateSettings, { body: { timeZone: 'Mars/Olympus' } }))
    expect(asked).toMatchObject({
      status: 400,
      message: expect.stringContaining('We don’t know this time zone'),
    })
  })
})

test('an hour that comes twice means the first', async () => {
  const { id } = await create({ schedule: { day: '2027-11-07', time: '01:30' } })
  expect((await find(id)).scheduledAt).toBe('2027-11-07T05:30:00.000Z')
})

test('another time zone keeps what the wall shows', async () => {
  const { id } = await create({ schedule: morning })
  await call(updateSettings, { body: { timeZone: 'Europe/Berlin' } })
  await diary.services.dueWork.run()
  expect(await find(id)).toMatchObject({
    schedule: morning,
    scheduledAt: '2026-11-25T08:00:00.000Z',
    version: 1,
  })
  await call(updateSettings, { body: { timeZone: 'America/Los_Angeles' } })
  clock.set('2026-11-25T16:59:59Z')
  await diary.services.dueWork.run()
  expect(await find(id)).toMatchObject({ published: false })
  clock.pass(1000)
  await diary.services.dueWork.run()
  expect(await find(id)).toMatchObject({
    published: true,
    publishedAt: '2026-11-25T17:00:00.000Z',
  })
})

describe('the date of a post', () => {
  test('can be set in the past, and stays when the post is saved again', async () => {
    const { id } = await create({ published: true, publishedOn: '2015-06-01' })
    expect(await find(id)).toMatchObject({
      publishedAt: '2015-06-01T16:00:00.000Z',
      date: '2015-06-01',
    })
    await update(id, { published: true, title: 'Written anew' })
    await update(id, { published: true, publishedOn: '2015-06-01' })
    expect(await find(id)).toMatchObject({ publishedAt: '2015-06-01T16:00:00.000Z' })
    await update(id, { published: true, publishedOn: '2026-11-19' })
    expect(await find(id)).toMatchObject({ publishedAt: '2026-11-19T14:00:00.000Z' })
  })

  test.each(['1989-12-31', '2026-11-20', '0001-01-01', '9999-12-31'])(
    'is not %s',
    async (publishedOn) => {
      expect(await refusal(create({ published: true, publishedOn }))).toMatchObject({
        status: 400,
        code: 'post.publish_day',
        fields: { publishedOn: scheduleMessages.publishedOn },
      })
    },
  )
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
  await diary.services.dueWork.run()
  expect(await get('/metrics')).toContain('due_work_waiting{kind="publish"} 0')
  expect(await get('/metrics')).toMatch(/due_work_done_total\{kind="publish"\} [1-9]/)
  expect(JSON.parse(await get('/readyz'))).not.toHaveProperty('dueWork')
})
