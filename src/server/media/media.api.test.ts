import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadedMedia } from '#shared/contract/media.ts'
import { UNUSED_UPLOAD_DAYS } from '#shared/limits.ts'
import { uploadTexts } from '#shared/texts/upload.ts'
import { parseMediaUrl, stillUrl } from '#shared/urls/media-url.ts'
import { makePhoto, makePost } from '#test/make.ts'
import {
  drawing,
  makeAnimation,
  makeAvifBomb,
  makeBomb,
  makePhonePhoto,
  SECRET_CAMERA,
  withSecrets,
} from '#test/make-image.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'
import { waitUntil } from '#test/wait-until.ts'

let diary: TestApp
let mediaFolder: string
const logged: string[] = []

beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    logTo: { write: (line) => logged.push(line) },
  })
  mediaFolder = join(diary.config.dataDir, 'media')
  await diary.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  await rm(mediaFolder, { recursive: true, force: true })
  await resetDatabase(diary.services.database.db)
  await diary.services.changes.announce()
})
afterAll(() => diary.close())

const upload = (payload: Buffer, type = 'application/octet-stream') =>
  diary.app.inject({
    method: 'POST',
    url: '/api/admin/media',
    headers: { 'content-type': type },
    payload,
  })
const uploaded = async (payload: Buffer) => (await upload(payload)).json<UploadedMedia>()
const storedFolders = async () =>
  (await readdir(mediaFolder).catch(() => [])).filter((n) => n !== '.incoming')
const unfinished = () => readdir(join(mediaFolder, '.incoming')).catch(() => [])
const expectNothingStored = async () => {
  expect(await storedFolders()).toEqual([])
  expect(await unfinished()).toEqual([])
}
/** The child process that prepares a picture now. */
const findDecoder = async () => {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  const ids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  )
  return ids.find((_, at) => commands[at]!.includes('prepare-image-process'))
}
const addPhoto = async (imageUrl: string) =>
  (
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/photos',
      payload: makePhoto({ imageUrl }),
    })
  ).json<{ id: number; placeholder: string | null; width: number }>()
const removePhoto = (id: number) =>
  diary.app.inject({ method: 'DELETE', url: `/api/admin/photos/${id}` })

