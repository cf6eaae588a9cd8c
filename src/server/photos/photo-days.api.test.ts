import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SuggestedDay, UploadedMedia } from '#shared/contract/photos.admin.ts'
import type { GalleryPage, Photo, PhotoPage } from '#shared/contract/photos.ts'
import { addCalendarDays } from '#shared/days.ts'
import { makePhoto } from '#test/make.ts'
import { drawTestImage, makePhonePhoto } from '#test/make-image.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { photoErrors } from '#texts/errors/photos.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.settings.update({ timeZone: 'Europe/Berlin' })
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
  diary.app.inject({ method, url: `/api/admin${url}`, payload })
const create = (photo: object) => send('POST', '/photos', makePhoto(photo))
const add = async (photo: object) => (await create(photo)).json<Photo>()
const list = async () => (await diary.app.inject('/api/photos')).json<Photo[]>()
const titles = async () => (await list()).map(({ title }) => title)
const upload = async (payload: Buffer, name = '') => {
  const url = `/api/admin/media?${new URLSearchParams({ name })}`
  const headers = { 'content-type': 'application/octet-stream' }
  return (await diary.app.inject({ method: 'POST', url, headers, payload })).json<UploadedMedia>()
}
const takenAt = (when: string) =>
  drawTestImage({ width: 40, height: 30 }).withExif({ IFD2: { DateTimeOriginal: when } })

test('a camera says when it took a photo, in every format that can hold it', async () => {
  const image = takenAt('2024:07:25 23:59:59')
  const files = [
    await image.clone().jpeg().toBuffer(),
    await image.clone().png().toBuffer(),
    await image.clone().webp().toBuffer(),
    await image.clone().avif({ effort: 0 }).toBuffer(),
  ]
  for (const file of files) expect((await upload(file)).day).toBe('2024-07-25')
})

test('nonsense of a camera is no day, and the name of the file tells one then', async () => {
  for (const when of ['0000:00:00 00:00:00', '1970:01:01 00:00:00', '2999:01:01 00:00:00', 'x']) {
    const file = await takenAt(when).jpeg().toBuffer()
    expect(await upload(file), when).not.toHaveProperty('day')
    expect((await upload(file, 'PXL_20240726_101112.jpg')).day).toBe('2024-07-26')
  }
  const file = await takenAt('2024:07:25 10:00:00').jpeg().toBuffer()
  expect((await upload(file, 'IMG-20240726-WA0001.jpg')).day).toBe('2024-07-25')
})

test('an EXIF part that leads nowhere costs the day alone', async () => {
  const file = await takenAt('2024:07:25 10:00:00').jpeg().toBuffer()
  const at = file.indexOf('Exif\0\0') + 10
  for (const wrong of [0xff, 0x7f, 0]) {
    const damaged = Buffer.from(file)
    damaged.fill(wrong, at, at + 60)
    const answer = await upload(damaged)
    expect(answer).toMatchObject({ width: 40 })
    expect(answer).not.toHaveProperty('day')
  }
})

test('a photo takes the day of its file, another one, or none, as the owner says', async () => {
  const { imageUrl } = await upload(await takenAt('2024:07:25 10:00:00').jpeg().toBuffer())
  expect((await add({ imageUrl })).date).toBe('2024-07-25')
  expect((await add({ imageUrl, day: '2023-01-02' })).date).toBe('2023-01-02')
  const today = await diary.services.settings.day.today()
  const plain = await add({ imageUrl, day: null })
  expect(plain.date).toBe(today)
  const { title, description, category } = makePhoto()
  const words = { title, description: description ?? '', category }
  const change = (day?: string | null) => send('PATCH', `/photos/${plain.id}`, { ...words, day })
  expect((await change('2022-03-04')).json()).toMatchObject({ date: '2022-03-04' })
  expect((await change()).json()).toMatchObject({ date: '2022-03-04' })
  expect((await change(null)).json()).toMatchObject({ date: today })
})

test('a day that is still to come, or none of the calendar, is refused with its message', async () => {
  const tomorrow = addCalendarDays(await diary.services.settings.day.today())
  const { id } = await add({})
  const words = { title: 'A title', description: '', category: 'Sleepy' }
  for (const answer of [
    await create({ day: tomorrow }),
    await send('PATCH', `/photos/${id}`, { ...words, day: tomorrow }),
    await send('POST', '/photos/days', { photos: [{ id, day: tomorrow }] }),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: photoErrors.dayAhead,
      fields: { day: photoErrors.dayAhead },
    })
  }
  expect((await create({ day: '2023-02-29' })).statusCode).toBe(400)
  expect(await list()).toHaveLength(1)
})

test('photos stand by their day, wherever they are listed', async () => {
  for (const [title, day] of [
    ['Second', '2025-05-02'],
    ['Fourth', '2024-01-01'],
    ['First', null],
    ['Third', '2025-05-01'],
  ]) {
    await add({ title, day })
  }
  const order = ['First', 'Second', 'Third', 'Fourth']
  expect(await titles()).toEqual(order)
  const page = (await diary.app.inject('/api/gallery-page')).json<GalleryPage>()
  expect(page.photos.map(({ title }) => title)).toEqual(order)
  const { id } = page.photos[2]!
  const third = (await diary.app.inject(`/api/photos/${id}`)).json<PhotoPage>()
  expect([third.newer?.title, third.older?.title]).toEqual(['Second', 'Fourth'])
  const book = (await diary.app.inject('/api/year-books/2025')).json()
  expect(book.figures).toMatchObject({ photos: 2, days: 2 })
})

