import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { parseMediaUrl } from '#shared/media-url.ts'
import type { SiteQueries } from './data.ts'
import type { QueryCache } from './query-cache.ts'
import type { RouteMatch } from './routes.ts'

interface HeadParts {
  cache: QueryCache
  queries: SiteQueries
  match: RouteMatch | null
  path: string
  known: BlogQuery
  origin: string
}

/** Title, description and the cards that other sites show; and whether the page exists at all. */
export function pageHead({ cache, queries, match, path, known, origin }: HeadParts) {
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
  const canonical = known.search ? null : origin + endpointUrl(path, {}, known)
  if (!post) return { status: 200, ...site, canonical }
  const image = absolute(post.coverImage)
  const cover = parseMediaUrl(post.coverImage)
  return {
    status: 200,
    ...site,
    canonical,
    title: `${post.title} - ${settings.blogName}`,
    description: post.excerpt,
    image,
    type: 'article' as const,
    publishedAt: post.publishedAt ?? post.createdAt,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        image: [image],
        datePublished: post.publishedAt ?? post.createdAt,
        author: { '@type': 'Person', name: settings.ownerName },
        mainEntityOfPage: canonical,
        ...(cover && { width: cover.width, height: cover.height }),
      },
    ],
  }
}
