import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { mediaWidths } from '#shared/urls/media-url.ts'
import type { AboutMedia } from './about-file.ts'
import { decode, decodingTrouble, readHeader, type WantedSize } from './decode.ts'
import { guessFocalPoint } from './guess-focal-point.ts'
import { keepOriginal } from './original.ts'
import { prepareAnimation } from './prepare-animation.ts'

const SECONDS_A_STEP = 30
/** Wider than tall for almost every photo; a tall strip stops here so that every format can hold it. */
const MAX_SIZE = { width: mediaWidths.at(-1)!, height: 4800 }
const THUMBHASH_SIZE = 100

/**
 * Turns any picture into the files visitors get. They are made from bare pixels,
 * so nothing the camera wrote beside them (place, owner, serial number) can come along.
 */
export async function prepareImage(received: string, folder: string): Promise<AboutMedia> {
  try {
    const { isAnimated } = await readHeader(received)
    const prepare = isAnimated ? prepareMoving : prepareStill
    return { ...(await prepare(received, folder)), original: await keepOriginal(received, folder) }
  } catch (error) {
    throw decodingTrouble(error)
  }
}

async function prepareStill(received: string, folder: string) {
  const { pixels, width, height } = await readPixels(received, MAX_SIZE)
  for (const w of [...mediaWidths.filter((smaller) => smaller < width), width]) {
    const resized = () => pixels().resize({ width: w })
    await write(join(folder, `${w}.avif`), resized().avif({ quality: 52, effort: 2 }))
    await write(join(folder, `${w}.webp`), resized().webp({ quality: 76, effort: 3 }))
  }
  await writeStill(folder, pixels(), { width, height })
  return { width, height, ...(await lookAt(pixels)) }
}

/** The first frame stands for it where nothing moves: in other sites' cards, and for who wants no motion. */
async function prepareMoving(received: string, folder: string) {
  const size = await prepareAnimation(received, folder)
  const { pixels } = await readPixels(received, size)
  await writeStill(folder, pixels().resize({ ...size, fit: 'fill' }), size)
  return { ...size, ...(await lookAt(pixels)), isAnimated: true }
}

async function readPixels(received: string, size: WantedSize) {
  const { data, info } = await decode(received, size)
  const { width, height, channels } = info
  return { width, height, pixels: () => sharp(data, { raw: { width, height, channels } }) }
}

const lookAt = async (pixels: () => Sharp) => ({
  placeholder: await thumbhash(pixels()),
  focalPoint: await guessFocalPoint(pixels()),
})

const write = async (path: string, image: Sharp) =>
  writeFile(path, await image.timeout({ seconds: SECONDS_A_STEP }).toBuffer())

const writeStill = (folder: string, image: Sharp, { width, height }: WantedSize) =>
  write(join(folder, `${width}x${height}.jpg`), image.jpeg({ quality: 80, progressive: true }))

async function thumbhash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: THUMBHASH_SIZE, height: THUMBHASH_SIZE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
