import type { Photo, PhotoLink, PhotoPage } from '#shared/contract/photos.ts'
import { photoPath } from '#shared/urls/photo-path.ts'
import type { WrittenDays } from '../dog/written-days.ts'
import type { PhotoRow } from './photos.repository.ts'

export function presentPhoto(row: PhotoRow, { dayOf, ageOf }: WrittenDays): Photo {
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
  days: WrittenDays,
): PhotoPage => ({ ...presentPhoto(photo, days), newer: linkTo(newer), older: linkTo(older) })
