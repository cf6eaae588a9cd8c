import sharp, { type Sharp } from 'sharp'
import { MAX_AVIF_MEGAPIXELS, MAX_UPLOAD_MEGAPIXELS } from '#shared/limits.ts'
import { AppError } from '../../platform/http/errors.ts'
import {
  damagedImage,
  tooLongAnimation,
  tooManyAvifPixels,
  tooManyPixels,
  tooSlow,
} from './media.errors.ts'

const SECONDS = 30
const MEGAPIXEL = 1_000_000
const ANIMATED = ['gif', 'webp']

// Only what the sniffer lets through may be decoded, whatever else a file pretends to be inside.
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

export const decodingOptions = {
  failOn: 'error',
  limitInputPixels: MAX_UPLOAD_MEGAPIXELS * MEGAPIXEL,
} as const

export interface WantedSize {
  width: number
  height: number
}

/** Bare pixels, upright, in the colours of the web. */
export function decode(received: string, size: WantedSize) {
  return sharp(received, { ...decodingOptions, autoOrient: true })
    .timeout({ seconds: SECONDS })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

/** Reads the header alone; sharp itself holds the limit that is the same for all formats. */
export async function readHeader(received: string): Promise<{ isAnimated: boolean }> {
  const { format, width, height, pages = 1 } = await header(received)
  const pixels = width * height
  if (format === 'heif' && pixels > MAX_AVIF_MEGAPIXELS * MEGAPIXEL) throw tooManyAvifPixels()
  const isAnimated = pages > 1 && ANIMATED.includes(format ?? '')
  if (isAnimated && pixels * pages > MAX_UPLOAD_MEGAPIXELS * MEGAPIXEL) throw tooLongAnimation()
  return { isAnimated }
}

const header = (received: string): ReturnType<Sharp['metadata']> =>
  sharp(received, decodingOptions).metadata()

/** What the owner is told when a decoder gives up. */
export function decodingTrouble(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { message = '', code } = error as NodeJS.ErrnoException
  if (code) return error
  if (/pixel limit/i.test(message)) return tooManyPixels()
  return /timeout/i.test(message) ? tooSlow() : damagedImage(error)
}
