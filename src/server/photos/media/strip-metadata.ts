/**
 * Each function returns the file with only the parts that make the picture and its colours. Camera,
 * place, owner, thumbnails and notes are dropped. It returns null if the file cannot be read.
 */

const START_OF_SCAN = 0xda
const JPEG_END = Buffer.from([0xff, 0xd9])
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
/** A longer JFIF segment holds a thumbnail, which may show what was cropped away. */
const BARE_JFIF_BYTES = 14

/** Lists the segments to retain, because any other one may tell of camera, place or owner. */
function isRetainedSegment(marker: number, content: Buffer): boolean {
  const says = (name: string) => content.subarray(0, name.length).toString('latin1') === name
  if (marker === APP0) return says('JFIF\0') && content.length === BARE_JFIF_BYTES
  if (marker === APP2) return says('ICC_PROFILE\0')
  if (marker === APP14) return says('Adobe')
  return marker >= 0xc0 && marker <= 0xdd
}

/** In a scan, 0xff is followed by 0x00 or a restart mark; anything else starts the next segment. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1) {
    const next = file[at + 1] ?? 0xd9
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return file.length
}

/** Phones append further pictures behind the end of the first one; these are dropped. */
export function stripJpeg(file: Buffer): Buffer | null {
  const parts = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1]!
    if (file[at] !== 0xff) return null
    if (marker === JPEG_END[1]) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return null
    if (isRetainedSegment(marker, file.subarray(at + 4, end))) parts.push(file.subarray(at, end))
    at = end
    if (marker !== START_OF_SCAN) continue
    at = endOfScan(file, end)
    parts.push(file.subarray(end, at))
  }
  return Buffer.concat([...parts, JPEG_END])
}

const PNG_SIGNATURE_BYTES = 8
const PNG_FRAME_BYTES = 12
const RETAINED_PNG_CHUNKS = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs'.split(' ')

export function stripPng(file: Buffer): Buffer | null {
  const parts = [file.subarray(0, PNG_SIGNATURE_BYTES)]
  let at = PNG_SIGNATURE_BYTES
  while (at + PNG_FRAME_BYTES <= file.length) {
    const end = at + PNG_FRAME_BYTES + file.readUInt32BE(at)
    const type = file.subarray(at + 4, at + 8).toString('latin1')
    if (end > file.length) return null
    if (RETAINED_PNG_CHUNKS.includes(type)) parts.push(file.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return null
}

const GIF_SCREEN_BYTES = 13
const GIF_IMAGE_BYTES = 10
const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const GIF_END = 0x3b
const GIF_CONTROL = 0xf9
const GIF_APPLICATION = 0xff
/** These extensions only set how often the animation repeats; other applications store notes. */
const GIF_LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** Each block starts with its length; an empty block ends the list. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from
  while (at < file.length && file[at] !== 0) at += file[at]! + 1
  return at + 1
}

function isRetainedExtension(file: Buffer, at: number): boolean {
  if (file[at + 1] === GIF_CONTROL) return true
  const name = file.subarray(at + 3, at + 14).toString('latin1')
  return file[at + 1] === GIF_APPLICATION && GIF_LOOPS.includes(name)
}

export function stripGif(file: Buffer): Buffer | null {
  let at = GIF_SCREEN_BYTES + tableBytes(file[10] ?? 0)
  const parts = [file.subarray(0, at)]
  while (at < file.length) {
    const kind = file[at]
    if (kind === GIF_END) return Buffer.concat([...parts, Buffer.from([GIF_END])])
    if (kind !== GIF_EXTENSION && kind !== GIF_IMAGE) return null
    const start = at
    if (kind === GIF_IMAGE) {
      const pixels = at + GIF_IMAGE_BYTES + tableBytes(file[at + 9] ?? 0) + 1
      at = endOfBlocks(file, pixels)
    } else {
      at = endOfBlocks(file, at + 2)
    }
    if (at > file.length) return null
    if (kind === GIF_IMAGE || isRetainedExtension(file, start)) parts.push(file.subarray(start, at))
  }
  return null
}

const WEBP_HEAD_BYTES = 12
const WEBP_CHUNK_HEAD_BYTES = 8
const WEBP_FRAME_HEAD_BYTES = 16
const WEBP_PICTURE_CHUNKS = ['VP8 ', 'VP8L', 'ALPH']
const RETAINED_WEBP_CHUNKS = ['VP8X', 'ICCP', 'ANIM', 'ANMF', ...WEBP_PICTURE_CHUNKS]
/** These flags of VP8X announce EXIF and XMP, which are gone. */
const WEBP_METADATA_FLAGS = 0x08 | 0x04

function writeWebpChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(WEBP_CHUNK_HEAD_BYTES)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

function stripChunks(from: Buffer, retained: string[]): Buffer | null {
  const chunks: Buffer[] = []
  let at = 0
  while (at + WEBP_CHUNK_HEAD_BYTES <= from.length) {
    const type = from.subarray(at, at + 4).toString('latin1')
    const start = at + WEBP_CHUNK_HEAD_BYTES
    const end = start + from.readUInt32LE(at + 4)
    if (end > from.length) return null
    at = end + ((end - start) % 2)
    if (!retained.includes(type)) continue
    const content = stripChunk(type, from.subarray(start, end))
    if (!content) return null
    chunks.push(writeWebpChunk(type, content))
  }
  return Buffer.concat(chunks)
}

function stripChunk(type: string, content: Buffer): Buffer | null {
  if (type === 'VP8X') {
    const flags = (content[0] ?? 0) & ~WEBP_METADATA_FLAGS
    return Buffer.concat([Buffer.from([flags]), content.subarray(1)])
  }
  if (type !== 'ANMF') return content
  const picture = stripChunks(content.subarray(WEBP_FRAME_HEAD_BYTES), WEBP_PICTURE_CHUNKS)
  return picture && Buffer.concat([content.subarray(0, WEBP_FRAME_HEAD_BYTES), picture])
}

export function stripWebp(file: Buffer): Buffer | null {
  const chunks = stripChunks(
    file.subarray(WEBP_HEAD_BYTES, file.readUInt32LE(4) + 8),
    RETAINED_WEBP_CHUNKS,
  )
  return chunks && writeWebpChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), chunks]))
}
