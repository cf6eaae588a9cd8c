import type { PublicLogEntry } from '#shared/contract/dog.admin.ts'
import type { BookPhoto, BookStory, PublicDog, YearBook } from '#shared/contract/dog.ts'
import { postDate } from '#shared/days.ts'
import { ageAtDay, formatAgeSentence } from '#shared/dog/age.ts'
import { renderStory } from '#shared/markdown/render.ts'
import { markdownToText } from '#shared/markdown/words.ts'
import { countWords } from '#shared/reading-time.ts'
import { photoPath } from '#shared/urls/slug.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { dayOfPhoto } from '../../photos/photos.present.ts'
import type { ReadablePhotos } from '../../photos/read-photos.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { ReadablePosts } from '../../posts/read-posts.ts'
import type { DayOf } from '../../settings/diary-day.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Dog } from '../dog.ts'
import { startOfDay } from '../timeline/life-months.ts'
import { chooseCover, estimateSheets, groupIntoBookMonths } from './book-layout.ts'

const yearBookNotFound = () => notFound('year_book.not_found', bookTexts.notFound)

interface YearBookSources {
  posts: ReadablePosts
  photos: ReadablePhotos
  dog: Dog
  settings: Settings
}

export function createYearBookService(sources: YearBookSources) {
  const { posts, photos, dog, settings } = sources

  async function listYears(): Promise<number[]> {
    const written = await posts.listYears(await settings.day.zone())
    const taken = await photos.listYears()
    return [...new Set([...written, ...taken])].sort((one, other) => one - other)
  }

  return {
    listYears,

    /** Ages are sent as text, so that browsers compute nothing. */
    async get(year: number): Promise<YearBook> {
      const years = await listYears()
      if (!years.includes(year)) throw yearBookNotFound()
      const zone = await settings.day.zone()
      const span = {
        from: startOfDay(zone, `${year}-01-01`),
        to: startOfDay(zone, `${year + 1}-01-01`),
      }
      const [today, dayOf] = [await settings.day.today(), await settings.day.dayWriter()]
      const shownDog = await dog.getPublic()
      // No text calls the dog zero days old, so the birthday has no age.
      const ageOnDay = (day: string) =>
        day === shownDog.birthday ? '' : (ageAtDay(shownDog.birthday, day)?.words ?? '')

      const photoRows = await photos.listBetween(span)
      const bookPhotos = photoRows.map((row) => presentPhoto(row, dayOfPhoto(row, dayOf)))
      const { stories, words } = await readStories(posts.readBetween(span), dayOf, shownDog)
      const days = [...stories, ...bookPhotos].map(({ date }) => date).sort()
      const isRunning = today.startsWith(String(year))
      const lastDay = isRunning ? today : `${year}-12-31`
      const months = groupIntoBookMonths(stories, bookPhotos, ageOnDay)
      return {
        year,
        years,
        isRunning,
        cover: chooseCover({ photos: photoRows, stories, dog: shownDog, isRunning }),
        lastDay,
        // A dog born in this year has its first age on some later day.
        ageAtBegin: [`${year}-01-01`, ...days].map(ageOnDay).find(Boolean) ?? '',
        ageAtEnd: ageOnDay(lastDay),
        months,
        figures: {
          posts: stories.length,
          photos: bookPhotos.length,
          words,
          days: new Set(days).size,
          weight: lastWeight(await dog.log.publicLog(), year),
        },
        sheets: estimateSheets(months),
      }
    },
  }
}

export type YearBookService = ReturnType<typeof createYearBookService>

async function readStories(
  batches: ReturnType<ReadablePosts['readBetween']>,
  dayOf: DayOf,
  dog: PublicDog,
) {
  const stories: BookStory[] = []
  let words = 0
  for await (const rows of batches) {
    for (const row of rows) {
      const { slug, title, coverImage, content } = row
      const date = dayOf(postDate(row))
      words += countWords(markdownToText(content))
      const { html } = renderStory(row, { clipsPlayAt: `/blog/${encodeURIComponent(slug)}` })
      stories.push({ slug, title, coverImage, date, age: formatAgeSentence(dog, date), html })
    }
  }
  return { stories, words }
}

type PhotoRow = Awaited<ReturnType<ReadablePhotos['listBetween']>>[number]

const presentPhoto = (row: PhotoRow, date: string): BookPhoto => ({
  path: photoPath(row),
  imageUrl: row.imageUrl,
  title: row.title,
  description: row.description,
  alt: row.alt || undefined,
  date,
})

function lastWeight(log: PublicLogEntry[], year: number) {
  const weights = log.flatMap(({ kind, day, weight }) =>
    kind === 'weight' && weight && day.startsWith(`${year}-`) ? [{ day, text: weight }] : [],
  )
  const [last = null] = weights.sort((one, other) => (one.day < other.day ? 1 : -1))
  return last
}
