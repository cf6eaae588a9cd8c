import * as z from 'zod/mini'
import { createDogFieldSchemas } from '../dog/profile-parts.ts'
import { isTimelineKind } from '../urls/timeline.ts'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, FocalPoint, PageQuery } from './fields.ts'

const Dog = z.object(
  createDogFieldSchemas(
    () => z.string(),
    (_, item) => z.array(item),
  ),
)

export const DogCard = z.extend(
  z.pick(Dog, {
    name: true,
    breed: true,
    birthday: true,
    color: true,
    weight: true,
    pronouns: true,
    coat: true,
    tagline: true,
    heroPhoto: true,
    portrait: true,
    heroLook: true,
    heroTitle: true,
    intro: true,
    teaserTitle: true,
    aboutTeaser: true,
    sidebarText: true,
    contactLead: true,
    galleryLead: true,
    newsletterLead: true,
    stats: true,
  }),
  {
    age: z.string(),
    /** The age in years on the dog's birthday; absent on all other days. */
    turnsToday: z.optional(z.number()),
    /** True until the owner has published their own profile. */
    isDefault: z.boolean(),
    heroFocalPoint: z.nullable(FocalPoint),
    portraitFocalPoint: z.nullable(FocalPoint),
    /** Base64 thumbhash of the portrait; absent for images outside our media. */
    portraitHash: z.optional(z.string()),
  },
)
export type DogCard = z.output<typeof DogCard>

export const PublicDog = z.extend(
  DogCard,
  z.pick(Dog, { favorites: true, story: true, training: true, funFacts: true, faq: true }).shape,
)
export type PublicDog = z.output<typeof PublicDog>

const dog = { tag: 'dog', who: 'anyone', path: '/api/dog' } as const

export const getDog = defineEndpoint(
  dog,
  'GET',
  'Everything the diary says about the dog, as visitors read it today',
  { answer: PublicDog },
)
/** Leaves out the long texts of the About page, because every page loads this. */
export const getDogCard = defineEndpoint(dog, 'GET /card', 'What every page says about the dog', {
  answer: DogCard,
})

/** Empty unless the owner shows the curve to visitors. */
export const WeightCurve = z.object({
  drawing: z.string(),
  weights: z.array(z.object({ day: CalendarDay, weight: z.string() })),
})
export type WeightCurve = z.output<typeof WeightCurve>

const weights = { tag: 'dog log', who: 'anyone', path: '/api/dog/weights' } as const

export const getWeightCurve = defineEndpoint(
  weights,
  'GET',
  'The public weights, where the owner shows them as a curve',
  { answer: WeightCurve },
)

const Then = z.object({
  kind: z.enum(['post', 'photo']),
  path: z.string(),
  title: z.string(),
  words: z.string(),
  imageUrl: z.string(),
  when: z.string(),
  age: z.string(),
})
export type OnThisDayEntry = z.output<typeof Then>

export const OnThisDay = z.object({
  day: CalendarDay,
  entries: z.array(Then),
})
export type OnThisDay = z.output<typeof OnThisDay>

/** The quarter of the month of life that a day falls in, 0 to 3. */
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
  /** Only set for the first post of a month without photos. */
  coverImage: z.nullable(z.string()),
})
export type TimelinePost = z.output<typeof LifePost>

const LifePhoto = z.object({
  /** Null when the photo belongs to a milestone only. */
  path: z.nullable(z.string()),
  title: z.string(),
  imageUrl: z.string(),
})
export type TimelinePhoto = z.output<typeof LifePhoto>

const LifeMonth = z.object({
  /** Whole months of life: 0 starts at birth. */
  month: z.number(),
  milestones: z.array(Milestone),
  /** In the owner's unit; only set when public. */
  weight: z.nullable(z.object({ text: z.string(), week: Week })),
  photos: z.array(LifePhoto),
  morePhotos: z.number(),
  posts: z.array(LifePost),
  /** The month has passed without any entry; a birthday alone counts as none. */
  isQuiet: z.boolean(),
  /** The month is in this page's half year, but its entries are on an adjacent page. */
  isElsewhere: z.boolean(),
})
export type TimelineMonth = z.output<typeof LifeMonth>

