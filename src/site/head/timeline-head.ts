import { isTimelineKind, timelineAddress } from '#shared/urls/timeline.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import type { QueryCache } from '../data/query-cache.ts'
import type { SiteQueries } from '../data/site-queries.ts'
import type { KnownSearch } from '../read-search.ts'

interface TimelineHeadParts {
  cache: QueryCache
  queries: SiteQueries
  known: KnownSearch
  titled: (title: string) => string
  origin: string
}

/** The page of a month is the page that holds it; without a birthday there is nothing to find. */
export function timelineHead({ cache, queries, known, titled, origin }: TimelineHeadParts) {
  const timeline = cache.getQueryData(queries.timeline(known))
  const dog = cache.getQueryData(queries.dogCard())
  if (!timeline || !dog) return { status: 404, title: titled(texts.noBirthday), canonical: null }
  const { plain, turned } = texts.title(dog.pronouns)
  const { name, pronouns } = dog
  const { page, hasWeights, today } = timeline
  const show = isTimelineKind(known.show) ? known.show : undefined
  const year = Number(known.year) > 0 ? Number(known.year) : undefined
  return {
    status: 200,
    title: titled([`${plain} ${turned}`, year && texts.year(year)].filter(Boolean).join(', ')),
    description: texts.lead({ name, pronouns, hasWeights, months: today.month }),
    canonical: origin + timelineAddress({ show, year, page }),
  }
}
