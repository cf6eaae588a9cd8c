import { readCategories } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { isAddressOfList } from '#shared/lists/pages.ts'
import { isOwnTimeline } from '#shared/urls/timeline.ts'
import type { QueryCache } from './data/query-cache.ts'
import type { SiteQueries } from './data/site-queries.ts'
import type { KnownSearch } from './read-search.ts'
import type { RouteMatch } from './routes.ts'

interface DrawnPage {
  path: string
  match: RouteMatch | null
  known: KnownSearch
  status: number
  cache: QueryCache
  queries: SiteQueries
}

/** Whether our own links lead to this address, letter by letter. Every unknown one shows the same page. */
export function isOwnAddress({ path, match, known, status, cache, queries }: DrawnPage): boolean {
  if (!match) return true
  if (status !== 200 || path !== endpointUrl(match.route.path, match.params)) return false
  const photo = cache.getQueryData(queries.photo(match.params.photo ?? ''))
  if (photo) return photo.path === path
  if (match.params.slug && known.page) {
    const thread = cache.getQueryData(queries.comments(match.params.slug, known.page))
    return thread?.page === Number(known.page)
  }
  const timeline = cache.getQueryData(queries.timeline(known))
  if (timeline) return isOwnTimeline(known, timeline)
  const posts = cache.getQueryData(queries.blogPage(known))
  const photos = cache.getQueryData(queries.galleryPage(known))
  const list = posts ?? photos
  if (!list) return true
  const { category } = known
  const { of } = readCategories(
    posts ? 'posts' : 'photos',
    cache.getQueryData(queries.settings())!.categories,
  )
  const isSpelledSo = (thing: { category: string | null }) =>
    thing.category === category || of(thing.category ?? '').label === category
  const things = posts?.posts ?? photos?.photos ?? []
  return isAddressOfList(known, list) && (!category || things.some(isSpelledSo))
}