describe('a photo from the device', () => {
  test('becomes upright pictures in three formats at the promised sizes', async () => {
    const original = await makePhonePhoto({ width: 2400, height: 1600 })
    const answer = await upload(original)
    expect(answer.statusCode).toBe(200)
    const { imageUrl, width, height, placeholder } = answer.json<UploadedMedia>()
    expect([width, height]).toEqual([1600, 2400])
    expect(Buffer.from(placeholder, 'base64').length).toBeGreaterThan(4)

    const media = parseMediaUrl(imageUrl)
    expect(media?.widths).toEqual([480, 960, 1600])
    for (const w of media?.widths ?? []) {
      for (const format of ['avif', 'webp']) {
        const file = await diary.app.inject(`${media?.base}/${w}.${format}`)
        expect(file.headers['content-type']).toBe(`image/${format}`)
        expect(file.headers['cache-control']).toContain('immutable')
        expect((await sharp(file.rawPayload).metadata()).width).toBe(w)
      }
    }
    const jpeg = await diary.app.inject(imageUrl)
    expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ width, height, format: 'jpeg' })
  })

  test('carries its place and camera in, and into no public byte', async () => {
    const original = await makePhonePhoto()
    expect(original.includes(SECRET_CAMERA)).toBe(true)
    expect((await sharp(original).metadata()).exif?.includes('Serial 123456')).toBe(true)

    const { imageUrl } = await uploaded(original)
    const folder = join(mediaFolder, imageUrl.split('/')[2] ?? '')
    const files = await readdir(folder)
    // Three formats, of which two come in two widths; the original, and what is known about it.
    expect(files.length).toBe(7)
    for (const file of files) {
      const bytes = await readFile(join(folder, file))
      for (const secret of [SECRET_CAMERA, 'Serial 123456', 'Exif', 'GPS']) {
        expect(bytes.includes(secret), `${file} holds ${secret}`).toBe(false)
      }
      if (file === 'about.json') continue
      const { exif, iptc, xmp, orientation } = await sharp(bytes).metadata()
      expect({ exif, iptc, xmp, orientation }).toEqual({})
    }
  })

  test('is shown up to 2400 pixels wide', async () => {
    const wide = await drawing({ width: 3000, height: 300 }).jpeg().toBuffer()
    const { imageUrl } = await uploaded(wide)
    expect(imageUrl).toMatch(/\/2400x240\.jpg$/)
    const media = parseMediaUrl(imageUrl)
    expect(media?.widths).toEqual([480, 960, 1600, 2400])
    const largest = await diary.app.inject(`${media?.base}/2400.avif`)
    expect((await sharp(largest.rawPayload).metadata()).width).toBe(2400)
  })

  test('is kept whole for the owner alone, bare of place and camera', async () => {
    const photo = await makePhonePhoto({ width: 3000, height: 400 })
    const { imageUrl } = await uploaded(photo)
    const name = imageUrl.split('/')[2] ?? ''
    const kept = await readFile(join(mediaFolder, name, 'original'))
    expect(await sharp(kept).metadata()).toMatchObject({ width: 3000, height: 400 })
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
    const about = JSON.parse(await readFile(join(mediaFolder, name, 'about.json'), 'utf8'))
    expect(about.original).toEqual({ orientation: 6 })
    for (const file of ['original', 'original.jpg', 'received']) {
      expect((await diary.app.inject(`/media/${name}/${file}`)).statusCode).toBe(404)
    }
  })

  test('is kept bare as AVIF, too', async () => {
    const avif = await withSecrets(drawing({ width: 300, height: 200 }))
      .avif()
      .toBuffer()
    expect(avif.includes(SECRET_CAMERA)).toBe(true)
    const { imageUrl } = await uploaded(avif)
    const kept = await readFile(join(mediaFolder, imageUrl.split('/')[2] ?? '', 'original'))
    expect(kept.includes(SECRET_CAMERA)).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 300, height: 200 })
  })

  test('is taken as PNG, WebP, AVIF and GIF too, whatever the browser calls it', async () => {
    const image = () => drawing({ width: 300, height: 200 })
    for (const file of [image().png(), image().webp(), image().avif(), image().gif()]) {
      const answer = await upload(await file.toBuffer(), 'image/jpeg')
      expect(answer.json()).toMatchObject({ width: 300, height: 200 })
    }
  })

  test('of 60 megapixels is taken', async () => {
    const large = await sharp({
      create: { width: 9504, height: 6336, channels: 3, background: '#c98d58' },
    })
      .jpeg()
      .toBuffer()
    expect((await upload(large)).json()).toMatchObject({ width: 2400, height: 1600 })
  })

  test('is refused to anyone who is not an admin', async () => {
    const closed = await createTestApp()
    const answer = await closed.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'content-type': 'image/jpeg' },
      payload: await makePhonePhoto(),
    })
    expect(answer.statusCode).toBe(401)
    await closed.close()
  })

  test('comes twenty at a time and every one is stored', async () => {
    const small = await drawing({ width: 320, height: 240 }).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(small)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => answer.json<UploadedMedia>().imageUrl)).size).toBe(20)
    expect(await storedFolders()).toHaveLength(20)
    expect(await unfinished()).toEqual([])
  })
})

describe('what is not a photo we can show is refused with a reason and leaves nothing', () => {
  const refusals: [
    what: string,
    file: () => Promise<Buffer> | Buffer,
    status: number,
    message: string,
  ][] = [
    ['a text named .jpg', () => Buffer.from('not a photo at all'), 415, uploadTexts.notAnImage],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      uploadTexts.notAnImage,
    ],
    ['an empty file', () => Buffer.alloc(0), 400, uploadTexts.empty],
    [
      'a HEIC photo',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      uploadTexts.heic,
    ],
    ['more than 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1, 0xff), 413, uploadTexts.tooLarge],
    [
      'a decompression bomb',
      () => makeBomb({ width: 60_000, height: 60_000 }),
      422,
      uploadTexts.tooManyPixels,
    ],
    [
      'a file cut short',
      async () => (await makePhonePhoto()).subarray(0, 9000),
      422,
      uploadTexts.damaged,
    ],
    [
      'the first bytes of a JPEG and rubbish',
      () => Buffer.from('\xff\xd8\xff\xe0rubbish', 'latin1'),
      422,
      uploadTexts.damaged,
    ],
  ]
  test.for(refusals)('%s', async ([, file, status, message]) => {
    const answer = await upload(await file())
    expect(answer.statusCode).toBe(status)
    expect(answer.json<{ message: string }>().message).toBe(message)
    await expectNothingStored()
  })

  test('an AVIF that would take more memory than a small machine has', async () => {
    const answer = await upload(await makeAvifBomb({ width: 6000, height: 5000 }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ message: string }>().message).toBe(uploadTexts.tooManyAvifPixels)
    await expectNothingStored()
  })

  test('a picture whose decoder dies takes nothing but its own upload with it', async () => {
    const answer = upload(await drawing({ width: 6000, height: 4000 }).jpeg().toBuffer())
    await waitUntil(async () => (await findDecoder()) !== undefined)
    process.kill((await findDecoder())!, 'SIGKILL')
    expect((await answer).statusCode).toBe(422)
    expect((await answer).json<{ message: string }>().message).toBe(uploadTexts.tooHeavy)
    await expectNothingStored()
    expect((await upload(await makePhonePhoto())).statusCode).toBe(200)
  })

  test('a body that is not announced as a file', async () => {
    const answer = await upload(Buffer.from('{}'), 'application/json')
    expect(answer.statusCode).toBe(415)
    await expectNothingStored()
  })

  test('an upload whose sender goes away half-way', async () => {
    const { port } = diary.app.server.address() as AddressInfo
    const sender = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/admin/media',
      headers: { 'content-type': 'image/jpeg', 'content-length': 500_000 },
    })
    sender.on('error', () => {})
    sender.write((await makePhonePhoto()).subarray(0, 5000))
    await waitUntil(async () => (await unfinished()).length === 1)
    sender.destroy()
    await waitUntil(async () => (await unfinished()).length === 0)
    await waitUntil(() => logged.some((line) => line.includes('the client left')))
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    await expectNothingStored()
  })
})

