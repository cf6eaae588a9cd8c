import * as z from 'zod/mini'
import { dogParts } from '../dog/profile-parts.ts'
import { isTimelineKind } from '../urls/timeline.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDay, FocalPoint, PageQuery } from './fields.ts'

const Dog = z.object(
  dogParts(
    () => z.string(),
    (_, item) => z.array(item),
  ),
)

/** What every page says about the dog, with everything filled in. */
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
  /** "2 years old", on the diary's day; empty without a birthday. */
  {
    age: z.string(),
    /** The years completed today; left out on all other days. */
    turnsToday: z.optional(z.number()),
    /** True until the owner has published something of their own. */
    isDefault: z.boolean(),
    /** What crops of the two photos keep in view. */
    heroFocalPoint: z.nullable(FocalPoint),
    portraitFocalPoint: z.nullable(FocalPoint),
    /** A thumbhash of the portrait in base64; absent where the picture is none of ours. */
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

export const getDog = endpoint(
  dog,
  'GET',
  'Everything the diary says about the dog, as visitors read it today',
  { answer: PublicDog },
)
/** Our own addition: what every page needs, without the long texts of About. */
export const getDogCard = endpoint(dog, 'GET /card', 'What every page says about the dog', {
  answer: DogCard,
})

/** A file of its own: visitors need no other part of the log. Empty unless the owner shows the curve. */
export const WeightCurve = z.object({
  /** An SVG of ours. */
  drawing: z.string(),
  weights: z.array(z.object({ day: CalendarDay, weight: z.string() })),
})
export type WeightCurve = z.output<typeof WeightCurve>

const weights = { tag: 'dog log', who: 'anyone', path: '/api/dog/weights' } as const

export const getWeightCurve = endpoint(
  weights,
  'GET',
  'The public weights, where the owner shows them as a curve',
  { answer: WeightCurve },
)

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
  /** In the owner's unit; only when it is public. */
  weight: z.nullable(z.object({ text: z.string(), week: Week })),
  photos: z.array(LifePhoto),
  /** Photos of this month that are not shown here. */
  morePhotos: z.number(),
  posts: z.array(LifePost),
  /** It is over and nothing was told of it; a birthday alone says nothing of its year. */
  isQuiet: z.boolean(),
  /** It shares a line with this page and is told on the one before or after. */
  isElsewhere: z.boolean(),
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
  /** Calendar years with posts or photos. */
  books: z.array(z.number()),
  page: z.number(),
  pages: z.number(),
  /** What is shown of this page; pages of one list may share a half year. */
  halves: z.array(LifeHalf),
})
export type Timeline = z.output<typeof Timeline>

/** Addresses are typed by hand and by robots: an invalid value counts as none. */
const IfValid = <T extends string>(isOne: (given: string) => given is T) =>
  z.pipe(
    z.string(),
    z.transform((given: string) => (isOne(given) ? given : undefined)),
  )
const isNumber = (given: string): given is string => /^\d{1,4}$/.test(given)

export const TimelineQuery = z.object({
  show: z.optional(IfValid(isTimelineKind)),
  /** A year of life, the first is 1. */
  year: z.optional(IfValid(isNumber)),
  /** The page that holds this month of life, whatever `page` says. */
  month: z.optional(IfValid(isNumber)),
  page: z.optional(PageQuery),
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
  alt: z.optional(z.string()),
  date: CalendarDay,
})
export type BookPhoto = z.output<typeof BookPhoto>

const BookMonth = z.object({
  /** 1 to 12 */
  month: z.number(),
  /** On the first day with a post or photo. */
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
