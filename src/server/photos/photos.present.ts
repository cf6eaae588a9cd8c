import type { Photo, PhotoLink, PhotoPage } from '#shared/contract/photos.ts'
import type { FocalPointOf } from '#shared/theme/focal-point.ts'
import { photoPath } from '#shared/urls/slug.ts'
import type { DayOf } from '../settings/diary-day.ts'
import type { FocalPointsService } from './focal-points.service.ts'
import type { PhotoRow } from './shown-photos.repository.ts'

export interface DisplayContext {
  dayOf: DayOf
  /** Returns text such as "Pretzel was 10 weeks old", or null before the birthday. */
  ageOf: (day: string) => string | null
  placeOf: (day: string) => string | null
  focalPointOf: FocalPointOf
}

/** Call this once per answer, however many rows the answer has. */
export type GetDisplayContext = () => Promise<DisplayContext>

export const createGetDisplayContext =
  (
    getDays: () => Promise<Omit<DisplayContext, 'focalPointOf'>>,
    focalPoints: FocalPointsService,
  ): GetDisplayContext =>
  async () => ({ ...(await getDays()), focalPointOf: await focalPoints.reader() })

/** A photo without a known day uses the day it was added. */
export const dayOfPhoto = (row: Pick<PhotoRow, 'day' | 'createdAt'>, dayOf: DayOf): string =>
  row.day ?? dayOf(row.createdAt)

export function presentPhoto(row: PhotoRow, { dayOf, ageOf, focalPointOf }: DisplayContext): Photo {
  const date = dayOfPhoto(row, dayOf)
  return {
    id: row.id,
    path: photoPath(row),
    imageUrl: row.imageUrl,
    title: row.title,
    description: row.description,
    alt: row.alt || undefined,
    category: row.category,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    focalPoint: focalPointOf(row.imageUrl),
    clip: row.clip ?? undefined,
    createdAt: row.createdAt.toISOString(),
    date,
    age: ageOf(date),
  }
}

interface PhotoWithNeighbors {
  photo: PhotoRow
  newer: PhotoRow | null
  older: PhotoRow | null
}

export const presentPhotoPage = (
  { photo, newer, older }: PhotoWithNeighbors,
  context: DisplayContext,
): PhotoPage => ({ ...presentPhoto(photo, context), newer: linkTo(newer), older: linkTo(older) })

const linkTo = (row: PhotoRow | null): PhotoLink | null =>
  row && { path: photoPath(row), title: row.title }
