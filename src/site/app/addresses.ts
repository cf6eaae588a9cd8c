import { categoryKey, type OwnCategories, readCategories } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import { isCacheableTimeline } from '#shared/urls/timeline.ts'
import { type QueryCache, query } from '../data/query-cache.ts'
import type { RouteMatch } from './routes.ts'
import type { KnownSearch } from './search-parameters.ts'

interface DrawnPage {
  path: string
  match: RouteMatch | null
  known: KnownSearch
  cache: QueryCache
}

/** Returns the current address of the shown post, photo or category once it was renamed. */
export function findMovedAddress({ path, match, known, cache }: DrawnPage): string | undefined {
  const { slug, photo: named } = match?.params ?? {}
  const post = slug && cache.getQueryData(query('post', slug))
  if (post) return post.published && post.slug !== slug ? postAddress(post.slug) : undefined
  const photo = named && cache.getQueryData(query('photo', named))
  if (photo) return photo.path === path ? undefined : photo.path
  return movedCategory(path, known, cache.getQueryData(query('settings'))!.categories)
}

const postAddress = (slug: string) => endpointUrl('/blog/:slug', { slug })

/** Maps the old name of a category to the list under its current name. */
function movedCategory(path: string, known: BlogQuery, own: OwnCategories): string | undefined {
  if (!known.category) return undefined
  const kind = path === '/gallery' ? 'photos' : 'posts'
  const { key, label } = readCategories(kind, own).of(known.category)
  if (key === categoryKey(known.category)) return undefined
  return endpointUrl(path, {}, { ...known, category: label })
}

/**
 * Returns whether our own links use exactly this address. All unknown addresses share one page, so
 * they count as own.
 */
export function isCacheableAddress(
  { path, match, known, cache }: DrawnPage,
  status: number,
): boolean {
  if (!match) return true
  if (status !== 200 || path !== endpointUrl(match.route.path, match.params)) return false
  const photo = cache.getQueryData(query('photo', match.params.photo ?? ''))
  if (photo) return photo.path === path
  if (match.params.slug && known.page) {
    const thread = cache.getQueryData(query('comments', match.params.slug, known.page))
    return thread?.page === Number(known.page)
  }
  const timeline = cache.getQueryData(query('timeline', known))
  if (timeline) return isCacheableTimeline(known, timeline)
  const posts = cache.getQueryData(query('blogPage', known))
  const photos = cache.getQueryData(query('galleryPage', known))
  const list = posts ?? photos
  if (!list) return true
  const { category } = known
  const { of } = readCategories(
    posts ? 'posts' : 'photos',
    cache.getQueryData(query('settings'))!.categories,
  )
  const isSpelledSo = (thing: { category: string | null }) =>
    thing.category === category || of(thing.category ?? '').label === category
  const things = posts?.posts ?? photos?.photos ?? []
  return isCacheableListPage(known, list) && (!category || things.some(isSpelledSo))
}
