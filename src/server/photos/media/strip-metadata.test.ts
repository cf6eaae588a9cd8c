import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  drawTestImage,
  makeAnimation,
  makePhonePhoto,
  SECRET_CAMERA,
  withSecrets,
} from '#test/make-image.ts'
import { stripGif, stripJpeg, stripPng, stripWebp } from './strip-metadata.ts'

const photo = () => drawTestImage({ width: 90, height: 60 })
const pixelsOf = (file: Buffer, animated = false) => sharp(file, { animated }).raw().toBuffer()
const comment = (text: string) =>
  Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])])
const withComment = (gif: Buffer) => {
  const at = 13 + (gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0)
  return Buffer.concat([gif.subarray(0, at), comment(SECRET_CAMERA), gif.subarray(at)])
}

const kinds: [string, (file: Buffer) => Buffer | null, () => Promise<Buffer>, boolean][] = [
  ['a JPEG', stripJpeg, () => withSecrets(photo()).jpeg().toBuffer(), false],
  [
    'a progressive JPEG',
    stripJpeg,
    () => withSecrets(photo()).jpeg({ progressive: true }).toBuffer(),
    false,
  ],
  ['the JPEG of a phone', stripJpeg, () => makePhonePhoto(), false],
  ['a PNG', stripPng, () => withSecrets(photo()).png().toBuffer(), false],
  ['a WebP', stripWebp, () => withSecrets(photo()).webp().toBuffer(), false],
  [
    'a moving WebP',
    stripWebp,
    async () =>
      withSecrets(await makeAnimation(3))
        .webp()
        .toBuffer(),
    true,
  ],
  ['a GIF', stripGif, async () => withComment(await photo().gif().toBuffer()), false],
  [
    'a moving GIF',
    stripGif,
    async () => withComment(await (await makeAnimation(3)).gif().toBuffer()),
    true,
  ],
]

describe.each(kinds)('%s', (_, strip, make, animated) => {
  test('keeps every pixel and frame, and nothing that was written beside them', async () => {
    const file = await make()
    expect(file.includes(SECRET_CAMERA)).toBe(true)
    const bare = strip(file)!
    expect(bare.includes(SECRET_CAMERA)).toBe(false)
    expect(await pixelsOf(bare, animated)).toEqual(await pixelsOf(file, animated))
    const { exif, xmp, pages, delay, loop } = await sharp(bare).metadata()
    for (const part of [exif, xmp]) expect(part?.some((byte) => byte !== 0) ?? false).toBe(false)
    const before = await sharp(file).metadata()
    expect({ pages, delay, loop }).toEqual({
      pages: before.pages,
      delay: before.delay,
      loop: before.loop,
    })
  })

  test('loses what was appended behind its end, or is given up', async () => {
    const bare = strip(Buffer.concat([await make(), Buffer.from(SECRET_CAMERA)]))
    expect(bare?.includes(SECRET_CAMERA) ?? false).toBe(false)
  })

  test('is given up, or still bare, wherever it is cut', async () => {
    const file = await make()
    const stripPart = (length: number) => {
      try {
        return strip(file.subarray(0, length))
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return null
      }
    }
    for (let length = 14; length < file.length; length += 1 + Math.floor(file.length / 97)) {
      expect(stripPart(length)?.includes(SECRET_CAMERA) ?? false).toBe(false)
    }
  })
})

test('a JPEG keeps the colours of its profile', async () => {
  const wide = await photo().withIccProfile('p3').jpeg().toBuffer()
  const { icc } = await sharp(wide).metadata()
  expect((await sharp(stripJpeg(wide)!).metadata()).icc).toEqual(icc)
})
