import { readCategories } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { type LetterPage, letterPageKey } from '#shared/page-rendering.ts'
import { stillUrl } from '#shared/urls/media-url.ts'
import { letterPageTexts } from '#texts/site/letter-pages.ts'
import { pageNotFoundTexts, pageTitles, shellTexts } from '#texts/site/pages.ts'
import { postListTexts } from '#texts/site/posts.ts'
import type { QueryCache } from '../data/query-cache.ts'
import type { SiteQueries } from '../data/site-queries.ts'
import type { Place } from '../navigation/site-navigation.ts'
import { readPlace } from '../routes.ts'
import { missingTitle, oneThingHead } from './one-thing-head.ts'
import { timelineHead } from './timeline-head.ts'

interface HeadParts extends Place {
  cache: QueryCache
  queries: SiteQueries
  origin: string
}

/** Title, description and the cards that other sites show; and whether the page exists at all. */
export function pageHead(parts: HeadParts): PageHead & { status: number } {
  const { cache, queries, path, search, origin } = parts
  const settings = cache.getQueryData(queries.settings())!
  const { match, known } = readPlace({ path, search })
  const titled = (title: string | null) =>
    title === null ? settings.blogName : shellTexts.pageTitle(title, settings.blogName)
  const absolute = (url: string) => new URL(url, origin).href
  const site = {
    status: 200,
    siteName: settings.blogName,
    description: settings.blogDescription,
    image: absolute('/og-default.jpg'),
    type: 'website' as const,
  }
  const missing = match ? missingTitle(parts, match.params) : pageNotFoundTexts.title
  if (!match || missing !== null) {
    return { ...site, status: 404, title: titled(missing), canonical: null }
  }
  if (/^\/(letters|comments)\//.test(path)) {
    const { title, ...head } = letterPageHead(cache)
    return { ...site, ...head, title: titled(title) }
  }
  if (path === '/timeline') {
    return { ...site, ...timelineHead({ cache, queries, known, titled, origin }) }
  }
  const shown = { ...known, ...shownCategory(path, known, settings) }
  const canonical = canonicalOf({ cache, queries, path, known, shown, origin })
  const about = oneThingHead(parts, match.params)
  if (!about) return { ...site, title: titled(titleOf(path, shown)), canonical }
  const { title, image, ...head } = about
  return {
    ...{ ...site, canonical, title: titled(title) },
    ...(image && { image: absolute(stillUrl(image)) }),
    ...head,
  }
}

/** Of a page that a link in a mail leads to. */
function letterPageHead(cache: QueryCache) {
  const kind = cache.getQueryData<LetterPage>({ queryKey: letterPageKey })?.kind ?? 'stale'
  const isStale = kind.endsWith('stale')
  const title = letterPageTexts[kind].title.join(' ')
  return { status: isStale ? 404 : 200, title, canonical: null }
}

/** The category's name as it is shown. */
function shownCategory(path: string, { category }: BlogQuery, settings: Settings) {
  const kind = path === '/gallery' ? 'photos' : 'posts'
  return category && { category: readCategories(kind, settings.categories).of(category).label }
}

/** Null for home, whose title is the blog's name alone. */
function titleOf(path: string, shown: BlogQuery): string | null {
  if (path === '/blog') return postListTexts.heading(shown) ?? pageTitles[path]
  return path in pageTitles ? pageTitles[path as keyof typeof pageTitles] : null
}

interface CanonicalParts extends Omit<HeadParts, 'search'> {
  /** As the address has it, and with the category's name as it is shown. */
  known: BlogQuery
  shown: BlogQuery
}

/** None for searches, which are endless, nor for answers to a form. The first page of a list is the list. */
function canonicalOf({
  cache,
  queries,
  path,
  known,
  shown,
  origin,
}: CanonicalParts): string | null {
  if (known.search || path === '/newsletter') return null
  const list =
    cache.getQueryData(queries.blogPage(known)) ?? cache.getQueryData(queries.galleryPage(known))
  const page = list?.page ?? 1
  const query = { page: page > 1 ? page : undefined, category: shown.category }
  return origin + endpointUrl(path, {}, query)
}
