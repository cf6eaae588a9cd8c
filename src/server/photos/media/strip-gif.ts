const SCREEN_BYTES = 13
const IMAGE_BYTES = 10
const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** How often it is played; other applications keep notes of their own. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** Small blocks, each with its length before it, up to an empty one. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from
  while (at < file.length && file[at] !== 0) at += file[at]! + 1
  return at + 1
}

function isKept(file: Buffer, at: number): boolean {
  if (file[at + 1] === CONTROL) return true
  const name = file.subarray(at + 3, at + 14).toString('latin1')
  return file[at + 1] === APPLICATION && LOOPS.includes(name)
}

/** Null when it cannot be read. */
export function stripGif(file: Buffer): Buffer | null {
  let at = SCREEN_BYTES + tableBytes(file[10] ?? 0)
  const kept = [file.subarray(0, at)]
  while (at < file.length) {
    const kind = file[at]
    if (kind === END) return Buffer.concat([...kept, Buffer.from([END])])
    if (kind !== EXTENSION && kind !== IMAGE) return null
    const start = at
    if (kind === IMAGE) {
      const pixels = at + IMAGE_BYTES + tableBytes(file[at + 9] ?? 0) + 1
      at = endOfBlocks(file, pixels)
    } else {
      at = endOfBlocks(file, at + 2)
    }
    if (at > file.length) return null
    if (kind === IMAGE || isKept(file, start)) kept.push(file.subarray(start, at))
  }
  return null
}
