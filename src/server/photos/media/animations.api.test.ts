import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { stillUrl } from '#shared/urls/media-url.ts'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { makeAnimation } from '#test/make-image.ts'
import { uploadTexts } from '#texts/errors/photos.ts'

const { diary, mediaFolder, upload, uploaded, expectNothingStored, addPhoto, empty } =
  await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

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
    const original = await readFile(join(mediaFolder, imageUrl.split('/')[2] ?? '', 'original'))
    expect(await sharp(original).metadata()).toMatchObject({ pages: 4, format })
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
