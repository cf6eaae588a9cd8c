import { constants, inflateRawSync } from 'node:zlib'
import type { Entry } from 'yauzl'
import { MovingError } from '../moving.errors.ts'

/** Room for the header of a file and its first lines; unpacked, so little is never much. */
export const FIRST_PART = 2048
const HEADER = 30
const [STORED, DEFLATED] = [0, 8]

/**
 * How a file begins, out of the part of the zip that it begins in. A stream for each costs a hundred times as
 * much, which shows when there are tens of thousands. A size that lies shows here already, for a short file always.
 */
export function firstBytes(entry: Entry, part: Buffer): Buffer {
  if (part.length < HEADER) throw new MovingError('damaged')
  const from = HEADER + part.readUInt16LE(26) + part.readUInt16LE(28)
  const packed = part.subarray(from, from + entry.compressedSize)
  const start = unpack(entry, packed)
  const isWhole = packed.length === entry.compressedSize
  const isLie = isWhole
    ? start.length !== entry.uncompressedSize
    : start.length > entry.uncompressedSize
  if (isLie) throw new MovingError('damaged')
  return start
}

function unpack({ compressionMethod }: Entry, packed: Buffer): Buffer {
  if (compressionMethod === STORED) return packed
  if (compressionMethod !== DEFLATED) throw new MovingError('damaged')
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 1024 })
  } catch (error) {
    throw new MovingError('damaged', error)
  }
}
