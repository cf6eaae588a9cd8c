import { writtenDay } from '#shared/photo-day.ts'

/** EXIF in JPEG begins with this; TIFF follows it. */
const MARK = 'Exif\0\0'
const HEAD_BYTES = 8
const ENTRY_BYTES = 12
const EXIF_FOLDER = 0x8769
const DATE_TIME_ORIGINAL = 0x9003
/** "2024:07:25 14:30:12"; the day is enough. */
const DAY_BYTES = 10
/** Cameras write some dozens; a file may claim any number. */
const MAX_ENTRIES = 512

/** The calendar day a camera says it took the picture on; null where it tells none, or nonsense. */
export function exifDay(exif: Buffer): string | null {
  try {
    return readDay(exif)
  } catch (error) {
    // Numbers that lead out of the file.
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

  /** Where the value of a tag lies, in the folder that begins there. */
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
  return start ? writtenDay(tiff.subarray(start, start + DAY_BYTES).toString('latin1')) : null
}