const LifeHalf = z.object({
  /** 0 is the first half of the first year. */
  half: z.number(),
  /** Size of the dog at the start of each month and at the end of the last, 0 to 1. */
  sizes: z.array(z.number()),
  months: z.array(LifeMonth),
})
export type TimelineHalfYear = z.output<typeof LifeHalf>

export const Timeline = z.object({
  birthday: CalendarDay,
  today: z.object({
    age: z.string(),
    month: z.number(),
    week: Week,
  }),
  /** Counts of the whole life, regardless of the filter. */
  counts: z.object({ posts: z.number(), photos: z.number(), milestones: z.number() }),
  hasWeights: z.boolean(),
  books: z.array(z.number()),
  page: z.number(),
  pages: z.number(),
  /** The half years on this page; adjacent pages may share one. */
  halves: z.array(LifeHalf),
})
export type Timeline = z.output<typeof Timeline>

/** People and robots type addresses by hand, so an invalid value counts as absent. */
const IfValid = <T extends string>(isValid: (value: string) => value is T) =>
  z.pipe(
    z.string(),
    z.transform((value: string) => (isValid(value) ? value : undefined)),
  )
const isNumber = (value: string): value is string => /^\d{1,4}$/.test(value)

export const TimelineQuery = z.object({
  show: z.optional(IfValid(isTimelineKind)),
  /** Year of life, starting at 1. */
  year: z.optional(IfValid(isNumber)),
  /** Selects the page with this month of life and overrides `page`. */
  month: z.optional(IfValid(isNumber)),
  page: z.optional(PageQuery),
})
export type TimelineQuery = z.output<typeof TimelineQuery>

const timeline = { tag: 'timeline', who: 'anyone', path: '/api' } as const

export const getOnThisDay = defineEndpoint(
  timeline,
  'GET /on-this-day',
  'At most three posts and photos of this day in earlier years',
  { answer: OnThisDay },
)
export const getTimeline = defineEndpoint(
  timeline,
  'GET /timeline',
  "Fifty posts, photos and milestones of the dog's life, by age",
  { query: TimelineQuery, answer: Timeline },
)

const BookStory = z.object({
  slug: z.string(),
  title: z.string(),
  coverImage: z.string(),
  date: CalendarDay,
  /** For example "Pretzel was 1 year and 5 months old"; null before the birthday. */
  age: z.nullable(z.string()),
  html: z.string(),
})
export type BookStory = z.output<typeof BookStory>

const BookPhoto = z.object({
  path: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  alt: z.optional(z.string()),
  date: CalendarDay,
})
export type BookPhoto = z.output<typeof BookPhoto>

const BookMonth = z.object({
  month: z.number(),
  /** Age on the month's first day with a post or photo. */
  age: z.string(),
  stories: z.array(BookStory),
  photoCount: z.number(),
  /** Pages of photos that are full by the end of this month; a page may begin with earlier photos. */
  photoSheets: z.array(z.array(BookPhoto)),
})
export type BookMonth = z.output<typeof BookMonth>

export const YearBook = z.object({
  year: z.number(),
  years: z.array(z.number()),
  isRunning: z.boolean(),
  cover: z.nullable(z.object({ imageUrl: z.string(), alt: z.string() })),
  lastDay: CalendarDay,
  ageAtBegin: z.string(),
  ageAtEnd: z.string(),
  months: z.array(BookMonth),
  figures: z.object({
    posts: z.number(),
    photos: z.number(),
    words: z.number(),
    /** Number of days with a post or photo. */
    days: z.number(),
    weight: z.nullable(z.object({ day: CalendarDay, text: z.string() })),
  }),
  sheets: z.number(),
})
export type YearBook = z.output<typeof YearBook>

export const YEAR_PATTERN = /^[1-9]\d{3}$/

const yearBooks = { tag: 'year books', who: 'anyone', path: '/api/year-books' } as const

export const getYearBook = defineEndpoint(
  yearBooks,
  'GET /:year',
  'One year of published posts and photos as a book',
  {
    params: z.object({
      year: z.pipe(z.string().check(z.regex(YEAR_PATTERN)), z.transform(Number)),
    }),
    answer: YearBook,
  },
)
