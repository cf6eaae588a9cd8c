import * as z from 'zod/mini'
import { statisticsLimits } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDay, Done, Id } from './fields.ts'

/** How many days the screen shows, today included. */
export const statisticsPeriods = ['7', '30', '365'] as const

export const StatisticsPeriod = z.enum(statisticsPeriods)
export type StatisticsPeriod = z.output<typeof StatisticsPeriod>

export const screenKinds = ['phone', 'tablet', 'desktop'] as const

export const ScreenKind = z.enum(screenKinds)
export type ScreenKind = z.output<typeof ScreenKind>

/** `direct`: typed, bookmarked or an app; `site`: another site, by its host; `others`: too many to name. */
export const sourceKinds = ['direct', 'search', 'letters', 'site', 'others'] as const

export const SourceKind = z.enum(sourceKinds)
export type SourceKind = z.output<typeof SourceKind>

/** Somebody who comes on two days is two visitors: nobody knows them again. */
const figures = { views: z.number(), visitors: z.number() }
export const Figures = z.object(figures)
export type Figures = z.output<typeof Figures>

export const DayFigures = z.object({ day: CalendarDay, ...figures })
export type DayFigures = z.output<typeof DayFigures>

/** A post that went out within the period. */
export const PostMark = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  day: CalendarDay,
  coverImage: z.string(),
})
export type PostMark = z.output<typeof PostMark>

export const PageFigures = z.object({
  path: z.string(),
  /** Null for a page that is no longer there. */
  title: z.nullable(z.string()),
  /** Given for posts only. */
  post: z.nullable(z.object({ id: z.number(), coverImage: z.string() })),
  ...figures,
})
export type PageFigures = z.output<typeof PageFigures>

export const SourceFigures = z.object({
  kind: SourceKind,
  /** Given for sites only. */
  host: z.nullable(z.string()),
  /** Arrivals from there; a visitor belongs to the source they first came from that day. */
  ...figures,
})
export type SourceFigures = z.output<typeof SourceFigures>

export const ScreenFigures = z.object({ screen: ScreenKind, ...figures })
export type ScreenFigures = z.output<typeof ScreenFigures>

/** Words that at least two visitors looked for. */
export const SearchFigures = z.object({ words: z.string(), ...figures })
export type SearchFigures = z.output<typeof SearchFigures>

/** An address that people asked for and that is not there, most asked for first. */
export const MissingPage = z.object({
  path: z.string(),
  views: z.number(),
  sources: z.array(z.object({ kind: SourceKind, host: z.nullable(z.string()), views: z.number() })),
})
export type MissingPage = z.output<typeof MissingPage>

export const Statistics = z.object({
  /** Whether "Enable Analytics" is on. What was counted before stays. */
  isOn: z.boolean(),
  /** The first day on which anything was counted; null when nothing ever was. */
  since: z.nullable(CalendarDay),
  from: CalendarDay,
  to: CalendarDay,
  /** A figure for each day of the period, and for each of as many days before it. */
  perDay: z.array(DayFigures),
  before: z.array(DayFigures),
  total: Figures,
  totalBefore: Figures,
  posts: z.array(PostMark),
  /** Most read first. */
  pages: z.array(PageFigures),
  sources: z.array(SourceFigures),
  /** All three, whether anybody came with one or not. */
  screens: z.array(ScreenFigures),
  searches: z.array(SearchFigures),
  missing: z.array(MissingPage),
})
export type Statistics = z.output<typeof Statistics>

const statistics = { tag: 'statistics', who: 'admin', path: '/api/admin/statistics' } as const

export const getStatistics = endpoint(
  statistics,
  'GET',
  'Visitors and views of the last 7, 30 or 365 days, with the period before',
  { query: z.object({ days: z.optional(StatisticsPeriod) }), answer: Statistics },
)

const Ids = z.pipe(
  z.string().check(z.maxLength(statisticsLimits.postsAtOnce * 11)),
  z.pipe(
    z.transform((list: string): unknown[] => (list ? list.split(',') : [])),
    z.array(Id).check(z.maxLength(statisticsLimits.postsAtOnce)),
  ),
)

/** Of all time; a post without a single view has 0. */
export const getPostViews = endpoint(
  statistics,
  'GET /posts',
  'How often posts were read so far; their ids with commas between',
  {
    query: z.object({ ids: Ids }),
    answer: z.object({
      isOn: z.boolean(),
      posts: z.array(z.object({ id: z.number(), views: z.number() })),
    }),
  },
)

export const deleteStatistics = endpoint(
  statistics,
  'DELETE',
  'Delete everything that was ever counted',
  { answer: Done },
)

/** Not a JSON call: answers a file with every total there is. */
export const STATISTICS_CSV_PATH = '/api/admin/statistics.csv'
