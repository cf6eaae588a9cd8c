import { ageOn, ageSentence } from '#shared/dog/age.ts'
import { timelineMonthAddress } from '#shared/urls/timeline.ts'
import type { DayOf, DiaryDay } from '../settings/diary-day.ts'
import type { DogService } from './dog.service.ts'

/** Days as visitors read them, and how old the dog was then. */
export interface DayLabels {
  dayOf: DayOf
  /** "Pretzel was 10 weeks old"; null before the birthday. */
  ageOf: (day: string) => string | null
  /** Where the timeline tells of that day; null before the birthday. */
  placeOf: (day: string) => string | null
}

export type GetWrittenDays = () => Promise<DayLabels>

export function createWrittenDays(diaryDay: DiaryDay, dogs: DogService): GetWrittenDays {
  return async () => {
    const [dayOf, document] = await Promise.all([diaryDay.dayWriter(), dogs.getDocument()])
    const [dog] = document.dogs
    return {
      dayOf,
      ageOf: (day) => ageSentence(dog, day),
      placeOf: (day) => {
        const age = ageOn(dog.birthday, day)
        return age && timelineMonthAddress(age.months)
      },
    }
  }
}
