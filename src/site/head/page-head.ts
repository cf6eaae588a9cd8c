import { readCategories } from '#shared/categories/own-categories.ts'
import { commentPaths } from '#shared/comments/comment-pages.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { postDate } from '#shared/dates.ts'
import { type LetterPage, letterPageKey } from '#shared/letter-pages.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { commentFeedTexts } from '#shared/texts/comments.ts'
import { letterPageTexts } from '#shared/texts/letter-pages.ts'
import { postListHeading, postPageTitle, postTexts } from '#shared/texts/posts.ts'
import { pageNotFound, pageTitles } from '#shared/texts/site.ts'
import { bookHead, bookTexts } from '#shared/texts/year-book.ts'
import { stillUrl } from '#shared/urls/media-url.ts'
import type { QueryCache } from '../data/query-cache.ts'
import type { SiteQueries } from '../data/site-queries.ts'
import type { Place } from '../navigation/site-navigation.ts'
import { readPlace } from '../routes.ts'
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
  const slug = match?.params.slug
  const post = slug === undefined ? undefined : cache.getQueryData(queries.post(slug))
  const named = match?.params.photo
  const photo = named === undefined ? undefined : cache.getQueryData(queries.photo(named))
  const year = match?.params.year
  const book = year === undefined ? undefined : cache.getQueryData(queries.yearBook(year))
  const absolute = (url: string) => new URL(url, origin).href
  const titled = (title: string | null) =>
    title === null ? settings.blogName : postPageTitle(title, settings.blogName)
  const site = {
    siteName: settings.blogName,
    description: settings.blogDescription,
    image: absolute('/og-default.jpg'),
    type: 'website' as const,
  }
  if (!match || post === null || photo === null || book === null) {
    const missing =
      post === null ? postTexts.notFoundTitle : book === null && bookTexts.notFoundTitle
    return {
      status: 404,
      ...site,
      title: titled(missing || pageNotFound),
      canonical: null,
    }
  }
  if (/^\/(letters|comments)\//.test(path)) {
    const page = cache.getQueryData<LetterPage>({ queryKey: letterPageKey })
    const kind = page?.kind ?? 'stale'
    const { title } = letterPageTexts[kind]
    const status = kind === 'stale' || kind === 'replies-stale' ? 404 : 200
    return { status, ...site, title: titled(title.join(' ')), canonical: null }
  }
  if (path === '/timeline')
    return { ...site, ...timelineHead({ cache, queries, known, titled, origin }) }
  const kind = path === '/gallery' ? 'photos' : 'posts'
  const category = known.category && {
    category: readCategories(kind, settings.categories).of(known.category).label,
  }
  const shown = { ...known, ...category }
  const canonical = canonicalOf({ cache, queries, path, known, shown, origin })
  if (photo) {
    return {
      status: 200,
      ...site,
      canonical,
      title: titled(photo.title),
      description: photo.description ?? site.description,
      image: absolute(stillUrl(photo.imageUrl)),
    }
  }
  if (book) {
    const { name } = cache.getQueryData(queries.dogCard())!
    const image = book.cover ? absolute(stillUrl(book.cover.imageUrl)) : site.image
    const { title, description } = bookHead(name, book.year)
    return { status: 200, ...site, canonical, title: titled(title), description, image }
  }
  if (!post) {
    return { status: 200, ...site, title: titled(titleOf(path, shown)), canonical }
  }
  return {
    status: 200,
    ...site,
    // A draft is not there for search engines.
    canonical: post.published ? canonical : null,
    title: titled(post.title),
    description: post.excerpt,
    image: absolute(stillUrl(post.coverImage)),
    type: 'article' as const,
    publishedAt: postDate(post),
    ...(post.comments && {
      commentFeed: {
        title: commentFeedTexts.ofPost(post.title),
        href: commentPaths.feed(post.slug),
      },
    }),
  }
}

/** Null for home, whose title is the blog's name alone. */
function titleOf(path: string, shown: BlogQuery): string | null {
  if (path === '/blog') return postListHeading(shown) ?? pageTitles[path]
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
