import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CalendarDay } from './fields.ts'

const BookStory = z.object({
  slug: z.string(),
  title: z.string(),
  coverImage: z.string(),
  date: CalendarDay,
  /** "Pretzel was 1 year and 5 months old"; null before the birthday. */
  age: z.nullable(z.string()),
  /** The content as pages show it. */
  html: z.string(),
})
export type BookStory = z.output<typeof BookStory>

const BookPhoto = z.object({
  path: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  date: CalendarDay,
})
export type BookPhoto = z.output<typeof BookPhoto>

const BookMonth = z.object({
  /** 1 to 12 */
  month: z.number(),
  /** On the first day that something is told of. */
  age: z.string(),
  stories: z.array(BookStory),
  /** Taken this month. */
  photoCount: z.number(),
  /** The sheets that are full by the end of this month, with photos of earlier months, too. */
  photoSheets: z.array(z.array(BookPhoto)),
})
export type BookMonth = z.output<typeof BookMonth>

export const YearBook = z.object({
  year: z.number(),
  /** Every year that has a book, oldest first. */
  years: z.array(z.number()),
  /** The year is not over yet. */
  isRunning: z.boolean(),
  cover: z.nullable(z.object({ imageUrl: z.string(), alt: z.string() })),
  /** Today while the year is running, then its last day. */
  lastDay: CalendarDay,
  ageAtBegin: z.string(),
  ageAtEnd: z.string(),
  months: z.array(BookMonth),
  figures: z.object({
    posts: z.number(),
    photos: z.number(),
    words: z.number(),
    /** On which something was written or photographed. */
    days: z.number(),
    /** The last one of the year that is on the timeline, in words. */
    weight: z.nullable(z.object({ day: CalendarDay, text: z.string() })),
  }),
  /** How much paper it takes, about. */
  sheets: z.number(),
})
export type YearBook = z.output<typeof YearBook>

export const YEAR = /^[1-9]\d{3}$/

const yearBooks = { tag: 'year books', who: 'anyone', path: '/api/year-books' } as const

export const getYearBook = endpoint(
  yearBooks,
  'GET /:year',
  'One year of published posts and photos as a book',
  {
    params: z.object({
      year: z.pipe(z.string().check(z.regex(YEAR)), z.transform(Number)),
    }),
    answer: YearBook,
  },
)
