export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Reads the first bytes, because the file's name and the browser's content type prove nothing. */
export function findImageType(start: Uint8Array): ImageType | null {
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (ascii(start, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(ascii(start, 0, 6))) return 'gif'
  if (ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP') return 'webp'
  if (ascii(start, 4, 8) === 'ftyp') return findBoxedType(start)
  return null
}

/** AVIF and HEIC share one container; its list of brands distinguishes them. */
function findBoxedType(start: Uint8Array): ImageType | null {
  const size = new DataView(start.buffer, start.byteOffset).getUint32(0)
  const brands: string[] = []
  for (let at = 8; at + 4 <= Math.min(size, start.length); at += 4) {
    brands.push(ascii(start, at, at + 4))
  }
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null
}
