import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { drawTestImage } from '#test/make-image.ts'

const { diary, mediaFolder, uploaded, empty } = await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

test('only pictures are served, never what lies beside them', async () => {
  const { imageUrl } = await uploaded(
    await drawTestImage({ width: 320, height: 240 }).jpeg().toBuffer(),
  )
  const folder = imageUrl.replace(/[^/]+$/, '')
  for (const path of [
    `${folder}about.json`,
    folder,
    '/media/.incoming/x.jpg',
    `/media/${encodeURIComponent('../..')}/package.jpg`,
    '/media/nowhere/1x1.jpg',
  ]) {
    expect((await diary.app.inject(path)).statusCode, path).not.toBe(200)
  }
  const again = await diary.app.inject({
    url: imageUrl,
    headers: { 'if-none-match': String((await diary.app.inject(imageUrl)).headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('a picture too large for memory is sent from its file, or not at all to who has it', async () => {
  const name = 'e'.repeat(32)
  const bytes = Buffer.alloc(300_000, 'long dog ')
  await mkdir(join(mediaFolder, name), { recursive: true })
  await writeFile(join(mediaFolder, name, '1600x1067.jpg'), bytes)
  const url = `/media/${name}/1600x1067.jpg`
  const whole = await diary.app.inject(url)
  expect(whole.rawPayload.equals(bytes)).toBe(true)
  expect(whole.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': '300000' })
  const again = await diary.app.inject({
    url,
    headers: { 'if-none-match': String(whole.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  await rm(join(mediaFolder, name), { recursive: true })
  expect((await diary.app.inject(url)).statusCode).toBe(404)
})

test('the demo pictures are there for every diary', async () => {
  const answer = await diary.app.inject('/media/demo/hero/480.avif')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.vary).toBeUndefined()
  expect((await diary.app.inject('/media/demo/hero/481.avif')).statusCode).toBe(404)
  expect((await diary.app.inject('/media/demo/..%2fhero/480.avif')).statusCode).toBe(404)
})
