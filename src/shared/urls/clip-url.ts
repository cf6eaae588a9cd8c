import { type MediaUrl, parseMediaUrl } from './media-url.ts'

/**
 * A clip /media/<anything>/clip.mp4 lies beside its poster /media/<anything>/<W>x<H>.jpg. The fragment after
 * # contains the poster's size and the length in seconds, so that the address is enough to draw the clip;
 * browsers do not send fragments.
 */
export type ClipUrl = {
  /** The address without its fragment. */
  src: string
  /** Null when the owner typed an address without size and length. */
  poster: MediaUrl | null
  posterUrl: string | null
  seconds: number | null
}

const CLIP =
  /^(\/media\/[\w-]+(?:\/[\w-]+)*)\/clip\.mp4(?:#([1-9]\d{0,4}x[1-9]\d{0,4}),(\d{1,4}))?$/

export function parseClipUrl(url: string): ClipUrl | null {
  const [match, base, size, seconds] = CLIP.exec(url) ?? []
  if (!match) return null
  const posterUrl = size ? `${base}/${size}.jpg` : null
  return {
    src: `${base}/clip.mp4`,
    poster: posterUrl ? parseMediaUrl(posterUrl) : null,
    posterUrl,
    seconds: seconds ? Number(seconds) : null,
  }
}

const LINE = 960

/** Variant of the poster in the width of the text, because browsers cannot choose among posters. */
export function posterVariantUrl({ poster }: ClipUrl): string | null {
  if (!poster) return null
  const width = poster.widths.findLast((width) => width <= LINE) ?? poster.width
  return `${poster.base}/${width}.webp`
}

export function clipUrl(posterUrl: string, seconds: number): string {
  const cut = posterUrl.lastIndexOf('/')
  const size = posterUrl.slice(cut + 1).replace('.jpg', '')
  return `${posterUrl.slice(0, cut)}/clip.mp4#${size},${Math.max(1, Math.round(seconds))}`
}
