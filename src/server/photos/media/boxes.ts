/** A part of an ISO media file, from where its content starts. */
export interface Box {
  type: string
  start: number
  end: number
}

const HEAD_BYTES = 8
const FULL_BOX_BYTES = 4

/** The boxes between two places; null when their lengths make no sense. */
export function readBoxes(file: Buffer, from: number, to: number): Box[] | null {
  const boxes: Box[] = []
  let at = from
  while (at + HEAD_BYTES <= to) {
    const length = file.readUInt32BE(at)
    const type = file.subarray(at + 4, at + HEAD_BYTES).toString('latin1')
    // The last one may say that it runs to the end; lengths of 64 bits are for films.
    const end = length === 0 ? to : at + length
    if (end > to || end < at + HEAD_BYTES) return null
    boxes.push({ type, start: at + HEAD_BYTES, end })
    at = end
  }
  return boxes
}

/** Of a box that has version and flags before its children. */
export const childrenOf = (file: Buffer, { start, end }: Box) =>
  readBoxes(file, start + FULL_BOX_BYTES, end)
