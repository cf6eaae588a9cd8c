import * as z from 'zod/mini'
import { isTimelineKind } from '../timeline/timeline-address.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDay, WantedPage } from './fields.ts'

/** A post or a photo of this day in an earlier year. */
const Then = z.object({
  kind: z.enum(['post', 'photo']),
  path: z.string(),
  title: z.string(),
  words: z.string(),
  imageUrl: z.string(),
  /** "Two years ago today" */
  when: z.string(),
  /** "at 3 months"; empty before the birthday. */
  age: z.string(),
})
export type Then = z.output<typeof Then>

export const OnThisDay = z.object({
  /** The diary's day. */
  day: CalendarDay,
  entries: z.array(Then),
})
export type OnThisDay = z.output<typeof OnThisDay>

/** The quarter of the month of life that a day lies in, 0 to 3. */
const Week = z.number()

const Milestone = z.object({
  day: CalendarDay,
  title: z.string(),
  words: z.string(),
  week: Week,
})
export type Milestone = z.output<typeof Milestone>

const LifePost = z.object({
  path: z.string(),
  title: z.string(),
  date: CalendarDay,
  /** Only of the first post in a month without photos. */
  coverImage: z.nullable(z.string()),
})
export type LifePost = z.output<typeof LifePost>

const LifePhoto = z.object({
  /** None where the photo belongs to a milestone alone. */
  path: z.nullable(z.string()),
  title: z.string(),
  imageUrl: z.string(),
})
export type LifePhoto = z.output<typeof LifePhoto>

const LifeMonth = z.object({
  /** Whole months of life: 0 begins with the birth. */
  month: z.number(),
  milestones: z.array(Milestone),
  /** What the scale said, as the owner writes it; only when it is public. */
  weight: z.nullable(z.object({ text: z.string(), week: Week })),
  photos: z.array(LifePhoto),
  /** Photos of this month that are not shown here. */
  morePhotos: z.number(),
  posts: z.array(LifePost),
})
export type LifeMonth = z.output<typeof LifeMonth>

/** Half a year is one line. */
const LifeHalf = z.object({
  /** The first half of the first year is 0. */
  half: z.number(),
  /** How large the dog is at the beginning of each month and at the end of the last, 0 to 1. */
  sizes: z.array(z.number()),
  months: z.array(LifeMonth),
})
export type LifeHalf = z.output<typeof LifeHalf>

export const Timeline = z.object({
  birthday: CalendarDay,
  today: z.object({
    /** "2 years, 3 months and 22 days" */
    age: z.string(),
    month: z.number(),
    week: Week,
  }),
  /** Of the whole life, however the list is narrowed. */
  counts: z.object({ posts: z.number(), photos: z.number(), milestones: z.number() }),
  hasWeights: z.boolean(),
  /** Calendar years that something was told of. */
  books: z.array(z.number()),
  page: z.number(),
  pages: z.number(),
  /** What is shown of this page; pages of one list may share a half year. */
  halves: z.array(LifeHalf),
})
export type Timeline = z.output<typeof Timeline>

/** Addresses are typed by hand and by robots: what makes no sense is not asked for. */
const Wish = <T extends string>(isOne: (given: string) => given is T) =>
  z.pipe(
    z.string(),
    z.transform((given: string) => (isOne(given) ? given : undefined)),
  )
const isNumber = (given: string): given is string => /^\d{1,4}$/.test(given)

export const TimelineQuery = z.object({
  show: z.optional(Wish(isTimelineKind)),
  /** A year of life, the first is 1. */
  year: z.optional(Wish(isNumber)),
  /** The page that holds this month of life, whatever `page` says. */
  month: z.optional(Wish(isNumber)),
  page: z.optional(WantedPage),
})
export type TimelineQuery = z.output<typeof TimelineQuery>

const timeline = { tag: 'timeline', who: 'anyone', path: '/api' } as const

export const getOnThisDay = endpoint(
  timeline,
  'GET /on-this-day',
  'At most three posts and photos of this day in earlier years',
  { answer: OnThisDay },
)
export const getTimeline = endpoint(
  timeline,
  'GET /timeline',
  "Fifty posts, photos and milestones of the dog's life, by age",
  { query: TimelineQuery, answer: Timeline },
)
