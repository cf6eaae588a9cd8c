import { parseMediaUrl, REDUCED_MOTION, srcSet } from '../../urls/media-url.ts'
import type { Image } from '../inline/inline.ts'
import { escapeHtml } from './escape-html.ts'

/** How wide a picture is shown, so that browsers do not fetch more pixels than that. */
const SIZES = {
  column: '(min-width: 840px) 800px, 94vw',
  half: '(min-width: 840px) 400px, 47vw',
} as const

export type ImageRoom = keyof typeof SIZES

const writeStill = (src: string) => `<source media="${REDUCED_MOTION}" srcset="${escapeHtml(src)}">`

/** Only for an image that is shown. */
export function writeImage(
  { src, alt }: Image,
  room: ImageRoom = 'column',
  className = '',
): string {
  const media = parseMediaUrl(src)
  const size = media ? ` width="${media.width}" height="${media.height}"` : ''
  const named = className && ` class="${className}"`
  const img = `<img${named} src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`
  if (!media) return img
  if (media.still) return `<picture>${writeStill(media.still)}${img}</picture>`
  const sources = (['avif', 'webp'] as const).map((format) => {
    const set = escapeHtml(srcSet(media, format))
    return `<source type="image/${format}" srcset="${set}" sizes="${SIZES[room]}">`
  })
  return `<picture>${sources.join('')}${img}</picture>`
}

export function writeFigure(image: Image, shown: string): string {
  const caption = image.caption && `<figcaption>${escapeHtml(image.caption)}</figcaption>`
  return `<figure>${shown}${caption}</figure>`
}
