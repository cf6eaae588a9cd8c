import { readdir, readFile, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { drawTestImage, makePhonePhoto, SECRET_CAMERA } from '#test/make-image.ts'
import { makeHeavyFilm, readClip, readClipFixture } from '#test/reading/read-clip.ts'
import { clipTexts, uploadTexts } from '#texts/errors/photos.ts'

const { diary, mediaFolder, upload, uploaded, addPhoto, expectNothingStored, empty } =
  await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

const uploadClip = (payload: Buffer, query: Record<string, string> = {}) =>
  diary.app.inject({
    method: 'POST',
    url: '/api/admin/media',
    query,
    headers: { 'content-type': 'video/mp4' },
    payload,
  })
const storedClip = async (film: Buffer, query?: Record<string, string>) => {
  const answer = await uploadClip(film, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<UploadedMedia>()
}
const fileOf = async (clip: string | undefined) =>
  readFile(join(mediaFolder, parseClipUrl(clip ?? '')!.src.replace('/media/', '')))

describe('a film becomes a clip without being encoded anew', () => {
  const films = [
    { film: 'phone.mov', codecs: ['avc1', 'mp4a'], size: [120, 160], seconds: 2 },
    { film: 'plain.mp4', codecs: ['avc1', 'mp4a'], size: [160, 120], seconds: 2 },
    { film: 'fragments.mp4', codecs: ['avc1', 'mp4a'], size: [160, 120], seconds: 2 },
    { film: 'silent.mp4', codecs: ['avc1'], size: [160, 120], seconds: 2 },
    { film: 'camera.mov', codecs: ['avc1'], size: [160, 120], seconds: 2 },
    { film: 'vp9.webm', codecs: ['vp09', 'Opus'], size: [160, 120], seconds: 2 },
    { film: 'av1.webm', codecs: ['av01', 'Opus'], size: [160, 120], seconds: 2 },
  ]
  test.for(films)('$film', async ({ film, codecs, size, seconds }) => {
    const { clip, ...poster } = await storedClip(await readClipFixture(film))
    expect([poster.width, poster.height]).toEqual(size)
    expect(clip).toBe(poster.imageUrl.replace(/(\d+x\d+)\.jpg$/, `clip.mp4#$1,${seconds}`))
    const stored = readClip(await fileOf(clip))
    expect(stored.boxes).toEqual(['ftyp', 'moov', 'mdat'])
    expect(stored.codecs).toEqual(codecs)
    expect((await diary.app.inject(poster.imageUrl)).statusCode).toBe(200)
  })

  test('turned as the phone was held, and without a word of what it knew', async () => {
    const film = await readClipFixture('phone.mov')
    const secrets = ['52.520', '+013', 'Pear', 'Jane', 'Secret', 'Owner', 'iPhone', 'Lavf']
    for (const secret of secrets) expect(film.includes(secret), secret).toBe(true)
    const { clip, day } = await storedClip(film)
    expect(day).toBe('2026-07-25')
    const stored = await fileOf(clip)
    expect(readClip(stored).rotation).toBe(270)
    const folder = join(mediaFolder, clip!.split('/')[2]!)
    for (const file of await readdir(folder)) {
      const bytes = await readFile(join(folder, file))
      for (const secret of secrets) expect(bytes.includes(secret), `${file}: ${secret}`).toBe(false)
    }
    for (const box of ['udta', 'meta', 'text', 'tmcd']) expect(stored.includes(box)).toBe(false)
  })

  test('the name of a track says nothing either', async () => {
    const film = await readClipFixture('vp9.webm')
    expect(film.includes('Secret lens')).toBe(true)
    const { clip } = await storedClip(film)
    expect((await fileOf(clip)).includes('Secret')).toBe(false)
  })
})

describe('the poster', () => {
  const picture = (width: number, height: number) =>
    drawTestImage({ width, height }).jpeg().toBuffer()

  test('is the picture that was named, with all its files, in the folder of the clip', async () => {
    const poster = await uploaded(await picture(640, 480))
    const film = await readClipFixture('plain.mp4')
    const { imageUrl, clip, ...about } = await storedClip(film, { poster: poster.imageUrl })
    expect(imageUrl).not.toBe(poster.imageUrl)
    expect(about).toEqual({ width: 640, height: 480, placeholder: poster.placeholder })
    expect(clip).toMatch(/\/clip\.mp4#640x480,2$/)
    const nameOf = (url: string) => join(mediaFolder, url.split('/')[2]!)
    const own = await readdir(nameOf(poster.imageUrl))
    expect((await readdir(nameOf(imageUrl))).sort()).toEqual([...own, 'clip.mp4'].sort())
    expect(await readFile(join(nameOf(imageUrl), '640x480.jpg'))).toEqual(
      await readFile(join(nameOf(poster.imageUrl), '640x480.jpg')),
    )
  })

  test('is drawn where none is named, the one named is gone, or has another shape', async () => {
    const film = await readClipFixture('plain.mp4')
    const tall = await uploaded(await picture(480, 640))
    const gone = `/media/${'0'.repeat(32)}/640x480.jpg`
    for (const poster of [undefined, gone, tall.imageUrl, 'https://x.y/640x480.jpg']) {
      const { width, height } = await storedClip(film, poster ? { poster } : {})
      expect({ poster, width, height }).toEqual({ poster, width: 160, height: 120 })
    }
  })

  test('says nothing of where it was taken, and with what', async () => {
    const photo = await makePhonePhoto({ width: 480, height: 640 })
    expect(photo.includes(SECRET_CAMERA)).toBe(true)
    const { imageUrl } = await uploaded(photo)
    const poster = await storedClip(await readClipFixture('plain.mp4'), { poster: imageUrl })
    const folder = join(mediaFolder, poster.imageUrl.split('/')[2]!)
    const files = await readdir(folder)
    expect(files).toContain('640x480.jpg')
    for (const file of files) {
      const bytes = await readFile(join(folder, file))
      expect(bytes.includes(SECRET_CAMERA), file).toBe(false)
      expect(bytes.includes('Exif'), file).toBe(false)
    }
  })

  test('of another clip serves, without that clip', async () => {
    const first = await storedClip(await readClipFixture('plain.mp4'))
    const { clip } = await storedClip(await readClipFixture('silent.mp4'), {
      poster: first.imageUrl,
    })
    expect(readClip(await fileOf(clip)).codecs).toEqual(['avc1'])
  })
})

describe('in the gallery', () => {
  test('a photo of the poster is the clip, whatever the call says of it', async () => {
    const { imageUrl, clip } = await storedClip(await readClipFixture('plain.mp4'))
    const payload = { ...makePhoto({ imageUrl }), clip: '/media/other/clip.mp4#1x1,1' }
    const answer = await diary.app.inject({ method: 'POST', url: '/api/admin/photos', payload })
    expect(answer.json()).toMatchObject({ imageUrl, clip })
    const [shown] = (await diary.app.inject('/api/photos')).json<{ clip: string }[]>()
    expect(shown?.clip).toBe(clip)
    const page = (await diary.app.inject('/api/gallery-page')).json<{ photos: object[] }>()
    expect(page.photos[0]).toMatchObject({ clip })
  })

  test('a photo that is none says nothing of clips', async () => {
    const { imageUrl } = await uploaded(
      await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer(),
    )
    expect(await addPhoto(imageUrl)).not.toHaveProperty('clip')
    expect((await diary.app.inject('/api/photos')).body).not.toContain('clip')
  })

  test('its file is hidden with the photo in the trash, and goes with it', async () => {
    const { imageUrl, clip } = await storedClip(await readClipFixture('plain.mp4'))
    const { id } = await addPhoto(imageUrl)
    const url = parseClipUrl(clip!)!.src
    await diary.app.inject({ method: 'DELETE', url: `/api/admin/photos/${id}` })
    expect((await diary.app.inject(url)).statusCode).toBe(404)
    await diary.services.posts.trash.removeForGood([{ kind: 'photo', id }])
    await expectNothingStored()
  })

  test('a clip that a post alone shows is no unused file, until the post is gone', async () => {
    const { clip } = await storedClip(await readClipFixture('plain.mp4'))
    const folder = join(mediaFolder, clip!.split('/')[2]!)
    const payload = makePost({ content: `![He runs](${clip})` })
    const made = await diary.app.inject({ method: 'POST', url: '/api/admin/posts', payload })
    const sweepLater = async () => {
      await utimes(folder, new Date(0), new Date(0))
      await diary.services.photos.media.sweep()
      return readdir(mediaFolder)
    }
    expect(await sweepLater()).toContain(basename(folder))
    const { id } = made.json<{ id: number }>()
    await diary.app.inject({ method: 'DELETE', url: `/api/admin/posts/${id}` })
    await diary.services.posts.trash.removeForGood([{ kind: 'post', id }])
    expect(await sweepLater()).not.toContain(basename(folder))
  })

  test('a post that names the clip keeps its files', async () => {
    const { imageUrl, clip } = await storedClip(await readClipFixture('plain.mp4'))
    const { id } = await addPhoto(imageUrl)
    const payload = makePost({ content: `He runs.\n\n![He runs](${clip})`, published: true })
    const made = await diary.app.inject({ method: 'POST', url: '/api/admin/posts', payload })
    expect(made.statusCode, made.body).toBe(200)
    await diary.app.inject({ method: 'DELETE', url: `/api/admin/photos/${id}` })
    await diary.services.posts.trash.removeForGood([{ kind: 'photo', id }])
    expect((await diary.app.inject(parseClipUrl(clip!)!.src)).statusCode).toBe(200)
  })
})

test('a stored clip is sent as what it is, byte by byte, however small', async () => {
  const { clip } = await storedClip(await readClipFixture('silent.mp4'))
  const answer = await diary.app.inject(parseClipUrl(clip!)!.src)
  expect(answer.rawPayload.equals(await fileOf(clip))).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  })
})

describe('what is no clip is refused with a sentence and leaves nothing', () => {
  const refusals: [file: string, status: number, message: string][] = [
    ['hevc.mov', 415, clipTexts.hevc],
    ['old.mp4', 415, clipTexts.unknown],
    ['sound.m4a', 415, clipTexts.withoutPicture],
    ['long.mp4', 422, clipTexts.tooLong],
    ['cut.mp4', 422, clipTexts.damaged],
    ['cut-behind.mp4', 422, clipTexts.damaged],
  ]
  test.for(refusals)('%s', async ([file, status, message]) => {
    const answer = await uploadClip(await readClipFixture(file))
    expect(answer.json()).toMatchObject({ message })
    expect(answer.statusCode).toBe(status)
    await expectNothingStored()
  })

  test('a page that is called a film', async () => {
    const answer = await uploadClip(Buffer.from('<!doctype html><script>1</script>'), {
      name: 'dog.mp4',
    })
    expect(answer.json()).toMatchObject({ message: uploadTexts.notAnImage })
    await expectNothingStored()
  })

  test('only the first bytes of a film', async () => {
    const answer = await uploadClip(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1'))
    expect(answer.json()).toMatchObject({ message: clipTexts.damaged })
    await expectNothingStored()
  })

  test('more than 12 MB of pictures', async () => {
    const answer = await uploadClip(makeHeavyFilm(await readClipFixture('plain.mp4')))
    expect(answer.json()).toMatchObject({ message: clipTexts.tooLarge })
    await expectNothingStored()
  })

  test('more than 80 MB of anything', async () => {
    const ftyp = (await readClipFixture('plain.mp4')).subarray(0, 64)
    const answer = await uploadClip(Buffer.concat([ftyp, Buffer.alloc(80 * 1024 ** 2)]))
    expect(answer.json()).toMatchObject({ message: clipTexts.sentTooLarge })
    expect(answer.statusCode).toBe(413)
    await expectNothingStored()
  })

  test('a picture of more than 25 MB, as ever', async () => {
    const answer = await upload(Buffer.alloc(26 * 1024 ** 2, 0xff))
    expect(answer.json()).toMatchObject({ message: uploadTexts.tooLarge })
  })
})
