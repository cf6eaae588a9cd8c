/**
 * Our images are stored as /media/<anything>/<W>x<H>.jpg, so the address tells the size. Smaller variants lie
 * beside them as <w>.avif and <w>.webp. An animation is a single <W>x<H>.webp with its first frame as
 * <W>x<H>.jpg.
 */
export const mediaWidths = [480, 960, 1600, 2400] as const

export type MediaFormat = 'avif' | 'webp'

export type MediaUrl = {
  width: number
  height: number
  base: string
  widths: number[]
  still: string | null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unfit = /[\u0000-\u0020\u007f-\u009f\\\s]/

function isMediaPath(value: string): boolean {
  const climbs = /\.\.|%2e|%5c|%2f/i
  return value.startsWith('/media/') && value.length > '/media/'.length && !climbs.test(value)
}

export function isValidImageUrl(value: string): boolean {
  if (unfit.test(value)) return false
  return isMediaPath(value) || (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value))
}

/** Our security policy, and browsers on https pages, block images over plain http. */
export const isBlockedImageUrl = (value: string) => /^http:/i.test(value)

/** The demo's images show the demo's dog, not the owner's. */
export const isDemoDrawing = (url: string) => url.startsWith('/media/demo/')

export function parseMediaUrl(url: string): MediaUrl | null {
  const match = /^(\/media\/.+)\/([1-9]\d{0,4})x([1-9]\d{0,4})\.(jpg|webp)$/.exec(url)
  if (!match?.[1] || !isValidImageUrl(url)) return null
  const width = Number(match[2])
  const widths = [...mediaWidths.filter((w) => w < width), width]
  const still = match[4] === 'webp' ? url.replace(/webp$/, 'jpg') : null
  return { width, height: Number(match[3]), base: match[1], widths, still }
}

interface MediaShape {
  width: number
  height: number
  isAnimated?: boolean | undefined
}

export const mediaUrl = (base: string, { width, height, isAnimated }: MediaShape) =>
  `${base}/${width}x${height}.${isAnimated ? 'webp' : 'jpg'}`

export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/** For link previews on other sites, which show no animations. */
export const stillUrl = (url: string) => parseMediaUrl(url)?.still ?? url

export function srcSet({ base, widths }: MediaUrl, format: MediaFormat): string {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}
