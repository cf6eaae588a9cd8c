import type { Entry } from 'yauzl'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { MovingError } from '../moving.errors.ts'

const FILE_TYPE = 0o170000
const SYMBOLIC_LINK = 0o120000

function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  if (uncompressedSize <= boxLimits.packedFreelyBytes) return false
  return uncompressedSize > compressedSize * boxLimits.packedTimes
}

/** What cannot be packed grows by an eighth at most: it holds more than it says. */
function isUnderstated({ compressedSize, uncompressedSize }: Entry): boolean {
  return compressedSize > uncompressedSize * 2 + 1024
}

/** Looks at entries as the zip lists them; what they say is held against them while they are read. */
export class EntryChecks {
  private readonly fileSize: number
  private unpacked = 0
  private packed = 0

  constructor(fileSize: number) {
    this.fileSize = fileSize
  }

  check(entry: Entry) {
    if (entry.isEncrypted()) throw new MovingError('zip_encrypted')
    if (isLink(entry)) throw new MovingError('zip_link')
    if (isUnderstated(entry)) throw new MovingError('damaged')
    this.unpacked += entry.uncompressedSize
    this.packed += entry.compressedSize
    if (isBomb(entry) || this.unpacked > boxLimits.unpackedBytes) throw new MovingError('zip_bomb')
    // More packed bytes than the file has: entries share theirs, as the flattest bombs do.
    if (this.packed > this.fileSize) throw new MovingError('zip_bomb')
  }
}
