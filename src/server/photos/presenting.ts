import type { FocalPointOf } from '#shared/look/focal-point.ts'
import type { GetWrittenDays, WrittenDays } from '../dog/written-days.ts'
import type { FocalPointsService } from './focal-points.service.ts'

/** What a post or a photo is shown with, beside its own row. */
export interface Presenting extends WrittenDays {
  focalPointOf: FocalPointOf
}

/** Asked once for an answer, however many rows it has. */
export const createPresenting =
  (getDays: GetWrittenDays, focalPoints: FocalPointsService) => async (): Promise<Presenting> => ({
    ...(await getDays()),
    focalPointOf: await focalPoints.reader(),
  })

export type GetPresenting = ReturnType<typeof createPresenting>
