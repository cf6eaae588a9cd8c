const SIGNATURE_BYTES = 8
/** Length and type before the content, a checksum after it. */
const FRAME_BYTES = 12
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs'],
])

/** Null when it cannot be read. */
export function stripPng(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  while (at + FRAME_BYTES <= file.length) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at)
    const type = file.subarray(at + 4, at + 8).toString('latin1')
    if (end > file.length) return null
    if (KEPT.has(type)) kept.push(file.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
