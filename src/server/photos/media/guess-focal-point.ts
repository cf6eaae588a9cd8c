import sharp, { type Sharp } from 'sharp'
import type { FocalPoint } from '#shared/contract/fields.ts'

/** The guess uses edges, skin and strong colors, which a small picture still shows. */
const SIZE = 240
/** A guess at the very edge of a picture is wrong more often than right. */
const EDGE = 20

export async function guessFocalPoint(image: Sharp): Promise<FocalPoint> {
  const small = await image
    .resize({ width: SIZE, height: SIZE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = small.info
  // sharp looks for the point of attention only if it has to crop.
  const { info } = await sharp(small.data, { raw: { width, height, channels } })
    .resize({ width: Math.ceil(width / 2), height, position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [percentOf(info.attentionX, width), percentOf(info.attentionY, height)]
}

function percentOf(at: number | undefined, of: number): number {
  const percent = at === undefined ? 50 : Math.round((at / of) * 100)
  return Math.min(Math.max(percent, EDGE), 100 - EDGE)
}
