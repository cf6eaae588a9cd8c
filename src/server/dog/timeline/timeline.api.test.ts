import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { createLogEntry } from '#shared/contract/dog.admin.ts'
import { getOnThisDay, getTimeline, type Timeline } from '#shared/contract/dog.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
const SNOW = 'https://photos.example/snow.jpg'
const NOON = '2026-11-16T12:00:00Z'
let now = new Date(NOON)

const writePost = async (title: string, at: string, published = true) => {
  const { schedule: _, publishedOn: __, ...post } = makePost({ title, published })
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const publishedAt = new Date(at)
  await diary.services.posts.insert({
    ...post,
    slug,
    publishedAt,
    createdAt: publishedAt,
    featured: false,
  })
}
const addPhoto = async (title: string, at: string) => {
  await diary.services.photos.insert({ ...makePhoto({ title }), createdAt: new Date(at) })
}
const monthOf = ({ halves }: Timeline, month: number) =>
  halves.flatMap(({ months }) => months).find((candidate) => candidate.month === month)!
const goTo = async (instant: string) => {
  now = new Date(instant)
  await diary.services.platform.changes.announce()
}

beforeEach(async () => {
  now = new Date(NOON)
  diary = await createTestApp({ visitor: adminVisitor, clock: { now: () => now } })
  call = clientOf(diary.app)
  await call(updateSettings, { body: { timeZone: 'America/New_York' } })
  await writePost('Before he was there', '2023-11-16T12:00:00Z')
  await writePost('A year ago', '2025-11-16T12:00:00Z')
  // In New York it is still the evening of the 16th.
  await writePost('Late in the evening', '2024-11-17T04:00:00Z')
  await writePost('A secret draft', '2025-11-16T13:00:00Z', false)
  for (const day of ['20', '21', '22']) await addPhoto(`Photo ${day}`, `2025-11-${day}T12:00:00Z`)
  await addPhoto('Photo of the day', '2025-11-16T12:00:00Z')
  const entry = { words: '', privateWords: '', grams: null, nextDue: null, photoUrl: null }
  const note = (body: object) => call(createLogEntry, { body: { ...entry, ...body } as never })
  const snow = { kind: 'milestone', day: '2025-01-18', title: 'First snow', isPublic: true }
  await note({ ...snow, photoUrl: SNOW })
  await note({ kind: 'milestone', day: '2025-01-19', title: 'A private one', isPublic: false })
  const guest = { kind: 'note', day: '2025-11-16', words: 'A guest', title: '', isPublic: true }
  await note({ ...guest, photoUrl: 'https://photos.example/guest.jpg' })
  await note({ kind: 'weight', day: '2024-10-05', title: '', grams: 1300, isPublic: true })
  await note({ kind: 'weight', day: '2026-10-05', title: '', grams: 3200, isPublic: true })
})
afterEach(() => diary.close())

test('posts, photos and milestones stand in the month of life in which they happened', async () => {
  const timeline = await call(getTimeline, { query: {} })
  expect(timeline).toMatchObject({
    today: { month: 27, week: 2, age: '2 years, 3 months and 22 days' },
    counts: { posts: 2, photos: 4, milestones: 5 },
    books: [2024, 2025],
    pages: 1,
  })
  expect(timeline.halves.map(({ half }) => half)).toEqual([0, 1, 2, 3, 4])
  expect(monthOf(timeline, 0).milestones).toMatchObject([{ title: 'Born', week: 0 }])
  expect(monthOf(timeline, 5).milestones).toMatchObject([{ title: 'First snow', week: 3 }])
  expect(monthOf(timeline, 24).milestones).toMatchObject([{ title: 'Two years old' }])
  expect(monthOf(timeline, 3).posts).toMatchObject([
    { title: 'Late in the evening', date: '2024-11-16', path: '/blog/late-in-the-evening' },
  ])
  expect(monthOf(timeline, 3).posts[0]!.coverImage).toBeTruthy()
  expect(monthOf(timeline, 15).posts[0]).toMatchObject({ title: 'A year ago', coverImage: null })
  expect(monthOf(timeline, 15).photos).toMatchObject([
    { title: 'A guest', path: null },
    { title: 'Photo of the day' },
  ])
  expect(monthOf(timeline, 15).morePhotos).toBe(3)
  expect(JSON.stringify(timeline)).not.toMatch(/secret|private/i)
})

test('the photo of a milestone hangs in its month, where milestones are shown', async () => {
  const hung = async (show?: 'posts' | 'photos' | 'milestones') => {
    const timeline = await call(getTimeline, { query: { show } })
    return monthOf(timeline, 5).photos
  }
  const snow = [{ path: null, title: 'First snow', imageUrl: SNOW }]
  expect(await hung()).toEqual(snow)
  expect(await hung('milestones')).toEqual(snow)
  expect(await hung('photos')).toEqual([])
  expect(await hung('posts')).toEqual([])
})

test('the back grows with the public weights', async () => {
  const { halves, hasWeights } = await call(getTimeline, { query: {} })
  expect(hasWeights).toBe(true)
  expect(halves[0]!.sizes[0]).toBe(0.52)
  expect(halves[0]!.sizes).toHaveLength(7)
  // Four months of the running half year have started; the last size is that of today.
  expect(halves[4]!.sizes).toHaveLength(5)
  expect(halves[4]!.sizes.at(-1)).toBe(1)
})

