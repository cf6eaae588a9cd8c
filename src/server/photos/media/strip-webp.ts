const RIFF_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const FRAME_HEAD_BYTES = 16
const PICTURE = ['VP8 ', 'VP8L', 'ALPH']
const KEPT = ['VP8X', 'ICCP', 'ANIM', 'ANMF', ...PICTURE]
/** Flags of VP8X that announce EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04

function writeChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** The kept chunks of a file or of a frame; null when they cannot be read. */
function stripChunks(from: Buffer, kept: string[]): Buffer | null {
  const chunks: Buffer[] = []
  let at = 0
  while (at + CHUNK_HEAD_BYTES <= from.length) {
    const type = from.subarray(at, at + 4).toString('latin1')
    const start = at + CHUNK_HEAD_BYTES
    const end = start + from.readUInt32LE(at + 4)
    if (end > from.length) return null
    at = end + ((end - start) % 2)
    if (!kept.includes(type)) continue
    const content = stripChunk(type, from.subarray(start, end))
    if (!content) return null
    chunks.push(writeChunk(type, content))
  }
  return Buffer.concat(chunks)
}

function stripChunk(type: string, content: Buffer): Buffer | null {
  if (type === 'VP8X') {
    const flags = (content[0] ?? 0) & ~METADATA_FLAGS
    return Buffer.concat([Buffer.from([flags]), content.subarray(1)])
  }
  if (type !== 'ANMF') return content
  const picture = stripChunks(content.subarray(FRAME_HEAD_BYTES), PICTURE)
  return picture && Buffer.concat([content.subarray(0, FRAME_HEAD_BYTES), picture])
}

export function stripWebp(file: Buffer): Buffer | null {
  const chunks = stripChunks(file.subarray(RIFF_BYTES, file.readUInt32LE(4) + 8), KEPT)
  return chunks && writeChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), chunks]))
}
