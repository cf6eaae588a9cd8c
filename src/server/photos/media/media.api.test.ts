import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { drawTestImage, makePhonePhoto, SECRET_CAMERA, withSecrets } from '#test/make-image.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { createTestApp } from '#test/test-app.ts'

const { diary, mediaFolder, upload, uploaded, storedFolders, unfinished, empty } =
  await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

describe('a photo from the device', () => {
  test('becomes upright pictures in three formats at the promised sizes', async () => {
    const original = await makePhonePhoto({ width: 400, height: 1600 })
    const answer = await upload(original)
    expect(answer.statusCode).toBe(200)
    const { imageUrl, width, height, placeholder } = answer.json<UploadedMedia>()
    expect([width, height]).toEqual([1600, 400])
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
    // The folder has three formats, two of them in two widths, the original and `about.json`.
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
    const wide = await drawTestImage({ width: 3000, height: 1500 }).jpeg().toBuffer()
    const { imageUrl } = await uploaded(wide)
    expect(imageUrl).toMatch(/\/2400x1200\.jpg$/)
    const media = parseMediaUrl(imageUrl)
    expect(media?.widths).toEqual([480, 960, 1600, 2400])
    const largest = await diary.app.inject(`${media?.base}/2400.avif`)
    expect((await sharp(largest.rawPayload).metadata()).width).toBe(2400)
  })

  test('keeps more of a panorama, which cards show as high as they are', async () => {
    const panorama = await drawTestImage({ width: 6000, height: 600 }).jpeg().toBuffer()
    const { imageUrl } = await uploaded(panorama)
    expect(imageUrl).toMatch(/\/4800x480\.jpg$/)
    expect(parseMediaUrl(imageUrl)?.widths).toEqual([480, 960, 1600, 2400, 4800])
  })

  test('is kept whole for the owner alone, bare of place and camera', async () => {
    const photo = await makePhonePhoto({ width: 3000, height: 400 })
    const { imageUrl } = await uploaded(photo)
    const name = imageUrl.split('/')[2] ?? ''
    const storedOriginal = await readFile(join(mediaFolder, name, 'original'))
    expect(await sharp(storedOriginal).metadata()).toMatchObject({ width: 3000, height: 400 })
    expect(await sharp(storedOriginal).raw().toBuffer()).toEqual(
      await sharp(photo).raw().toBuffer(),
    )
    const about = JSON.parse(await readFile(join(mediaFolder, name, 'about.json'), 'utf8'))
    expect(about.original).toEqual({ orientation: 6 })
    for (const file of ['original', 'original.jpg', 'received']) {
      expect((await diary.app.inject(`/media/${name}/${file}`)).statusCode).toBe(404)
    }
  })

  test('is kept bare and upright as AVIF, too, encoded again', async () => {
    const avif = await withSecrets(drawTestImage({ width: 200, height: 300 }))
      .withMetadata({ orientation: 6 })
      .avif()
      .toBuffer()
    expect(avif.includes(SECRET_CAMERA)).toBe(true)
    const { imageUrl } = await uploaded(avif)
    const folder = join(mediaFolder, imageUrl.split('/')[2] ?? '')
    const storedOriginal = await readFile(join(folder, 'original'))
    expect(storedOriginal.includes(SECRET_CAMERA)).toBe(false)
    const { format, width, height, exif, iptc, xmp, orientation } =
      await sharp(storedOriginal).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 200 })
    expect({ exif, iptc, xmp, orientation }).toEqual({})
    const upright = await sharp(avif, { autoOrient: true }).resize(9, 6).raw().toBuffer()
    const stored = await sharp(storedOriginal).resize(9, 6).raw().toBuffer()
    expect(Math.max(...stored.map((value, at) => Math.abs(value - upright[at]!)))).toBeLessThan(9)
    const about = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8'))
    expect(about.original).toEqual({ orientation: 1 })
  })

  test('is taken as PNG, WebP, AVIF and GIF too, whatever the browser calls it', async () => {
    const image = () => drawTestImage({ width: 300, height: 200 })
    for (const file of [image().png(), image().webp(), image().avif(), image().gif()]) {
      const answer = await upload(await file.toBuffer(), 'image/jpeg')
      expect(answer.json()).toMatchObject({ width: 300, height: 200 })
    }
  })

  test('of 60 megapixels is taken', async () => {
    // A long picture has as many pixels to read, but few to write.
    const size = partUnlessSlow({ width: 60_000, height: 1000 }, { width: 9504, height: 6336 })
    const large = await sharp({ create: { ...size, channels: 3, background: '#c98d58' } })
      .jpeg()
      .toBuffer()
    const width = partUnlessSlow(4800, 2400)
    const height = Math.round((width * size.height) / size.width)
    expect((await upload(large)).json()).toMatchObject({ width, height })
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

  test('comes many at a time and every one is stored', async () => {
    const MANY = partUnlessSlow(8, 20)
    const small = await drawTestImage({ width: 320, height: 240 }).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: MANY }, () => upload(small)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(MANY).fill(200))
    expect(new Set(answers.map((answer) => answer.json<UploadedMedia>().imageUrl)).size).toBe(MANY)
    expect(await storedFolders()).toHaveLength(MANY)
    expect(await unfinished()).toEqual([])
  })
})