test('filters and years are addresses, and the tape stays whole', async () => {
  const posts = await call(getTimeline, { query: { show: 'posts' } })
  expect(posts.halves).toHaveLength(5)
  expect(monthOf(posts, 15)).toMatchObject({ photos: [], milestones: [], posts: [{}] })
  const photos = await call(getTimeline, { query: { show: 'photos' } })
  expect(monthOf(photos, 15)).toMatchObject({ morePhotos: 0, posts: [] })
  expect(monthOf(photos, 15).photos).toHaveLength(4)
  const second = await call(getTimeline, { query: { year: '2' } })
  expect(second.halves.map(({ half }) => half)).toEqual([2, 3])
  const whole = await call(getTimeline, { query: {} })
  const madeUp = await diary.app.inject('/api/timeline?year=x&show=cats&month=-1&page=99')
  expect(madeUp.json()).toEqual(whole)
})

test('earlier years remember this day, the nearest first, posts before photos', async () => {
  const { day, entries } = await call(getOnThisDay)
  expect(day).toBe('2026-11-16')
  expect(entries).toMatchObject([
    {
      kind: 'post',
      title: 'A year ago',
      when: 'One year ago today',
      age: 'at 1 year and 3 months',
    },
    { kind: 'photo', title: 'Photo of the day' },
    { title: 'Late in the evening', when: 'Two years ago today', age: 'at 16 weeks' },
  ])
})

test('another day begins at the midnight of the diary and remembers something else', async () => {
  await goTo('2026-11-17T04:59:00Z')
  expect((await call(getOnThisDay)).entries).toHaveLength(3)
  await goTo('2026-11-17T05:00:00Z')
  expect(await call(getOnThisDay)).toEqual({ day: '2026-11-17', entries: [] })
  await goTo('2026-11-16T12:00:00Z')
})

test('once seen since the last change, all of it is sent from memory', async () => {
  const { counts } = diary.services.platform.cache
  const urls = ['/api/timeline', '/api/timeline?show=posts&year=2', '/api/timeline?month=15']
  urls.push('/api/on-this-day', '/api/year-books/2025', '/api/dog/weights')
  for (const url of urls) await diary.app.inject(url)
  const { misses } = counts
  for (const url of urls) expect((await diary.app.inject(url)).statusCode, url).toBe(200)
  expect(counts.misses).toBe(misses)
})

test('a page holds fifty, and a month goes on where the page before ended', async () => {
  for (let at = 0; at < 60; at += 1) await writePost(`Story ${at}`, '2026-09-10T12:00:00Z')
  await diary.services.platform.changes.announce()
  const read = (page: number) => call(getTimeline, { query: { page: String(page) } })
  const [first, second] = [await read(1), await read(2)]
  expect(first).toMatchObject({ page: 1, pages: 2 })
  const shown = [first, second].map((page) => monthOf(page, 25).posts)
  // Five milestones, two photos and two posts come before.
  const before = 9
  expect(shown.map((posts) => posts.length)).toEqual([50 - before, 60 - (50 - before)])
  const titles = shown.flat().map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 60 }, (_, at) => `Story ${at}`))
  const elsewhere = second.halves
    .flatMap(({ months }) => months)
    .filter((month) => month.isElsewhere)
  expect(
    elsewhere.map(({ month }) => month),
    'the line was begun on the page before',
  ).toEqual([24])
  expect(monthOf(first, 24).isElsewhere).toBe(false)
  expect(monthOf(first, 26)).toMatchObject({ isElsewhere: true })
  expect((await call(getTimeline, { query: { month: '25' } })).page).toBe(1)
  expect((await call(getTimeline, { query: { month: '26' } })).page).toBe(2)
  expect((await call(getTimeline, { query: { month: '3' } })).page).toBe(1)
})

test('milestones of a crowded month go on on the next page as posts do, and none is told twice', async () => {
  const day = '2026-09-10'
  for (let at = 0; at < 70; at += 1) {
    const title = `First ${at}`
    const entry = { kind: 'milestone', day, title, isPublic: true }
    await call(createLogEntry, { body: entry as never })
  }
  for (const title of ['Story 1', 'Story 2']) await writePost(title, `${day}T12:00:00Z`)
  await diary.services.platform.changes.announce()
  for (const show of [undefined, 'milestones'] as const) {
    const query = (page: string) => ({ query: { show, page } })
    const pages = [await call(getTimeline, query('1')), await call(getTimeline, query('2'))]
    expect(pages[0]!.pages).toBe(2)
    const shown = pages.map((page) => monthOf(page, 25))
    expect(shown[0]!.milestones.length).toBeGreaterThan(0)
    const titles = shown.flatMap(({ milestones }) => milestones.map(({ title }) => title))
    expect(new Set(titles).size).toBe(70)
    expect(titles).toHaveLength(70)
    expect(shown.map(({ posts }) => posts.length)).toEqual([0, show ? 0 : 2])
  }
})
