import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { MAX_AVIF_MEGAPIXELS, MAX_UPLOAD_MEGAPIXELS } from '#shared/limits.ts'
import { mediaWidths } from '#shared/urls/media-url.ts'
import { AppError } from '../../platform/http/errors.ts'
import { exifDay } from './exif-day.ts'
import { guessFocalPoint } from './guess-focal-point.ts'
import {
  damagedImage,
  tooLongAnimation,
  tooManyAvifPixels,
  tooManyPixels,
  tooSlow,
} from './media.errors.ts'
import type { AboutMedia } from './media-folder.ts'
import { storeOriginal } from './original.ts'

const STEP_SECONDS = 30
const ANIMATION_SECONDS = 120
const MEGAPIXEL = 1_000_000
/** Wider than tall for almost every photo; a tall strip stops here so that every format can hold it. */
const MAX_SIZE = { width: mediaWidths.at(-1)!, height: 4800 }
/** Cards and albums crop a panorama to its middle, as high as they are: there it needs more pixels than its width. */
const PANORAMA = 2
/** Many frames are heavy: no wider than the column of a post on a phone, twice as sharp. */
const MAX_ANIMATION_SIZE = { width: 960, height: 1600 }
const THUMBHASH_SIZE = 100
const ANIMATED_FORMATS = ['gif', 'webp']

// Only the formats that uploads may have can be decoded, whatever else a file pretends to be inside.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})
sharp.cache(false)
// Less memory, and the other core is for visitors.
sharp.concurrency(1)

const decodingOptions = {
  failOn: 'error',
  limitInputPixels: MAX_UPLOAD_MEGAPIXELS * MEGAPIXEL,
} as const

interface Size {
  width: number
  height: number
}

/**
 * Turns any picture into the files visitors get. They are made from bare pixels,
 * so nothing the camera wrote beside them (place, owner, serial number) can come along.
 */
export async function prepareImage(received: string, folder: string): Promise<AboutMedia> {
  try {
    const prepare = (await isAnimated(received)) ? prepareAnimation : prepareStill
    return {
      ...(await prepare(received, folder)),
      day: await readTakenDay(received),
      original: await storeOriginal(received, folder),
    }
  } catch (error) {
    throw decodingTrouble(error)
  }
}

/** Reads the header alone; sharp itself holds the limit that is the same for all formats. */
async function isAnimated(received: string): Promise<boolean> {
  const { format, width, height, pages = 1 } = await sharp(received, decodingOptions).metadata()
  const pixels = width * height

  if (format === 'heif' && pixels > MAX_AVIF_MEGAPIXELS * MEGAPIXEL) {
    throw tooManyAvifPixels()
  }
  if (pages <= 1 || !ANIMATED_FORMATS.includes(format ?? '')) return false
  if (pixels * pages > MAX_UPLOAD_MEGAPIXELS * MEGAPIXEL) throw tooLongAnimation()
  return true
}

async function prepareStill(received: string, folder: string) {
  const { pixels, width, height } = await readPixels(received, await maxSizeOf(received))
  for (const w of [...mediaWidths.filter((smaller) => smaller < width), width]) {
    const resized = () => pixels().resize({ width: w })
    await write(join(folder, `${w}.avif`), resized().avif({ quality: 52, effort: 2 }))
    await write(join(folder, `${w}.webp`), resized().webp({ quality: 76, effort: 3 }))
  }
  await writeJpeg(folder, pixels(), { width, height })
  return { width, height, ...(await factsOf(pixels)) }
}

async function maxSizeOf(received: string): Promise<Size> {
  const { width, height } = (await sharp(received, decodingOptions).metadata()).autoOrient
  return width > height * PANORAMA ? { width: MAX_SIZE.height, height: MAX_SIZE.height } : MAX_SIZE
}

/** All frames in one file. The first frame stands for it where nothing moves: in other sites' cards, and for visitors who want no motion. */
async function prepareAnimation(received: string, folder: string) {
  const { data, info } = await sharp(received, { ...decodingOptions, animated: true })
    .timeout({ seconds: ANIMATION_SECONDS })
    .resize({ ...MAX_ANIMATION_SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.pageHeight ?? info.height }
  await writeFile(join(folder, `${size.width}x${size.height}.webp`), data)
  const { pixels } = await readPixels(received, size)
  await writeJpeg(folder, pixels().resize({ ...size, fit: 'fill' }), size)
  return { ...size, ...(await factsOf(pixels)), isAnimated: true }
}

/** Bare pixels, upright, in the colours of the web. */
async function readPixels(received: string, size: Size) {
  const { data, info } = await sharp(received, { ...decodingOptions, autoOrient: true })
    .timeout({ seconds: STEP_SECONDS })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, pixels: () => sharp(data, { raw: { width, height, channels } }) }
}

/** All that is kept of what the camera wrote; a picture is worth having without it. */
async function readTakenDay(received: string): Promise<string | undefined> {
  const { exif } = await sharp(received, { failOn: 'none' }).metadata()
  return (exif && exifDay(exif)) ?? undefined
}

const write = async (path: string, image: Sharp) =>
  writeFile(path, await image.timeout({ seconds: STEP_SECONDS }).toBuffer())

const writeJpeg = (folder: string, image: Sharp, { width, height }: Size) =>
  write(join(folder, `${width}x${height}.jpg`), image.jpeg({ quality: 80, progressive: true }))

const factsOf = async (pixels: () => Sharp) => ({
  placeholder: await thumbhash(pixels()),
  focalPoint: await guessFocalPoint(pixels()),
})

async function thumbhash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: THUMBHASH_SIZE, height: THUMBHASH_SIZE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** What the owner reads when a decoder gives up; trouble with the disk passes as it is. */
function decodingTrouble(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { message = '', code } = error as NodeJS.ErrnoException
  if (code) return error
  if (/pixel limit/i.test(message)) return tooManyPixels()
  return /timeout/i.test(message) ? tooSlow() : damagedImage(error)
}
