import * as z from 'zod/mini'
import { statisticsLimits } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, Id, SuccessAnswer } from './fields.ts'

export const statisticsPeriods = ['7', '30', '365'] as const

export const StatisticsPeriod = z.enum(statisticsPeriods)
export type StatisticsPeriod = z.output<typeof StatisticsPeriod>

export const screenKinds = ['phone', 'tablet', 'desktop'] as const

export const ScreenKind = z.enum(screenKinds)
export type ScreenKind = z.output<typeof ScreenKind>

/**
 * `direct`: typed, bookmarked or an app; `site`: another site, by its host; `others`: the sources
 * beyond the limit.
 */
export const visitSourceKinds = ['direct', 'search', 'letters', 'site', 'others'] as const

export const VisitSourceKind = z.enum(visitSourceKinds)
export type VisitSourceKind = z.output<typeof VisitSourceKind>

/** Visitors cannot be recognized across days: a person on two days counts as two visitors. */
const figures = { views: z.number(), visitors: z.number() }
export const Figures = z.object(figures)
export type Figures = z.output<typeof Figures>

export const DayFigures = z.object({ day: CalendarDay, ...figures })
export type DayFigures = z.output<typeof DayFigures>

export const PublishedPostMark = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  day: CalendarDay,
  coverImage: z.string(),
})
export type PublishedPostMark = z.output<typeof PublishedPostMark>

export const PageFigures = z.object({
  path: z.string(),
  title: z.nullable(z.string()),
  post: z.nullable(z.object({ id: z.number(), coverImage: z.string() })),
  ...figures,
})
export type PageFigures = z.output<typeof PageFigures>

export const SourceFigures = z.object({
  kind: VisitSourceKind,
  host: z.nullable(z.string()),
  /** Arrivals from this source; a visitor counts for the first source of the day. */
  ...figures,
})
export type SourceFigures = z.output<typeof SourceFigures>

export const ScreenFigures = z.object({ screen: ScreenKind, ...figures })
export type ScreenFigures = z.output<typeof ScreenFigures>

/** Searches by at least two visitors. */
export const SearchFigures = z.object({ words: z.string(), ...figures })
export type SearchFigures = z.output<typeof SearchFigures>

export const MissingPage = z.object({
  path: z.string(),
  views: z.number(),
  sources: z.array(
    z.object({ kind: VisitSourceKind, host: z.nullable(z.string()), views: z.number() }),
  ),
})
export type MissingPage = z.output<typeof MissingPage>

export const Statistics = z.object({
  /** Whether "Enable Analytics" is on. Switching it off keeps earlier counts. */
  isOn: z.boolean(),
  since: z.nullable(CalendarDay),
  from: CalendarDay,
  to: CalendarDay,
  /** One entry per day of the period, and per day of the equally long period before. */
  perDay: z.array(DayFigures),
  before: z.array(DayFigures),
  total: Figures,
  totalBefore: Figures,
  posts: z.array(PublishedPostMark),
  pages: z.array(PageFigures),
  sources: z.array(SourceFigures),
  /** Always all three sizes, including those with zero visitors. */
  screens: z.array(ScreenFigures),
  searches: z.array(SearchFigures),
  missing: z.array(MissingPage),
})
export type Statistics = z.output<typeof Statistics>

const statistics = { tag: 'statistics', who: 'admin', path: '/api/admin/statistics' } as const

export const getStatistics = defineEndpoint(
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

/** Views of all time; a post without views has 0. */
export const getPostViews = defineEndpoint(
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

export const deleteStatistics = defineEndpoint(
  statistics,
  'DELETE',
  'Delete everything that was ever counted',
  { answer: SuccessAnswer },
)

/** Not a JSON call: the answer is a file with all totals. */
export const STATISTICS_CSV_PATH = '/api/admin/statistics.csv'