describe('trouble with the disk is told and nothing is half-stored', () => {
  test('a full disk', async () => {
    const { storage } = diary.services
    const openWorkFolder = storage.openWorkFolder
    storage.openWorkFolder = async () => {
      const folder = await openWorkFolder()
      await symlink('/dev/full', join(folder, '480.webp'))
      return folder
    }
    const answer = await upload(await makePhonePhoto())
    expect(answer.statusCode).toBe(507)
    storage.openWorkFolder = openWorkFolder
    expect(answer.json<{ message: string }>().message).toBe(uploadTexts.diskFull)
    await expectNothingStored()
  })

  test('a media folder that cannot be written', async () => {
    await rm(mediaFolder, { recursive: true, force: true })
    await symlink('/sys/kernel', mediaFolder)
    const answer = await upload(await makePhonePhoto())
    expect(answer.statusCode).toBe(503)
    expect(answer.json<{ message: string }>().message).toBe(uploadTexts.notWritable)
    await rm(mediaFolder)
  })
})

describe('files live as long as something shows them', () => {
  let imageUrl: string
  beforeEach(async () => {
    const media = await uploaded(await drawing({ width: 320, height: 240 }).jpeg().toBuffer())
    imageUrl = media.imageUrl
  })
  const isThere = async () => (await diary.app.inject(imageUrl)).statusCode === 200
  const makeOld = async (days = UNUSED_UPLOAD_DAYS + 1) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(join(mediaFolder, imageUrl.split('/')[2] ?? ''), then, then)
  }

  test('a photo knows the size and placeholder of its file', async () => {
    const photo = await addPhoto(imageUrl)
    expect(photo.width).toBe(320)
    expect(photo.placeholder).toMatch(/^[\w+/]+=*$/)
  })

  test('deleting the only photo hides them at once, and removes them once it is for good', async () => {
    const { id } = await addPhoto(imageUrl)
    expect(await isThere()).toBe(true)
    expect((await removePhoto(id)).statusCode).toBe(200)
    expect(await isThere()).toBe(false)
    const part = await diary.app.inject({ url: imageUrl, headers: { range: 'bytes=0-9' } })
    expect(part.statusCode).toBe(404)
    expect(await storedFolders()).toHaveLength(1)
    await diary.services.deleted.removeForGood([{ kind: 'photo', id }])
    expect(await isThere()).toBe(false)
    await expectNothingStored()
  })

  test('a restored photo shows them again', async () => {
    const { id } = await addPhoto(imageUrl)
    await removePhoto(id)
    expect(await isThere()).toBe(false)
    const payload = { items: [{ kind: 'photo', id }] }
    await diary.app.inject({ method: 'POST', url: '/api/admin/deleted/restore', payload })
    expect(await isThere()).toBe(true)
  })

  test('a photo in memory goes out without its file, and is gone with its last user', async () => {
    const { id } = await addPhoto(imageUrl)
    const { port } = diary.app.server.address() as AddressInfo
    const visit = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${imageUrl}`)
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const first = await visit()
    expect(first.status).toBe(200)
    await rm(mediaFolder, { recursive: true })
    expect(await visit()).toEqual(first)
    await removePhoto(id)
    expect((await visit()).status).toBe(404)
  })

  test('a photo that is removed while it is read is not kept', async () => {
    const { id } = await addPhoto(imageUrl)
    const { open } = diary.services.storage
    const opened = Promise.withResolvers<void>()
    const removed = Promise.withResolvers<void>()
    diary.services.storage.open = async (name, file) => {
      const found = await open(name, file)
      opened.resolve()
      await removed.promise
      return found
    }
    const reading = diary.app.inject(imageUrl)
    await opened.promise
    diary.services.storage.open = open
    await removePhoto(id)
    removed.resolve()
    expect((await reading).statusCode).toBe(200)
    expect(await isThere()).toBe(false)
  })

  test('files of photos that are deleted together are hidden with them, unless another uses one', async () => {
    const other = (await uploaded(await makePhonePhoto())).imageUrl
    const gone = await addPhoto(imageUrl)
    const twin = await addPhoto(other)
    await addPhoto(other)
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/photos/remove',
      payload: { ids: [gone.id, twin.id] },
    })
    expect(await isThere()).toBe(false)
    expect((await diary.app.inject(other)).statusCode).toBe(200)
  })

  test('another photo keeps them', async () => {
    const { id } = await addPhoto(imageUrl)
    await addPhoto(imageUrl)
    await removePhoto(id)
    expect(await isThere()).toBe(true)
  })

  test('a post keeps them, by its cover, its words or an earlier version', async () => {
    const inWords = makePost({ content: `Look at him:\n\n![A nap](${imageUrl})` })
    for (const post of [makePost({ coverImage: imageUrl }), inWords]) {
      const { id } = await addPhoto(imageUrl)
      const { id: postId } = (
        await diary.app.inject({ method: 'POST', url: '/api/admin/posts', payload: post })
      ).json<{ id: number }>()
      await removePhoto(id)
      expect(await isThere()).toBe(true)

      await diary.app.inject({
        method: 'PUT',
        url: `/api/admin/posts/${postId}`,
        payload: makePost(),
      })
      await makeOld()
      await diary.services.media.sweep()
      expect(await isThere()).toBe(true)
      await diary.app.inject({ method: 'DELETE', url: `/api/admin/posts/${postId}` })
    }
  })

  test('the sweep removes what nobody used for a month, and leaves what is newer', async () => {
    await makeOld(UNUSED_UPLOAD_DAYS - 1)
    await diary.services.media.sweep()
    expect(await isThere()).toBe(true)
    await makeOld()
    await diary.services.media.sweep()
    expect(await isThere()).toBe(false)
  })

  test('the sweep keeps the logo and every folder that is not an upload', async () => {
    await makeOld()
    await mkdir(join(mediaFolder, 'family-album'))
    await writeFile(join(mediaFolder, 'family-album', 'a.jpg'), 'x')
    const longAgo = new Date(0)
    await utimes(join(mediaFolder, 'family-album'), longAgo, longAgo)
    await diary.services.settings.update({ logoUrl: imageUrl })
    await diary.services.media.sweep()
    expect(await isThere()).toBe(true)
    expect(await storedFolders()).toContain('family-album')
  })

  test('the sweep clears what a crash left half done', async () => {
    const left = join(mediaFolder, '.incoming', 'left')
    await mkdir(left, { recursive: true })
    await utimes(left, new Date(0), new Date(0))
    await diary.services.media.sweep()
    expect(await unfinished()).toEqual([])
  })
})

describe('an animation', () => {
  test.each(['gif', 'webp'] as const)('as %s stays animated', async (format) => {
    const moving = await (await makeAnimation(4))
      .toFormat(format, { delay: [100, 200, 100, 300] })
      .toBuffer()
    const { imageUrl, width, height, placeholder } = await uploaded(moving)
    expect(imageUrl).toMatch(/\/64x48\.webp$/)
    expect([width, height]).toEqual([64, 48])
    expect(placeholder).not.toBe('')
    const shown = await diary.app.inject(imageUrl)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      pages: 4,
      delay: [100, 200, 100, 300],
    })
    const still = await diary.app.inject(stillUrl(imageUrl))
    expect(await sharp(still.rawPayload).metadata()).toMatchObject({ width: 64, format: 'jpeg' })
    const kept = await readFile(join(mediaFolder, imageUrl.split('/')[2] ?? '', 'original'))
    expect(await sharp(kept).metadata()).toMatchObject({ pages: 4, format })
    expect(await addPhoto(imageUrl)).toMatchObject({ width: 64, placeholder })
  })

  test('that is wide is made narrower, frame by frame', async () => {
    const moving = await (await makeAnimation(2, { width: 1920, height: 480 })).gif().toBuffer()
    const { imageUrl } = await uploaded(moving)
    expect(imageUrl).toMatch(/\/960x240\.webp$/)
    const shown = await diary.app.inject(imageUrl)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ pages: 2, height: 240 })
  })

  test('that is too long for its size is refused with a sentence', async () => {
    const long = await (await makeAnimation(36, { width: 2000, height: 1000 }))
      .gif({ effort: 1 })
      .toBuffer()
    const answer = await upload(long)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toBe(uploadTexts.tooLongAnimation)
    await expectNothingStored()
  })
})

test('only pictures are served, never what lies beside them', async () => {
  const { imageUrl } = await uploaded(await drawing({ width: 320, height: 240 }).jpeg().toBuffer())
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
