import { nearestInstant } from '#shared/schedule/wall-time.ts'
import type { DogService } from '../dog/dog.service.ts'
import type { PhotosService } from '../photos/photos.service.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import { yearBookNotFound } from './year-book.errors.ts'

interface BookParts {
  posts: Pick<PostsService, 'readBetween' | 'listYears'>
  photos: Pick<PhotosService, 'listBetween' | 'listYears'>
  dog: Pick<DogService, 'getPublic'>
  diaryDay: DiaryDay
}

/** What visitors may see of a year, in the order in which it happened. */
export function createYearBookService({ posts, photos, dog, diaryDay }: BookParts) {
  async function listYears(): Promise<number[]> {
    const zone = await diaryDay.zone()
    const written = await posts.listYears(zone)
    const taken = await photos.listYears(zone)
    return [...new Set([...written, ...taken])].sort((one, other) => one - other)
  }

  return {
    /** Oldest first. */
    listYears,

    async get(year: number) {
      const years = await listYears()
      if (!years.includes(year)) throw yearBookNotFound()
      const zone = await diaryDay.zone()
      const begin = (of: number) => nearestInstant(zone, { day: `${of}-01-01`, time: '00:00' })
      const span = { from: begin(year), to: begin(year + 1) }
      return {
        year,
        years,
        today: await diaryDay.today(),
        dayOf: await diaryDay.dayWriter(),
        dog: await dog.getPublic(),
        stories: posts.readBetween(span),
        photos: await photos.listBetween(span),
      }
    },
  }
}

export type YearBookService = ReturnType<typeof createYearBookService>
export type YearOfContent = Awaited<ReturnType<YearBookService['get']>>
