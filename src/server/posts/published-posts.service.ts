import type { BlogQuery } from '#shared/contract/posts.ts'
import { FEATURED_POSTS, POSTS_PER_PAGE, RECENT_POSTS } from '#shared/limits.ts'
import { pageRangeOf, type RequestedPage } from '#shared/lists/pages.ts'
import { matchesCategoryName } from '#shared/lists/search.ts'
import { postErrors } from '#texts/errors/posts.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Settings } from '../settings/settings.ts'
import type { PostRow } from './post-row.ts'
import type { PostsByTime } from './posts-by-time.repository.ts'
import type { PublishedPosts } from './published-posts.repository.ts'

export const postNotFound = () => notFound('post.not_found', postErrors.notFound)

export function createPublishedPostsService(
  posts: PublishedPosts & PostsByTime,
  settings: Settings,
  changes: ChangeFeed,
) {
  const getCategories = () => settings.categories('posts')
  const { get: listCategories } = changes.memoize(() => posts.listPublishedCategories())

  async function spellingsOf(category: string) {
    const stored = await listCategories()
    const { of } = await getCategories()
    return stored.filter((item) => of(item).key === of(category).key)
  }

  async function searchPage(
    filter: { categories?: string[] },
    term: string,
    requestedPage: RequestedPage,
  ) {
    const stored = await listCategories()
    const { of } = await getCategories()
    const categories = stored.filter((item) => matchesCategoryName(item, term, of))
    const found = await posts.searchPublished(filter, { term, categories })
    const { page, pages, start, end } = pageRangeOf(found.length, POSTS_PER_PAGE, requestedPage)
    const rows = await posts.listPublishedByIds(found.slice(start, end))
    return { rows, total: found.length, page, pages }
  }

  /** A category without posts gets the same answer whatever its address says. */
  const nothingFound = (requestedPage: RequestedPage) => {
    const { page, pages } = pageRangeOf(0, POSTS_PER_PAGE, requestedPage)
    return { rows: [], total: 0, page, pages }
  }

  /** The home page shows the featured posts and leaves them out of the newest ones. */
  const { get: listFeatured } = changes.memoize(async () => {
    const marked = await posts.listFeatured(FEATURED_POSTS)
    return marked.length > 0 ? marked : posts.listNewest(FEATURED_POSTS)
  })

  return {
    readPublished: posts.readPublished,
    listNewest: posts.listNewest,
    listAddresses: posts.listAddresses,
    listPublishedBetween: posts.listPublishedBetween,
    listPublishedMarks: posts.listPublishedMarks,
    listPublishedBySlugs: posts.listPublishedBySlugs,
    findPublishedByOldSlug: posts.findPublishedByOldSlug,
    readBetween: posts.readBetween,
    listYears: posts.listYears,
    countBySpan: posts.countBySpan,
    listRun: posts.listRun,
    listWithin: posts.listWithin,

    listFeatured,
    async listRecent(beside?: 'featured') {
      if (!beside) return posts.listNewest(RECENT_POSTS)
      const shown = new Set((await listFeatured()).map(({ id }) => id))
      const newest = await posts.listNewest(RECENT_POSTS + FEATURED_POSTS)
      const others = newest.filter(({ id }) => !shown.has(id))
      return (others.length < RECENT_POSTS ? newest : others).slice(0, RECENT_POSTS)
    },

    async *readOfCategory(category: string) {
      const categories = await spellingsOf(category)
      if (categories.length > 0) yield* posts.readPublished({ categories })
    },

    async getBlogPage({ category, search, page: requestedPage }: BlogQuery) {
      const filter = category ? { categories: await spellingsOf(category) } : {}
      if (filter.categories?.length === 0) return nothingFound(requestedPage)
      const term = search?.trim()
      if (term) return searchPage(filter, term, requestedPage)
      const total = await posts.countPublished(filter)
      const { page, pages, start } = pageRangeOf(total, POSTS_PER_PAGE, requestedPage)
      const rows = await posts.listPublishedPage(filter, POSTS_PER_PAGE, start)
      return { rows, total, page, pages }
    },

    /** Finds a post by a former slug, too; the caller compares slugs to redirect. */
    async getPublished(slug: string) {
      const row =
        (await posts.findPublishedBySlug(slug)) ?? (await posts.findPublishedByOldSlug(slug))
      if (!row) throw postNotFound()
      return row
    },

    listNeighbors: async (post: PostRow) =>
      posts.listNeighbors(post, await spellingsOf(post.category)),
  }
}
