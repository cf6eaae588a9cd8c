import { categoryOf } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { postDate } from '#shared/dates.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { postPageTitle } from '#shared/texts/posts.ts'
import type { SiteQueries } from '../data/data.ts'
import type { QueryCache } from '../data/query-cache.ts'
import type { RouteMatch } from '../routes.ts'
import { blogPosting, breadcrumbs } from './json-ld.ts'

interface HeadParts {
  cache: QueryCache
  queries: SiteQueries
  match: RouteMatch | null
  path: string
  known: BlogQuery
  origin: string
}

/** Title, description and the cards that other sites show; and whether the page exists at all. */
export function pageHead(parts: HeadParts): PageHead & { status: number } {
  const { cache, queries, match, path, known, origin } = parts
  const settings = cache.getQueryData(queries.settings())!
  const slug = match?.params.slug
  const post = slug === undefined ? undefined : cache.getQueryData(queries.post(slug))
  const isFound = match !== null && post !== null
  const absolute = (url: string) => (url.startsWith('/') ? origin + url : url)
  const site = {
    siteName: settings.blogName,
    title: settings.blogName,
    description: settings.blogDescription,
    image: absolute('/og-default.jpg'),
    type: 'website' as const,
  }
  if (!isFound) return { status: 404, ...site, canonical: null }
  // Searches are endless, and the first page of a list is the list.
  const page = listedPage({ cache, queries, known })
  const address = {
    ...known,
    page: page > 1 ? page : undefined,
    category: known.category && categoryOf(known.category).label,
  }
  const canonical = known.search ? null : origin + endpointUrl(path, {}, { ...address })
  if (!post) return { status: 200, ...site, canonical }
  const image = absolute(post.coverImage)
  return {
    status: 200,
    ...site,
    canonical,
    title: postPageTitle(post.title, settings.blogName),
    description: post.excerpt,
    image,
    type: 'article' as const,
    publishedAt: postDate(post),
    jsonLd: [
      blogPosting({ post, settings, image, origin, canonical }),
      breadcrumbs(origin, post.title),
    ],
  }
}

/** The page of a list that is shown, whatever the address asked for. */
function listedPage({ cache, queries, known }: Pick<HeadParts, 'cache' | 'queries' | 'known'>) {
  const list =
    cache.getQueryData(queries.blogPage(known)) ?? cache.getQueryData(queries.galleryPage(known))
  return list?.page ?? 1
}
