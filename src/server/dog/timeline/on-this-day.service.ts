import type { OnThisDay, OnThisDayEntry } from '#shared/contract/dog.ts'
import { addCalendarDays } from '#shared/days.ts'
import { ageAtDay } from '#shared/dog/age.ts'
import { MAX_ON_THIS_DAY_ENTRIES } from '#shared/limits.ts'
import { plainExcerptOf } from '#shared/markdown/words.ts'
import { photoPath } from '#shared/urls/slug.ts'
import { pronounForms } from '#texts/grammar.ts'
import { onThisDayTexts as texts } from '#texts/site/timeline.ts'
import { dayOfPhoto } from '../../photos/photos.present.ts'
import type { ReadablePhotos } from '../../photos/read-photos.ts'
import type { TimeSpan } from '../../platform/database/queries.ts'
import type { ReadablePosts } from '../../posts/read-posts.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Dog } from '../dog.ts'
import { startOfDay } from './life-months.ts'

interface OnThisDaySources {
  posts: ReadablePosts
  photos: ReadablePhotos
  dog: Dog
  settings: Settings
}

export function createOnThisDayService({ posts, photos, dog, settings }: OnThisDaySources) {
  let known: { day: string; zone: string; spans: TimeSpan[] } | null = null

  /** Cached for a day: finding forty years of midnights takes longer than the queries. */
  function spansBefore(day: string, zone: string): TimeSpan[] {
    if (known?.day !== day || known.zone !== zone) {
      const spans = listSameDaysOfEarlierYears(day).map(({ from, to }) => ({
        from: startOfDay(zone, from),
        to: startOfDay(zone, to),
      }))
      known = { day, zone, spans }
    }
    return known.spans
  }

  return async (): Promise<OnThisDay> => {
    const [day, zone, dayOf] = await Promise.all([
      settings.day.today(),
      settings.day.zone(),
      settings.day.dayWriter(),
    ])
    const [{ birthday, pronouns }] = (await dog.getDocument()).dogs
    const spans = spansBefore(day, zone)
    const foundPosts = await posts.listWithin(spans, MAX_ON_THIS_DAY_ENTRIES)
    const foundPhotos = await photos.listWithin(spans, MAX_ON_THIS_DAY_ENTRIES)

    const about = (then: string) => {
      const age = ageAtDay(birthday, then)
      const years = Number(day.slice(0, 4)) - Number(then.slice(0, 4))
      const ageText = age?.birthday
        ? texts.birthday(age.birthday, pronounForms[pronouns].his)
        : age && texts.age(age.words)
      return { years, when: texts.yearsAgo(years), age: ageText ?? '' }
    }
    const entries: (OnThisDayEntry & { years: number })[] = [
      ...foundPosts.map((row) => ({
        kind: 'post' as const,
        path: `/blog/${encodeURIComponent(row.slug)}`,
        title: row.title,
        words: plainExcerptOf(row),
        imageUrl: row.coverImage,
        ...about(dayOf(row.publishedAt ?? row.createdAt)),
      })),
      ...foundPhotos.map((row) => ({
        kind: 'photo' as const,
        path: photoPath(row),
        title: row.title,
        words: row.description ?? '',
        imageUrl: row.imageUrl,
        ...about(dayOfPhoto(row, dayOf)),
      })),
    ]
    // The sort is stable, so posts stay before photos within a year.
    const nearest = entries.sort((one, other) => one.years - other.years)
    return { day, entries: nearest.slice(0, MAX_ON_THIS_DAY_ENTRIES) }
  }
}

export type OnThisDayService = ReturnType<typeof createOnThisDayService>

const YEARS_BACK = 40
const FIRST_YEAR = 1970

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Each range ends before `to`. Where this year has no February 29, February 28 covers it, too. */
export function listSameDaysOfEarlierYears(today: string): { from: string; to: string }[] {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  const first = Math.max(FIRST_YEAR, year - YEARS_BACK)
  return Array.from({ length: year - first }, (_, at) => year - 1 - at)
    .filter((then) => day !== '02-29' || isLeap(then))
    .map((then) => {
      const from = `${then}-${day}`
      const isStandIn = day === '02-28' && !isLeap(year) && isLeap(then)
      return { from, to: addCalendarDays(from, isStandIn ? 2 : 1) }
    })
}
