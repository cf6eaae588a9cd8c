import { readMetadataDay } from '#shared/photo-day.ts'

/** JPEG puts this mark before the EXIF data, which is a TIFF file. */
const MARK = 'Exif\0\0'
const HEAD_BYTES = 8
const ENTRY_BYTES = 12
const EXIF_FOLDER = 0x8769
const DATE_TIME_ORIGINAL = 0x9003
const DAY_BYTES = 10
/** Cameras write a few dozen entries; a forged file may claim any number. */
const MAX_ENTRIES = 512

/** Returns null if the camera wrote no day or an impossible one. */
export function exifDay(exif: Buffer): string | null {
  try {
    return readDay(exif)
  } catch (error) {
    // The file's offsets may point beyond its end.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readDay(exif: Buffer): string | null {
  const hasMark = exif.subarray(0, MARK.length).toString('latin1') === MARK
  const tiff = hasMark ? exif.subarray(MARK.length) : exif
  const order = tiff.subarray(0, 2).toString('latin1')
  if (tiff.length < HEAD_BYTES || (order !== 'II' && order !== 'MM')) return null
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))

  function find(folder: number, tag: number): number | null {
    const count = Math.min(short(folder), MAX_ENTRIES)
    for (let at = 0; at < count; at += 1) {
      const entry = folder + 2 + at * ENTRY_BYTES
      if (short(entry) === tag) return long(entry + 8)
    }
    return null
  }

  const folder = find(long(4), EXIF_FOLDER)
  const start = folder && find(folder, DATE_TIME_ORIGINAL)
  return start ? readMetadataDay(tiff.subarray(start, start + DAY_BYTES).toString('latin1')) : null
}
