/**
 * Our own photos live at /media/<anything>/<W>x<H>.jpg, so the address alone tells the size.
 * Smaller and lighter variants lie beside them as <w>.avif and <w>.webp. What moves is a single
 * <W>x<H>.webp, and its first frame lies beside it as <W>x<H>.jpg.
 */
export const mediaWidths = [480, 960, 1600, 2400] as const

export type MediaFormat = 'avif' | 'webp'

export type MediaUrl = {
  width: number
  height: number
  base: string
  widths: number[]
  /** Only for what moves: its first frame. */
  still: string | null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unfit = /[\u0000-\u0020\u007f-\u009f\\\s]/

function isMediaPath(value: string): boolean {
  const climbs = /\.\.|%2e|%5c|%2f/i
  return value.startsWith('/media/') && value.length > '/media/'.length && !climbs.test(value)
}

/** An absolute http(s) address, or a path of our own media. */
export function isValidImageUrl(value: string): boolean {
  if (unfit.test(value)) return false
  return isMediaPath(value) || (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value))
}

/** Our policy, and browsers on https pages, show no picture from plain http. */
export const isBlockedImageUrl = (value: string) => /^http:/i.test(value)

/** Drawn, and of the dog of the demo, where others are the owner's. */
export const isDrawing = (url: string) => url.startsWith('/media/demo/')

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

/** Who asks for less motion gets the still picture. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** For cards of other sites, where nothing moves. */
export const stillUrl = (url: string) => parseMediaUrl(url)?.still ?? url

/** The same picture in its other widths, for the browser to choose from. */
export function srcSet({ base, widths }: MediaUrl, format: MediaFormat): string {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}
