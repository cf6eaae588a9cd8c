import type { Categories } from '#shared/categories.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { FEATURED_POSTS, POSTS_PER_PAGE, RECENT_POSTS } from '#shared/limits.ts'
import { paginate, type RequestedPage } from '#shared/lists/pages.ts'
import { matchesCategory } from '#shared/lists/search.ts'
import { postErrors } from '#texts/errors/posts.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import { notFound } from '../platform/http/errors.ts'
import type { PostRow } from './post-row.ts'
import type { PostsRepository } from './posts.repository.ts'

export const postNotFound = () => notFound('post.not_found', postErrors.notFound)

/** What visitors read. */
export function createPublishedPostsService(
  posts: PostsRepository,
  getCategories: () => Promise<Categories>,
  changes: Pick<ChangeFeed, 'memoize'>,
) {
  /** Every post needs them. */
  const { get: listCategories } = changes.memoize(() => posts.listPublishedCategories())

  async function spellingsOf(category: string) {
    const stored = await listCategories()
    const { of } = await getCategories()
    return stored.filter((item) => of(item).key === of(category).key)
  }

  async function searchPage(
    filter: { categories?: string[] },
    term: string,
    wanted: RequestedPage,
  ) {
    const stored = await listCategories()
    const { of } = await getCategories()
    const categories = stored.filter((item) => matchesCategory(item, term, of))
    const found = await posts.searchPublished(filter, { term, categories })
    const { page, pages, start, end } = paginate(found.length, POSTS_PER_PAGE, wanted)
    const rows = await posts.listPublishedByIds(found.slice(start, end))
    return { rows, total: found.length, page, pages }
  }

  /** Nobody wrote in that category: all such addresses have one answer. */
  const nothingFound = (wanted: RequestedPage) => {
    const { page, pages } = paginate(0, POSTS_PER_PAGE, wanted)
    return { rows: [], total: 0, page, pages }
  }

  /** Home shows them, and leaves them out of the newest. */
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
    listSlugs: posts.listSlugs,
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

    async getBlogPage({ category, search, page: wanted }: BlogQuery) {
      const filter = category ? { categories: await spellingsOf(category) } : {}
      if (filter.categories?.length === 0) return nothingFound(wanted)
      const term = search?.trim()
      if (term) return searchPage(filter, term, wanted)
      const total = await posts.countPublished(filter)
      const { page, pages, start } = paginate(total, POSTS_PER_PAGE, wanted)
      const rows = await posts.listPublishedPage(filter, POSTS_PER_PAGE, start)
      return { rows, total, page, pages }
    },

    /** Also by a slug that it had before: the caller sees by its slug where it is now. */
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
