const BRANDS = /^(?:iso[m2-9a-z]|mp4[12v]|avc1|av01|qt {2}|M4[VAP] |MSNV|dash|f4v |3g[2p].)$/
const EBML = [0x1a, 0x45, 0xdf, 0xa3]

export const startsWithWebmHeader = (start: Uint8Array) =>
  EBML.every((byte, at) => start[at] === byte)

/** Call this only for a file that is no picture: AVIF and HEIC start with `ftyp`, too. */
export function looksLikeClip(start: Uint8Array): boolean {
  if (startsWithWebmHeader(start)) return true
  const text = Buffer.from(start).toString('latin1')
  if (text.slice(4, 8) !== 'ftyp') return false
  const brands = text.slice(8, Buffer.from(start).readUInt32BE())
  return (brands.match(/.{4}/gs) ?? []).some((brand) => BRANDS.test(brand))
}
