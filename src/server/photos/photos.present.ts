import type { Photo } from '#shared/contract/photos.ts'
import type { DayOf } from '../settings/diary-day.ts'
import type { PhotoRow } from './photos.repository.ts'

export function presentPhoto(row: PhotoRow, dayOf: DayOf): Photo {
  return {
    id: row.id,
    imageUrl: row.imageUrl,
    title: row.title,
    description: row.description,
    category: row.category,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    createdAt: row.createdAt.toISOString(),
    date: dayOf(row.createdAt),
  }
}
