import { commentPaths } from '#shared/comments/pages.ts'
import { postDate } from '#shared/days.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { bookPageTexts, commentFeedTexts } from '#texts/site/head.ts'
import { pageNotFoundTexts } from '#texts/site/pages.ts'
import { postTexts } from '#texts/site/posts.ts'
import type { QueryCache } from '../data/query-cache.ts'
import type { SiteQueries } from '../data/site-queries.ts'

interface Known {
  cache: QueryCache
  queries: SiteQueries
}
type Params = Record<string, string | undefined>

/** What is not said about it is as on any page; an image is as it is stored. */
type OneThingHead = { title: string } & Partial<PageHead>

/** Undefined where the address names none, null where it names one that does not exist. */
const find = ({ cache, queries }: Known, { slug, photo, year }: Params) => ({
  post: slug === undefined ? undefined : cache.getQueryData(queries.post(slug)),
  photo: photo === undefined ? undefined : cache.getQueryData(queries.photo(photo)),
  book: year === undefined ? undefined : cache.getQueryData(queries.yearBook(year)),
})

/** What to say when a post, photo or book does not exist; null when it does, or the page is about none. */
export function missingTitle(known: Known, params: Params): string | null {
  const { post, photo, book } = find(known, params)
  if (post === null) return postTexts.notFoundTitle
  if (book === null) return bookPageTexts.notFoundTitle
  return photo === null ? pageNotFoundTexts.title : null
}

/** Of the post, photo or book that a page is about; null for all other pages. */
export function oneThingHead(known: Known, params: Params): OneThingHead | null {
  const { post, photo, book } = find(known, params)
  if (photo) {
    const { title, description, imageUrl: image } = photo
    return { title, image, ...(description && { description }) }
  }
  if (book) {
    const { name } = known.cache.getQueryData(known.queries.dogCard())!
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
  // A draft is not there for search engines.
  ...(!post.published && { canonical: null }),
  ...(post.comments && {
    commentFeed: {
      title: commentFeedTexts.ofPost(post.title),
      href: commentPaths.feed(post.slug),
    },
  }),
})
