import type { FocalPointOf } from '#shared/look/focal-point.ts'
import type { DayOf, DiaryDay } from '../settings/diary-day.ts'
import type { FocalPointsService } from './focal-points.service.ts'

/** What a post or a photo is shown with, beside its own row. */
export interface Presenting {
  dayOf: DayOf
  focalPointOf: FocalPointOf
}

/** Asked once for an answer, however many rows it has. */
export const createPresenting =
  (diaryDay: DiaryDay, focalPoints: FocalPointsService) => async (): Promise<Presenting> => ({
    dayOf: await diaryDay.dayWriter(),
    focalPointOf: await focalPoints.reader(),
  })

export type GetPresenting = ReturnType<typeof createPresenting>
