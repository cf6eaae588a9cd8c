import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { MAX_AVIF_MEGAPIXELS, MAX_UPLOAD_MEGAPIXELS } from '#shared/limits.ts'
import { mediaWidths } from '#shared/urls/media-url.ts'
import { AppError } from '../../platform/http/errors.ts'
import { damagedImage, tooManyAvifPixels, tooManyPixels, tooSlow } from '../media.errors.ts'

const SECONDS_A_STEP = 30
/** Wider than tall for almost every photo; a tall strip stops here so that every format can hold it. */
const MAX_SIZE = { width: mediaWidths.at(-1), height: 4800 }
const THUMBHASH_SIZE = 100

// Only what the sniffer lets through may be decoded, whatever else a file pretends to be inside.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})
sharp.cache(false)

export interface PreparedImage {
  width: number
  height: number
  placeholder: string
}

/**
 * Turns any picture into the files visitors get. They are made from bare pixels,
 * so nothing the camera wrote beside them (place, owner, serial number) can come along.
 */
export async function prepareImage(original: string, folder: string): Promise<PreparedImage> {
  const { data, info } = await decode(original)
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const write = async (name: string, image: Sharp) =>
    writeFile(join(folder, name), await image.timeout({ seconds: SECONDS_A_STEP }).toBuffer())

  for (const w of [...mediaWidths.filter((smaller) => smaller < width), width]) {
    const resized = () => pixels().resize({ width: w })
    await write(`${w}.avif`, resized().avif({ quality: 52, effort: 2 }))
    await write(`${w}.webp`, resized().webp({ quality: 76, effort: 3 }))
  }
  await write(`${width}x${height}.jpg`, pixels().jpeg({ quality: 80, progressive: true }))
  return { width, height, placeholder: await thumbhash(pixels()) }
}

async function decode(original: string) {
  const image = sharp(original, {
    failOn: 'error',
    limitInputPixels: MAX_UPLOAD_MEGAPIXELS * 1_000_000,
    autoOrient: true,
  })
  try {
    await refuseManyPixels(image)
    return await image
      .timeout({ seconds: SECONDS_A_STEP })
      .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof AppError) throw error
    const message = error instanceof Error ? error.message : ''
    if (/pixel limit/i.test(message)) throw tooManyPixels()
    if (/timeout/i.test(message)) throw tooSlow()
    throw damagedImage(error)
  }
}

/** Reads the header alone; sharp itself holds the limit that is the same for all formats. */
async function refuseManyPixels(image: Sharp) {
  const { format, width, height } = await image.metadata()
  if (format === 'heif' && width * height > MAX_AVIF_MEGAPIXELS * 1_000_000) {
    throw tooManyAvifPixels()
  }
}

async function thumbhash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: THUMBHASH_SIZE, height: THUMBHASH_SIZE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
