const START_OF_SCAN = 0xda
const END = Buffer.from([0xff, 0xd9])
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
/** Longer ones hold a small picture, perhaps of what was cropped away. */
const BARE_JFIF_BYTES = 14

/** The picture itself and how its colours are meant; all else tells of camera, place or owner. */
function isKept(marker: number, content: Buffer): boolean {
  const says = (name: string) => content.subarray(0, name.length).toString('latin1') === name
  if (marker === APP0) return says('JFIF\0') && content.length === BARE_JFIF_BYTES
  if (marker === APP2) return says('ICC_PROFILE\0')
  if (marker === APP14) return says('Adobe')
  return marker >= 0xc0 && marker <= 0xdd
}

/** In a scan, 0xff stands before 0x00 or a restart mark; anything else is the next segment. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1) {
    const next = file[at + 1] ?? 0xd9
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return file.length
}

/** Phones append more pictures behind the end of the first: they are left out. Null when it cannot be read. */
export function stripJpeg(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1]!
    if (file[at] !== 0xff) return null
    if (marker === END[1]) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return null
    if (isKept(marker, file.subarray(at + 4, end))) kept.push(file.subarray(at, end))
    at = end
    if (marker !== START_OF_SCAN) continue
    at = endOfScan(file, end)
    kept.push(file.subarray(end, at))
  }
  return Buffer.concat([...kept, END])
}
