import sharp, { type Sharp } from 'sharp'
import type { FocalPoint } from '#shared/contract/fields.ts'

/** Enough to see edges, skin and strong colors, which is what the guess goes by. */
const SIZE = 240
/** A guess at the very edge of a picture is more often wrong than right. */
const EDGE = 20

/** Where a picture is most worth looking at: a start, until the owner says better. */
export async function guessFocalPoint(image: Sharp): Promise<FocalPoint> {
  const small = await image
    .resize({ width: SIZE, height: SIZE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = small.info
  // It looks only where it has something to cut off.
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
