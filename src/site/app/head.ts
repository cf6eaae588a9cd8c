import { readCategories } from '#shared/categories.ts'
import { commentPaths } from '#shared/comments/pages.ts'
import type { DogCard } from '#shared/contract/dog.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { postDate } from '#shared/days.ts'
import { type MailLinkPage, mailLinkPageKey, type PageHead } from '#shared/page-rendering.ts'
import { isDemoDrawing, stillUrl } from '#shared/urls/media-url.ts'
import { isTimelineKind, timelinePath } from '#shared/urls/timeline.ts'
import { bookPageTexts, commentFeedTexts } from '#texts/site/head.ts'
import { letterPageTexts } from '#texts/site/letter-pages.ts'
import { pageNotFoundTexts, pageTitles, shellTexts } from '#texts/site/pages.ts'
import { postListTexts, postTexts } from '#texts/site/posts.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import { type QueryCache, query } from '../data/query-cache.ts'
import type { PageLocation } from './navigation.tsx'
import { matchLocation } from './routes.ts'
import type { KnownSearch } from './search-parameters.ts'

export interface PageContext extends PageLocation {
  cache: QueryCache
  origin: string
}

export function createPageHead(page: PageContext): PageHead & { status: number } {
  const { cache, path, search, origin } = page
  const settings = cache.getQueryData(query('settings'))!
  const { match, known } = matchLocation({ path, search })
  const titled = (title: string | null) =>
    title === null ? settings.blogName : shellTexts.pageTitle(title, settings.blogName)
  const absolute = (url: string) => new URL(url, origin).href
  const dog = cache.getQueryData(query('dogCard'))
  const site = {
    status: 200,
    siteName: settings.blogName,
    description: settings.blogDescription,
    image: absolute(sharePicture(dog)),
    type: 'website' as const,
  }
  const missing = match ? missingTitle(cache, match.params) : pageNotFoundTexts.title
  if (!match || missing !== null) {
    return { ...site, status: 404, title: titled(missing), canonical: null }
  }
  if (/^\/(letters|comments)\//.test(path)) {
    const { title, ...head } = letterPageHead(cache)
    return { ...site, ...head, title: titled(title) }
  }
  if (path === '/timeline') {
    return { ...site, ...timelineHead(page, known, titled) }
  }
  const shown = { ...known, ...shownCategory(path, known, settings) }
  const canonical = canonicalOf({ cache, path, known, shown, origin })
  const about = oneThingHead(cache, match.params)
  if (!about) return { ...site, title: titled(titleOf(path, shown)), canonical }
  const { title, image, ...head } = about
  return {
    ...{ ...site, canonical, title: titled(title) },
    ...(image && { image: absolute(stillUrl(image)) }),
    ...head,
  }
}

const sharePicture = (dog: DogCard | undefined) =>
  dog?.portrait && !isDemoDrawing(dog.portrait) ? stillUrl(dog.portrait) : '/og-default.jpg'

function letterPageHead(cache: QueryCache) {
  const kind = cache.getQueryData<MailLinkPage>({ queryKey: mailLinkPageKey })?.kind ?? 'stale'
  const isStale = kind.endsWith('stale')
  const title = letterPageTexts[kind].title.join(' ')
  return { status: isStale ? 404 : 200, title, canonical: null }
}

function shownCategory(path: string, { category }: BlogQuery, settings: Settings) {
  const kind = path === '/gallery' ? 'photos' : 'posts'
  return category && { category: readCategories(kind, settings.categories).of(category).label }
}

function titleOf(path: string, shown: BlogQuery): string | null {
  if (path === '/blog') return postListTexts.heading(shown) ?? pageTitles[path]
  return path in pageTitles ? pageTitles[path as keyof typeof pageTitles] : null
}

interface CanonicalParts extends Omit<PageContext, 'search'> {
  /** `known` holds the category as the address writes it, `shown` the category's current name. */
  known: BlogQuery
  shown: BlogQuery
}

/**
 * Null for searches, which are endless, and for answers to a form. Page 1 of a list has the address
 * of the list.
 */
function canonicalOf({ cache, path, known, shown, origin }: CanonicalParts): string | null {
  if (known.search || path === '/newsletter') return null
  const list =
    cache.getQueryData(query('blogPage', known)) ?? cache.getQueryData(query('galleryPage', known))
  const page = list?.page ?? 1
  const parameters = { page: page > 1 ? page : undefined, category: shown.category }
  return origin + endpointUrl(path, {}, parameters)
}

type Params = Record<string, string | undefined>

/** Missing properties fall back to those of any page. */
type OneThingHead = { title: string } & Partial<PageHead>

/** Undefined where the address names no such thing, null where the named thing does not exist. */
const find = (cache: QueryCache, { slug, photo, year }: Params) => ({
  post: slug === undefined ? undefined : cache.getQueryData(query('post', slug)),
  photo: photo === undefined ? undefined : cache.getQueryData(query('photo', photo)),
  book: year === undefined ? undefined : cache.getQueryData(query('yearBook', year)),
})

/** Returns null if the thing exists or the page is not about one. */
function missingTitle(cache: QueryCache, params: Params): string | null {
  const { post, photo, book } = find(cache, params)
  if (post === null) return postTexts.notFoundTitle
  if (book === null) return bookPageTexts.notFoundTitle
  return photo === null ? pageNotFoundTexts.title : null
}

function oneThingHead(cache: QueryCache, params: Params): OneThingHead | null {
  const { post, photo, book } = find(cache, params)
  if (photo) {
    const { title, description, imageUrl: image } = photo
    return { title, image, ...(description && { description }) }
  }
  if (book) {
    const { name } = cache.getQueryData(query('dogCard'))!
    return {
      ...bookPageTexts.head(name, book.year),
      ...(book.cover && { image: book.cover.imageUrl }),
    }
  }
  return post ? postHead(post) : null
}

type Post = NonNullable<ReturnType<typeof find>['post']>

const postHead = (post: Post): OneThingHead => ({
  title: post.title,
  description: post.excerpt,
  image: post.coverImage,
  type: 'article',
  publishedAt: postDate(post),
  // A draft has no canonical address, because search engines must not find it.
  ...(!post.published && { canonical: null }),
  ...(post.comments && {
    commentFeed: {
      title: commentFeedTexts.ofPost(post.title),
      href: commentPaths.feed(post.slug),
    },
  }),
})

/**
 * The canonical address of a month is the page that contains it; without a birthday the timeline
 * does not exist.
 */
function timelineHead(
  { cache, origin }: PageContext,
  known: KnownSearch,
  titled: (title: string) => string,
) {
  const timeline = cache.getQueryData(query('timeline', known))
  const dog = cache.getQueryData(query('dogCard'))
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
    canonical: origin + timelinePath({ show, year, page }),
  }
}
