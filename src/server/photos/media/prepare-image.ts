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
  animationTooLong,
  damagedImage,
  tooManyAvifPixels,
  tooManyPixels,
  tooSlow,
} from './media.errors.ts'
import type { MediaMetadata } from './media-folder.ts'
import { storeOriginal } from './original.ts'

const STEP_SECONDS = 30
const ANIMATION_SECONDS = 120
const MEGAPIXEL = 1_000_000
/** The limit on height exists for tall strips, so that every format can hold them. */
const MAX_SIZE = { width: mediaWidths.at(-1)!, height: 4800 }
/** Cards and albums crop a panorama to its middle, so its height needs more pixels. */
const PANORAMA = 2
/** Many frames are heavy: the limit is the width of a post on a phone at double density. */
const MAX_ANIMATION_SIZE = { width: 960, height: 1600 }
const THUMBHASH_SIZE = 100
const ANIMATED_FORMATS = ['gif', 'webp']

// Only the formats that uploads may have can be decoded, whatever a file contains.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})
sharp.cache(false)
// One thread needs less memory and leaves the other core to visitors.
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
 * The files for visitors are made from bare pixels, so no metadata of the camera (place, owner,
 * serial number) can pass.
 */
export async function prepareImage(received: string, folder: string): Promise<MediaMetadata> {
  try {
    const prepare = (await isAnimated(received)) ? prepareAnimation : prepareStill
    // A large AVIF is decoded twice, which needs least memory in this order.
    const original = await storeOriginal(received, folder)
    return {
      ...(await prepare(received, folder)),
      day: await readTakenDay(received),
      original,
    }
  } catch (error) {
    throw decodingTrouble(error)
  }
}

/** Reads only the header. Refuses too large AVIFs and too long animations; sharp itself enforces the limit for all formats. */
async function isAnimated(received: string): Promise<boolean> {
  const { format, width, height, pages = 1 } = await sharp(received, decodingOptions).metadata()
  const pixels = width * height

  if (format === 'heif' && pixels > MAX_AVIF_MEGAPIXELS * MEGAPIXEL) {
    throw tooManyAvifPixels()
  }
  if (pages <= 1 || !ANIMATED_FORMATS.includes(format ?? '')) return false
  if (pixels * pages > MAX_UPLOAD_MEGAPIXELS * MEGAPIXEL) throw animationTooLong()
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

/** Other sites' cards and visitors who want no motion get the first frame instead. */
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

/** Unreadable EXIF must not fail the upload, so this read tolerates errors. */
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

/** Passes failures of the disk on; every other failure becomes a message for the owner. */
function decodingTrouble(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { message = '', code } = error as NodeJS.ErrnoException
  if (code) return error
  if (/pixel limit/i.test(message)) return tooManyPixels()
  return /timeout/i.test(message) ? tooSlow() : damagedImage(error)
}
