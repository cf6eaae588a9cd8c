import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogEntry } from '#shared/contract/dog.admin.ts'
import type { YearBook } from '#shared/contract/dog.ts'
import { createPost, removePost } from '#shared/contract/posts.admin.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
const now = new Date('2026-11-16T12:00:00Z')

const send = async (endpoint: { method: string; path: string }, payload: object, id = 0) => {
  const url = endpoint.path.replace(':id', String(id))
  const answer = await diary.app.inject({ method: endpoint.method as 'POST', url, payload })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json() as { id: number }
}
const write = (publishedOn: string, title: string) =>
  send(createPost, makePost({ title, publishedOn }))
const addPhoto = (instant: string, title: string, deletedAt: Date | null = null) =>
  diary.services.photos.insert({
    ...makePhoto({ title }),
    createdAt: new Date(instant),
    deletedAt,
  })
const open = (year: string) => diary.app.inject(`/api/year-books/${year}`)
const bookOf = async (year: string) => (await open(year)).json() as YearBook

beforeEach(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock: { now: () => now } })
  await send(updateSettings, { timeZone: 'America/New_York' })
  await write('2026-02-15', 'A hill')
  await write('2026-01-11', 'Forty-two teeth')
  await write('2025-12-31', 'The last of the old year')
  await send(createPost, makePost({ title: 'A secret draft', published: false }))
  const gone = await write('2026-03-01', 'Taken back')
  await send(removePost, {}, gone.id)
  await addPhoto('2026-02-08T12:00:00Z', 'Not a pillow')
  await addPhoto('2026-04-08T12:00:00Z', 'Deleted', new Date())
  // In New York it is still the old year.
  await addPhoto('2026-01-01T03:00:00Z', 'Fireworks, indoors')
  await addPhoto('2023-05-05T12:00:00Z', 'Before he was born')
  await diary.services.platform.changes.announce()
})
afterEach(() => diary.close())

test('a book tells what was public of its year, month by month, and how old the dog was', async () => {
  const book = await bookOf('2026')
  expect(book).toMatchObject({
    year: 2026,
    years: [2023, 2025, 2026],
    isRunning: true,
    lastDay: '2026-11-16',
    ageAtBegin: '1 year and 5 months',
    ageAtEnd: '2 years and 3 months',
    cover: { imageUrl: '/media/demo/autumn-portrait/1600x1067.jpg' },
    figures: { posts: 2, photos: 1, words: 34, days: 3, weight: null },
  })
  const pages = book.months.map(({ month, age, stories, photoCount }) => [
    month,
    age,
    stories.map(({ title, date }) => `${date} ${title}`),
    photoCount,
  ])
  expect(pages).toEqual([
    [1, '1 year and 5 months', ['2026-01-11 Forty-two teeth'], 0],
    [2, '1 year and 6 months', ['2026-02-15 A hill'], 1],
  ])
  expect(book.months[1]?.photoSheets).toMatchObject([[{ title: 'Not a pillow' }]])
  expect(book.months[0]?.stories[0]?.html).toContain('By ten there were two suspects')
})

test('a year that is over ends on its last day, with a photo of its own on the cover', async () => {
  const book = await bookOf('2025')
  expect(book).toMatchObject({
    isRunning: false,
    lastDay: '2025-12-31',
    cover: { alt: 'Fireworks, indoors' },
    figures: { posts: 1, photos: 1, days: 1 },
  })
})

test('nothing is said of an age before the birthday', async () => {
  const book = await bookOf('2023')
  expect([book.ageAtBegin, book.ageAtEnd, book.months[0]?.age]).toEqual(['', '', ''])
})

test('a year without anything public is not found, and neither is what is no year', async () => {
  for (const year of ['2024', '1999', '9999']) {
    const answer = await open(year)
    expect([year, answer.statusCode]).toEqual([year, 404])
    expect(answer.json().message).toContain('Nothing was written down that year')
  }
  for (const year of ['26', '02026', 'last', '2026.5']) {
    const { statusCode } = await open(year)
    expect([year, statusCode >= 400 && statusCode < 500]).toEqual([year, true])
  }
})

test('nothing that is not public is in a book', async () => {
  for (const year of ['2023', '2025', '2026']) {
    expect((await open(year)).body).not.toMatch(/secret|Taken back|Deleted/)
  }
})

test('a post that is published stands in the book at once', async () => {
  await bookOf('2026')
  await write('2026-11-15', 'The newest one')
  const { months } = await bookOf('2026')
  expect(months.at(-1)?.stories).toMatchObject([{ title: 'The newest one' }])
})

test('a story that begins with its cover shows it once', async () => {
  const { coverImage } = makePost()
  const content = `![Asleep](${coverImage})\n\nHe slept through the summer.`
  await send(createPost, makePost({ title: 'Slept', publishedOn: '2026-07-01', content }))
  const { months } = await bookOf('2026')
  expect(months.at(-1)?.stories[0]?.html).toBe('<p>He slept through the summer.</p>')
})

test('search engines are told of every book', async () => {
  const sitemap = (await diary.app.inject('/sitemap.xml')).body
  const listed = [...sitemap.matchAll(/\/year\/(\d+)<\/loc>/g)].map(([, year]) => year)
  expect(listed).toEqual(['2023', '2025', '2026'])
})

test('the last weight of the year is told when it is on the timeline, and never a private one', async () => {
  const weigh = (day: string, grams: number, isPublic: boolean) =>
    send(createLogEntry, { kind: 'weight', day, grams, isPublic })
  await weigh('2026-03-01', 3000, true)
  await weigh('2026-06-01', 3200, true)
  await weigh('2026-08-01', 3456, false)
  await weigh('2025-11-01', 2900, true)
  expect((await bookOf('2026')).figures.weight).toEqual({ day: '2026-06-01', text: '7 lb 0.9 oz' })
  expect((await open('2026')).body).not.toContain('2026-08-01')
})
