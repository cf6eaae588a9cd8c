import type { Image } from '../inline/inline.ts'
import { isShown, writeFigure, writeImage } from './write-image.ts'
import { openLink, writeNodes } from './write-inline.ts'

/** Each opens the whole picture, which the album crops. */
function writePhoto(photo: Image): string {
  if (!isShown(photo)) return writeFigure(photo, writeNodes([photo]))
  return writeFigure(photo, `${openLink(photo.src)}${writeImage(photo, 'half')}</a>`)
}

/** Several photos side by side. */
export function writePhotos(photos: Image[]): string {
  const isInThirds = photos.length % 3 === 0 || photos.length > 4
  const columns = isInThirds ? 'in-thirds' : 'in-halves'
  return `<div class="photos ${columns}">${photos.map(writePhoto).join('')}</div>`
}
