import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhoto, type UploadedMedia } from '#shared/contract/photos.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { SENDER_SHAPE } from '#shared/sender-shape.ts'
import { clientOf, getRefusal } from '#test/api-calls.ts'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { makePhoto } from '#test/make.ts'
import { drawTestImage } from '#test/make-image.ts'
import { mediaUploads, photos } from '../../schema.ts'

/** In the past, because a sweep compares the clock with the times of real folders. */
const START = new Date(Date.now() - 10 * DAY_MS).toISOString()
const KEY = 'b0a4c6f2-walk-picture-0-0'
const clock = createFakeClock(START)
const { diary, mediaFolder, storedFolders, empty, expectNothingStored } = await openMediaDiary({
  clock,
})
const { db } = diary.services.platform
const call = clientOf(diary.app)
let picture: Buffer
beforeAll(async () => {
  picture = await drawTestImage({ width: 320, height: 240 }).jpeg().toBuffer()
})
beforeEach(async () => {
  clock.set(START)
  await empty()
})
afterAll(() => diary.close())

const upload = (payload: Buffer | Readable = picture, headers: Record<string, string> = {}) =>
  diary.app.inject({
    method: 'POST',
    url: '/api/admin/media?name=2026-01-02.jpg',
    headers: { 'content-type': 'image/jpeg', 'idempotency-key': KEY, ...headers },
    payload,
  })
const uploaded = async () => (await upload()).json<UploadedMedia>()
const ask = (key = KEY) => diary.app.inject(`/api/admin/media/uploads/${key}`)
/** Too large to be buffered between sender and route. */
const largeBody = () => Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(65_536)))

test('the same upload sent again is answered the same and stores nothing', async () => {
  expect((await ask()).statusCode).toBe(404)
  const first = await uploaded()
  expect(first).toMatchObject({ width: 320, height: 240, day: '2026-01-02' })
  expect(await uploaded()).toEqual(first)
  expect((await ask()).json()).toEqual(first)
  expect((await ask('b0a4c6f2-walk-picture-0-9')).statusCode).toBe(404)
  expect(await storedFolders()).toHaveLength(1)
})

test('uploads without a key, and with keys of their own, are stored each time', async () => {
  await upload(picture, { 'idempotency-key': 'the-first-key' })
  await upload(picture, { 'idempotency-key': 'the-second-key' })
  for (let again = 0; again < 2; again += 1) {
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'content-type': 'image/jpeg' },
      payload: picture,
    })
  }
  expect(await storedFolders()).toHaveLength(4)
})

test('a page and a worker that send one file at once get one folder', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, uploaded))
  expect(new Set(answers.map(({ imageUrl }) => imageUrl)).size).toBe(1)
  expect(await storedFolders()).toEqual([answers[0]!.imageUrl.split('/')[2]])
})

test('an upload that needs no storing is read to its end before it is answered', async () => {
  const first = await uploaded()
  const known = largeBody()
  expect((await upload(known)).json()).toEqual(first)
  expect(known.readableEnded).toBe(true)
  const outdated = largeBody()
  const shape = { 'sender-shape': String(SENDER_SHAPE - 1) }
  expect((await upload(outdated, shape)).json()).toMatchObject({ code: 'client.outdated' })
  expect(outdated.readableEnded).toBe(true)
})

test('a refused upload leaves its key free', async () => {
  expect((await upload(Buffer.from('no picture at all'))).statusCode).toBe(415)
  expect((await ask()).statusCode).toBe(404)
  await expectNothingStored()
  expect((await upload()).statusCode).toBe(200)
})

test('a key whose files are gone is unknown', async () => {
  const { imageUrl } = await uploaded()
  await rm(join(mediaFolder, imageUrl.split('/')[2]!), { recursive: true })
  expect((await ask()).statusCode).toBe(404)
  expect((await upload()).statusCode).toBe(200)
  expect(await storedFolders()).toHaveLength(1)
})

test('a key is known for a day, because the client counts on the files from its answer on', async () => {
  const first = await uploaded()
  clock.pass(DAY_MS)
  expect((await ask()).json()).toEqual(first)
  clock.pass(1)
  expect((await ask()).statusCode).toBe(404)
  const second = await uploaded()
  expect(second.imageUrl).not.toBe(first.imageUrl)
  expect((await ask()).json()).toEqual(second)
  await upload(picture, { 'idempotency-key': 'the-second-key' })
  clock.pass(DAY_MS + 1)
  await upload(picture, { 'idempotency-key': 'the-third-key' })
  await diary.services.photos.media.sweep()
  expect(await db.select({ key: mediaUploads.key }).from(mediaUploads)).toEqual([
    { key: 'the-third-key' },
  ])
  expect(await storedFolders()).toHaveLength(4)
})

test('a key that is none is refused', async () => {
  const refused = await upload(picture, { 'idempotency-key': 'with a space' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields['idempotency-key']).toContain('8 to 100')
  expect((await ask('short')).statusCode).toBe(404)
  await expectNothingStored()
})

const create = (title: string, key = KEY) =>
  call(createPhoto, { body: makePhoto({ title }), headers: { 'idempotency-key': key } })

test('the same photo created again is the one that was made, as it is now', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => create('Nap')))
  const { id } = made[0]!
  expect(new Set(made.map((photo) => photo.id))).toEqual(new Set([id]))
  await db.update(photos).set({ title: 'Renamed since' })
  expect(await create('Other words')).toMatchObject({ id, title: 'Renamed since' })
  expect(await db.$count(photos)).toBe(1)
  expect((await create('Another', 'another-key')).id).not.toBe(id)
})

test('after a photo was deleted its key makes a new one, and the deleted one can come back', async () => {
  const { id } = await create('Nap')
  await diary.services.photos.remove(id)
  const again = await create('Nap')
  expect(again.id).not.toBe(id)
  await diary.services.photos.restore([id])
  expect((await create('Nap')).id).toBe(again.id)
  expect((await getRefusal(create('Nap', 'short'))).status).toBe(400)
})

test('visitors are not shown the key of a photo', async () => {
  await create('Nap')
  for (const url of ['/api/photos', '/api/photos/1']) {
    const { statusCode, body } = await diary.app.inject(url)
    expect([statusCode, body.includes(KEY)]).toEqual([200, false])
  }
})