test('a day holds in every time zone, and for photos without one as before', async () => {
  const { photos } = diary.services
  const row = { title: 'Late', imageUrl: 'https://example.com/late.jpg' }
  await photos.insert({ ...row, createdAt: new Date('2025-05-01T23:30:00Z') })
  await photos.insert({ ...row, title: 'Dated', day: '2025-05-01', createdAt: new Date() })
  for (const [timeZone, late, order] of [
    ['Europe/Berlin', '2025-05-02', ['Late', 'Dated']],
    ['Pacific/Auckland', '2025-05-02', ['Late', 'Dated']],
    ['America/New_York', '2025-05-01', ['Dated', 'Late']],
  ] as const) {
    await diary.services.settings.update({ timeZone })
    await diary.services.platform.changes.announce()
    const found = await list()
    expect(Object.fromEntries(found.map(({ title, date }) => [title, date])), timeZone).toEqual({
      Late: late,
      Dated: '2025-05-01',
    })
    expect(found.map(({ title }) => title)).toEqual(order)
  }
})

test('the owner puts the photos of a day in order, and those of other days stay out of it', async () => {
  const ids: number[] = []
  for (const title of ['One', 'Two', 'Three']) {
    ids.push((await add({ title, day: '2025-05-01' })).id)
  }
  const other = await add({ title: 'Other', day: '2025-05-02' })
  const [one, two, three] = ids
  expect(await titles()).toEqual(['Other', 'Three', 'Two', 'One'])
  expect((await send('PUT', '/photos/order', { ids: [two, one, three] })).json()).toEqual({
    count: 3,
  })
  expect(await titles()).toEqual(['Other', 'Two', 'One', 'Three'])
  const page = (await diary.app.inject(`/api/photos/${one}`)).json<PhotoPage>()
  expect([page.newer?.title, page.older?.title]).toEqual(['Two', 'Three'])
  const mixed = await send('PUT', '/photos/order', { ids: [one, other.id] })
  expect(mixed.statusCode).toBe(409)
  expect(mixed.json()).toMatchObject({ message: photoErrors.otherDays })
  expect((await send('PUT', '/photos/order', { ids: [4711] })).statusCode).toBe(404)

  await add({ title: 'Late', day: '2025-05-01' })
  expect(await titles()).toEqual(['Other', 'Late', 'Two', 'One', 'Three'])
  await send('PUT', '/photos/order', { ids: [three, two] })
  expect(await titles()).toEqual(['Other', 'Late', 'One', 'Three', 'Two'])
})

test('the days of several photos are set in one call, and taken back with its answer', async () => {
  const photo = await add({ title: 'One', day: '2025-05-01' })
  const two = await add({ title: 'Two' })
  await send('PUT', '/photos/order', { ids: [photo.id] })
  const answer = await send('POST', '/photos/days', {
    photos: [
      { id: photo.id, day: '2024-01-01' },
      { id: two.id, day: '2024-01-02' },
      { id: 4711, day: '2024-01-03' },
    ],
  })
  const { count, before } = answer.json()
  expect(count).toBe(2)
  expect((await list()).map(({ date }) => date)).toEqual(['2024-01-02', '2024-01-01'])
  await send('POST', '/photos/days', { photos: before })
  expect((await list()).map(({ date }) => date)).toEqual([two.date, photo.date])
  expect((await diary.services.photos.find(photo.id))?.position).toBe(1)
  expect((await send('POST', '/photos/days', { photos: [] })).statusCode).toBe(400)
})

test('photos without a day whose name tells one are offered, never on a day to come', async () => {
  await add({ imageUrl: 'https://example.com/2024/IMG_20240725_1.jpg?w=99', title: 'A lake' })
  await add({ imageUrl: 'https://example.com/IMG_29990101.jpg', title: 'Some lake' })
  await add({ title: '2023-05-06 at the lake' })
  await add({ title: '2023-05-07 at the lake', day: '2023-05-08' })
  await add({ title: 'No day at all' })
  const found = await diary.app.inject('/api/admin/photos/suggested-days')
  expect(found.json<SuggestedDay[]>().map(({ title, day }) => [title, day])).toEqual([
    ['2023-05-06 at the lake', '2023-05-06'],
    ['A lake', '2024-07-25'],
  ])
})

test('a photo of one\u2019s own may have no description, one from elsewhere needs it', async () => {
  const own = await create({ description: '' })
  expect(own.json()).toMatchObject({ description: '' })
  const elsewhere = { imageUrl: 'https://example.com/nap.jpg' }
  const refused = await create({ ...elsewhere, description: '' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ fields: { description: photoErrors.description } })
  const { id } = await add(elsewhere)
  const words = { title: 'A title', description: '', category: 'Sleepy' }
  const change = await send('PATCH', `/photos/${id}`, words)
  expect(change.statusCode).toBe(400)
  expect(change.json()).toMatchObject({ fields: { description: photoErrors.description } })
})

test('alternative text is shown where the owner wrote one', async () => {
  const plain = await add({})
  expect(plain).not.toHaveProperty('alt')
  expect(await add({ alt: ' A dog on a sofa ' })).toMatchObject({ alt: 'A dog on a sofa' })
  expect((await create({ alt: 'x'.repeat(501) })).statusCode).toBe(400)
})

test('only the day is kept of what the camera wrote', async () => {
  const { imageUrl } = await diary.services.photos.media.store(
    Readable.from([await makePhonePhoto()]),
  )
  expect(await diary.services.photos.media.describe(imageUrl)).not.toHaveProperty('day')
})
