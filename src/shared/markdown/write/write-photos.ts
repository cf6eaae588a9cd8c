import { type FocalPointOf, focalClass } from '../../look/focal-point.ts'
import { safeLink } from '../../urls/link-url.ts'
import type { Image } from '../inline/inline.ts'
import { isShown } from './walk-inline.ts'
import { writeFigure, writeImage } from './write-image.ts'
import { writeLink, writeNodes } from './write-inline.ts'

/** Each opens the whole picture, which the album crops. */
function writePhoto(photo: Image, focalPointOf: FocalPointOf): string {
  if (!isShown(photo)) return writeFigure(photo, writeNodes([photo]))
  const shown = writeImage(photo, 'half', focalClass(focalPointOf(photo.src)))
  const link = safeLink(photo.src)
  return writeFigure(photo, link ? writeLink(link, shown) : shown)
}

/** Several photos side by side. */
export function writePhotos(photos: Image[], focalPointOf: FocalPointOf): string {
  const isInThirds = photos.length % 3 === 0 || photos.length > 4
  const columns = isInThirds ? 'in-thirds' : 'in-halves'
  const shown = photos.map((photo) => writePhoto(photo, focalPointOf))
  return `<div class="photos ${columns}">${shown.join('')}</div>`
}
