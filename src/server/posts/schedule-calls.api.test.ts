import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import type { PostInput, PostUpdate } from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.admin.ts'
import { schedulePost, unschedulePost } from '#shared/contract/posts.admin.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { scheduleErrors } from '#texts/errors/posts.ts'

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

const schedule = (id: number, body: { day: string; time: string | null }) =>
  call(schedulePost, { params: { id }, body })

const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('it was not refused')
  return { status: error.status, ...error.problem }
}

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
    await diary.services.platform.jobs.run()
    expect(await find(id)).toMatchObject({ published: false, schedule: pencilled })
    expect(await refusal(schedule(id, pencilled))).toMatchObject({
      status: 400,
      message: scheduleErrors.pastDay,
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
    const refused = await refusal(
      clientOf(strange.app)(schedulePost, { params: { id: 1 }, body: morning }),
    )
    expect(refused.status).toBe(401)
    await strange.close()
  })
})

describe('refused with a sentence', () => {
  test.each([
    ['2026-11-19', '09:00', 'post.schedule_past', scheduleErrors.past],
    ['2037-01-01', '09:00', 'post.schedule_too_far', scheduleErrors.tooFar],
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
    const refused = await refusal(schedule(id, { day: '2027-03-14', time: '02:30' }))
    expect(refused).toMatchObject({
      status: 400,
      code: 'post.schedule_gap',
      details: { next: { day: '2027-03-14', time: '03:00' } },
    })
    expect(refused.message).toContain('There’s no 2:30 AM')
  })

  test('published and scheduled at once', async () => {
    expect(await refusal(create({ published: true, schedule: morning }))).toMatchObject({
      status: 400,
      code: 'post.published_and_scheduled',
    })
  })

  test('an unknown time zone', async () => {
    const refused = await refusal(call(updateSettings, { body: { timeZone: 'Mars/Olympus' } }))
    expect(refused).toMatchObject({
      status: 400,
      message: expect.stringContaining('We don’t know this time zone'),
    })
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
        fields: { publishedOn: scheduleErrors.publishedOn },
      })
    },
  )
})
