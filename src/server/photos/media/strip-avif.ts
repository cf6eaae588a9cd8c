import { findItems, findPlaces } from './avif-items.ts'
import { type Box, childrenOf, readBoxes } from './boxes.ts'

const KEPT = ['ftyp', 'meta', 'mdat', 'moov']
const KEPT_IN_META = ['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'dinf', 'grpl']
/** EXIF, and XMP by the name of "any kind of file". */
const METADATA = ['Exif', 'mime', 'uri ']

/**
 * Addresses inside the file count from its start, so nothing can be taken out: what tells of camera or place is
 * overwritten with zeros instead. Null when it cannot be read.
 */
export function stripAvif(file: Buffer): Buffer | null {
  const bare = Buffer.from(file)
  const boxes = readBoxes(bare, 0, bare.length)
  const meta = boxes?.find(({ type }) => type === 'meta')
  const inner = meta && childrenOf(bare, meta)
  if (!boxes || !inner) return null
  const secret = findItems(bare, inner, METADATA)
  const places = secret && findPlaces(bare, inner, secret)
  if (!places) return null
  for (const { from, to } of places) bare.fill(0, from, to)
  eraseOthers(bare, boxes, KEPT)
  eraseOthers(bare, inner, KEPT_IN_META)
  return bare
}

function eraseOthers(file: Buffer, boxes: Box[], kept: string[]) {
  for (const { type, start, end } of boxes) {
    if (!kept.includes(type)) file.fill(0, start, end)
  }
}
