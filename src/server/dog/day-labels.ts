import { ageAtDay, formatAgeSentence } from '#shared/dog/age.ts'
import { timelineMonthPath } from '#shared/urls/timeline.ts'
import type { DayOf } from '../settings/diary-day.ts'
import type { Settings } from '../settings/settings.ts'
import type { DogService } from './dog.service.ts'

export interface DayLabels {
  dayOf: DayOf
  /** Returns text such as "Pretzel was 10 weeks old", or null before the birthday. */
  ageOf: (day: string) => string | null
  placeOf: (day: string) => string | null
}

export type GetDayLabels = () => Promise<DayLabels>

export function createDayLabels(settings: Settings, dogs: DogService): GetDayLabels {
  return async () => {
    const [dayOf, document] = await Promise.all([settings.day.dayWriter(), dogs.getDocument()])
    const [dog] = document.dogs
    return {
      dayOf,
      ageOf: (day) => formatAgeSentence(dog, day),
      placeOf: (day) => {
        const age = ageAtDay(dog.birthday, day)
        return age && timelineMonthPath(age.months)
      },
    }
  }
}
