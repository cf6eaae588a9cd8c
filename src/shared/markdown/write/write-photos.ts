import { type FocalPointOf, focalClass } from '../../look/focal-point.ts'
import type { Image } from '../inline/inline.ts'
import { isShown, writeFigure, writeImage } from './write-image.ts'
import { openLink, writeNodes } from './write-inline.ts'

/** Each opens the whole picture, which the album crops. */
function writePhoto(photo: Image, focalPointOf: FocalPointOf): string {
  if (!isShown(photo)) return writeFigure(photo, writeNodes([photo]))
  const shown = writeImage(photo, 'half', focalClass(focalPointOf(photo.src)))
  return writeFigure(photo, `${openLink(photo.src)}${shown}</a>`)
}

/** Several photos side by side. */
export function writePhotos(photos: Image[], focalPointOf: FocalPointOf): string {
  const isInThirds = photos.length % 3 === 0 || photos.length > 4
  const columns = isInThirds ? 'in-thirds' : 'in-halves'
  const shown = photos.map((photo) => writePhoto(photo, focalPointOf))
  return `<div class="photos ${columns}">${shown.join('')}</div>`
}
