import type { OnThisDay, Then } from '#shared/contract/timeline.ts'
import { ageOn } from '#shared/dog/age-on.ts'
import { pronounForms } from '#shared/dog/placeholders.ts'
import { plainExcerpt } from '#shared/excerpt.ts'
import { ON_THIS_DAY_ENTRIES } from '#shared/limits.ts'
import { onThisDayTexts as texts } from '#shared/texts/on-this-day.ts'
import { photoPath } from '#shared/urls/photo-path.ts'
import type { PhotosService } from '../../photos/photos.service.ts'
import type { Span } from '../../platform/database/spans.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { DiaryDay } from '../../settings/diary-day.ts'
import type { DogService } from '../dog.service.ts'
import { earlierDays } from './earlier-days.ts'
import { startOfDay } from './life.ts'

interface OnThisDayParts {
  posts: Pick<PostsService, 'listWithin'>
  photos: Pick<PhotosService, 'listWithin'>
  dog: Pick<DogService, 'getDocument'>
  diaryDay: DiaryDay
}

/** Nearest year first, in a year posts before photos. */
export function createOnThisDayService({ posts, photos, dog, diaryDay }: OnThisDayParts) {
  let known: { day: string; zone: string; spans: Span[] } | null = null

  /** The same for a whole day: forty years of midnights take longer to find than what happened on them. */
  function spansBefore(day: string, zone: string): Span[] {
    if (known?.day !== day || known.zone !== zone) {
      const spans = earlierDays(day).map(({ from, to }) => ({
        from: startOfDay(zone, from),
        to: startOfDay(zone, to),
      }))
      known = { day, zone, spans }
    }
    return known.spans
  }

  return async (): Promise<OnThisDay> => {
    const [day, zone, dayOf] = await Promise.all([
      diaryDay.today(),
      diaryDay.zone(),
      diaryDay.dayWriter(),
    ])
    const [{ birthday, pronouns }] = (await dog.getDocument()).dogs
    const spans = spansBefore(day, zone)
    const toldPosts = await posts.listWithin(spans, ON_THIS_DAY_ENTRIES)
    const toldPhotos = await photos.listWithin(spans, ON_THIS_DAY_ENTRIES)

    const about = (date: Date) => {
      const then = dayOf(date)
      const age = ageOn(birthday, then)
      const years = Number(day.slice(0, 4)) - Number(then.slice(0, 4))
      const told = age?.birthday
        ? texts.birthday(age.birthday, pronounForms[pronouns].his)
        : age && texts.age(age.words)
      return { years, when: texts.yearsAgo(years), age: told ?? '' }
    }
    const entries: (Then & { years: number })[] = [
      ...toldPosts.map((row) => ({
        kind: 'post' as const,
        path: `/blog/${encodeURIComponent(row.slug)}`,
        title: row.title,
        words: plainExcerpt(row),
        imageUrl: row.coverImage,
        ...about(row.publishedAt ?? row.createdAt),
      })),
      ...toldPhotos.map((row) => ({
        kind: 'photo' as const,
        path: photoPath(row),
        title: row.title,
        words: row.description ?? '',
        imageUrl: row.imageUrl,
        ...about(row.createdAt),
      })),
    ]
    // Sorting keeps posts before photos within a year.
    const nearest = entries.sort((one, other) => one.years - other.years)
    return { day, entries: nearest.slice(0, ON_THIS_DAY_ENTRIES) }
  }
}

export type OnThisDayService = ReturnType<typeof createOnThisDayService>
