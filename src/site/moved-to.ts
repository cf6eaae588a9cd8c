import { categoryKey, type OwnCategories, readCategories } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import type { QueryCache } from './data/query-cache.ts'
import type { SiteQueries } from './data/site-queries.ts'
import type { RouteMatch } from './routes.ts'

interface Asked {
  path: string
  match: RouteMatch | null
  known: BlogQuery
  cache: QueryCache
  queries: SiteQueries
}

/** Where an address leads by now, when what it shows has another one. */
export function movedTo({ path, match, known, cache, queries }: Asked): string | undefined {
  const { slug, photo: named } = match?.params ?? {}
  const post = slug && cache.getQueryData(queries.post(slug))
  if (post) return post.published && post.slug !== slug ? postAddress(post.slug) : undefined
  const photo = named && cache.getQueryData(queries.photo(named))
  if (photo) return photo.path === path ? undefined : photo.path
  return movedCategory(path, known, cache.getQueryData(queries.settings())!.categories)
}

const postAddress = (slug: string) => endpointUrl('/blog/:slug', { slug })

/** A list of a category that has another name by now leads to the list under that name. */
function movedCategory(path: string, known: BlogQuery, own: OwnCategories): string | undefined {
  if (!known.category) return undefined
  const kind = path === '/gallery' ? 'photos' : 'posts'
  const { key, label } = readCategories(kind, own).of(known.category)
  if (key === categoryKey(known.category)) return undefined
  return endpointUrl(path, {}, { ...known, category: label })
}
