import type { Photo, PhotoLink, PhotoPage } from '#shared/contract/photos.ts'
import { photoPath } from '#shared/urls/photo-path.ts'
import type { Presenting } from './presenting.ts'
import type { PhotoRow } from './photos.repository.ts'

export function presentPhoto(row: PhotoRow, { dayOf, ageOf, focalPointOf }: Presenting): Photo {
  const date = dayOf(row.createdAt)
  return {
    id: row.id,
    path: photoPath(row),
    imageUrl: row.imageUrl,
    title: row.title,
    description: row.description,
    category: row.category,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    focalPoint: focalPointOf(row.imageUrl),
    createdAt: row.createdAt.toISOString(),
    date,
    age: ageOf(date),
  }
}

interface PlacedPhoto {
  photo: PhotoRow
  newer: PhotoRow | null
  older: PhotoRow | null
}

const linkTo = (row: PhotoRow | null): PhotoLink | null =>
  row && { path: photoPath(row), title: row.title }

export const presentPhotoPage = (
  { photo, newer, older }: PlacedPhoto,
  presenting: Presenting,
): PhotoPage => ({ ...presentPhoto(photo, presenting), newer: linkTo(newer), older: linkTo(older) })
