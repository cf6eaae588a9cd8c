import type { PublicLogEntry } from '#shared/contract/dog-log.ts'
import { nearestInstant } from '#shared/schedule/wall-time.ts'
import type { PhotosService } from '../../photos/photos.service.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { DiaryDay } from '../../settings/diary-day.ts'
import type { DogService } from '../dog.service.ts'
import { yearBookNotFound } from './year-book.errors.ts'

interface BookParts {
  posts: Pick<PostsService, 'readBetween' | 'listYears'>
  photos: Pick<PhotosService, 'listBetween' | 'listYears'>
  dog: Pick<DogService, 'getPublic'>
  publicLog: () => Promise<PublicLogEntry[]>
  diaryDay: DiaryDay
}

/** What visitors may see of a year, in the order in which it happened. */
export function createYearBookService({ posts, photos, dog, publicLog, diaryDay }: BookParts) {
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
        weight: lastWeight(await publicLog(), year),
      }
    },
  }
}

function lastWeight(log: PublicLogEntry[], year: number) {
  const weighed = log.flatMap(({ kind, day, weight }) =>
    kind === 'weight' && weight && day.startsWith(`${year}-`) ? [{ day, text: weight }] : [],
  )
  const [last = null] = weighed.sort((one, other) => (one.day < other.day ? 1 : -1))
  return last
}

export type YearBookService = ReturnType<typeof createYearBookService>
export type YearOfContent = Awaited<ReturnType<YearBookService['get']>>
