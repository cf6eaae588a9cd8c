import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import {
  createLogEntry,
  getDogLog,
  removeLogEntry,
  updateLogEntry,
} from '#shared/contract/dog.admin.ts'
import { getOnThisDay, getTimeline, getYearBook } from '#shared/contract/dog.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { clientOf } from '#test/api-calls.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { openSharedStore, type SharedStore } from '#test/stores/stores.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'

const clock = createFakeClock('2026-11-16T17:00:00Z')
let store: SharedStore
let mail: MailServer
let one: TestApp
let other: TestApp

beforeAll(async () => {
  mail = await startMailServer()
  store = await openSharedStore('server')
  const start = (database: Database) => {
    const env = { SMTP_URL: mail.url }
    return createTestApp({ clock, visitor: adminVisitor, env, database })
  }
  one = await start(store.first)
  other = await start(store.second)
  await clientOf(one.app)(updateSettings, {
    body: { timeZone: 'America/New_York', ownerEmail: 'nora@example.com' },
  })
  await writePost('A year ago', '2025-11-16T12:00:00Z')
  // In New York it is still the evening of the 16th.
  await writePost('Late in the evening', '2024-11-17T04:00:00Z')
  await writePost('The day after', '2025-11-17T12:00:00Z')
  for (const day of ['16', '20', '21']) await addPhoto(`Photo ${day}`, `2025-11-${day}T12:00:00Z`)
  // In New York it is still the old year.
  await addPhoto('Fireworks, indoors', '2026-01-01T03:00:00Z')
  await one.services.platform.changes.announce()
})
afterAll(async () => {
  for (const diary of instances()) await diary.close()
  await store.close()
  await mail.close()
})

const instances = () => [one, other]
async function writePost(title: string, at: string) {
  const { schedule: _, publishedOn: __, ...post } = makePost({ title })
  const [slug, publishedAt] = [title.toLowerCase().replaceAll(' ', '-'), new Date(at)]
  await one.services.posts.insert({
    ...post,
    slug,
    publishedAt,
    createdAt: publishedAt,
    featured: false,
  })
}
async function addPhoto(title: string, at: string) {
  await one.services.photos.insert({ ...makePhoto({ title }), createdAt: new Date(at) })
}
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title)
const today = async ({ app }: TestApp) => titles((await clientOf(app)(getOnThisDay)).entries)

test('life is counted by its months, and a few photos stand for all of one', async () => {
  const { halves, counts, books } = await clientOf(one.app)(getTimeline, { query: {} })
  const months = halves.flatMap((half) => half.months)
  const ages = months.flatMap(({ month, posts, photos, morePhotos }) =>
    posts.length + photos.length > 0
      ? [[month, titles(posts), titles(photos), morePhotos] as const]
      : [],
  )
  expect(ages).toEqual([
    [3, ['Late in the evening'], [], 0],
    [15, ['A year ago', 'The day after'], ['Photo 16', 'Photo 20'], 1],
    [17, [], ['Fireworks, indoors'], 0],
  ])
  expect(counts).toMatchObject({ posts: 3, photos: 4 })
  expect(books).toEqual([2024, 2025])
})

test('a book ends with the last night of its year', async () => {
  const book = await clientOf(one.app)(getYearBook, { params: { year: '2025' as never } })
  expect(book.years).toEqual([2024, 2025])
  expect(book.figures).toMatchObject({ posts: 2, photos: 4, days: 5 })
  expect(book.months.flatMap(({ stories }) => titles(stories))).toEqual([
    'A year ago',
    'The day after',
  ])
})

test('what one instance put on the timeline another one shows, and forgets again', async () => {
  const body = { kind: 'milestone' as const, day: '2025-01-18', title: 'First snow' }
  const { id } = await clientOf(one.app)(createLogEntry, { body: { ...body, isPublic: true } })
  const isShown = async () => {
    const timeline = await clientOf(other.app)(getTimeline, { query: {} })
    return JSON.stringify(timeline).includes('First snow')
  }
  await waitUntil(isShown)
  const params = { id }
  await clientOf(one.app)(updateLogEntry, { params, body: { ...body, isPublic: false } })
  await waitUntil(async () => !(await isShown()))
  expect(titles((await clientOf(other.app)(getDogLog)).entries)).toEqual(['First snow'])
})

test('at the diary’s midnight every instance remembers another day by itself', async () => {
  clock.set('2026-11-17T04:59:59Z')
  const before = ['A year ago', 'Photo 16', 'Late in the evening']
  for (const diary of instances()) expect(await today(diary)).toEqual(before)
  clock.set('2026-11-17T05:00:00Z')
  // The cache must empty itself without any request.
  await waitUntil(() =>
    instances().every(({ services }) => services.platform.cache.usage().entries === 0),
  )
  for (const diary of instances()) expect(await today(diary)).toEqual(['The day after'])
})

test('of what is due in a week the owner is told once, by one of all', async () => {
  const { id } = await clientOf(one.app)(createLogEntry, {
    body: { kind: 'vaccination', day: '2026-11-01', title: 'Booster', nextDue: '2026-12-02' },
  })
  clock.pass(9 * DAY_MS)
  const runAll = () => Promise.all(instances().map(({ services }) => services.platform.jobs.run()))
  for (const _ of [1, 2, 3]) await runAll()
  await waitUntil(() => mail.mails.length > 0)
  await runAll()
  expect(mail.mails.map(({ to }) => to)).toEqual([['nora@example.com']])
  await clientOf(one.app)(removeLogEntry, { params: { id } })
})
