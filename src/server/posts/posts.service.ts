import { sameCategory } from '#shared/categories.ts'
import type { BlogQuery, PostInput, PostUpdate } from '#shared/contract/posts.ts'
import { FEATURED_POSTS, POSTS_PER_PAGE, RECENT_POSTS } from '#shared/limits.ts'
import { paginate, type RequestedPage } from '#shared/lists/pagination.ts'
import { matchesCategory } from '#shared/lists/search.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { NewPostRow, PostRow } from './post-row.ts'
import { createSlugs } from './post-slugs.ts'
import { postChangedElsewhere, postNotFound } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'

interface PostsParts {
  posts: PostsRepository
  clock: Clock
  isUniqueViolation: (error: unknown, constraint?: string) => boolean
}

export function createPostsService({ posts, clock, isUniqueViolation }: PostsParts) {
  async function spellingsOf(category: string) {
    const stored = await posts.listPublishedCategories()
    return stored.filter((one) => sameCategory(one, category))
  }

  async function searchPage(
    filter: { categories?: string[] },
    term: string,
    wanted: RequestedPage,
  ) {
    const stored = await posts.listPublishedCategories()
    const categories = stored.filter((one) => matchesCategory(one, term))
    const found = await posts.searchPublished(filter, { term, categories })
    const { page, pages, start, end } = paginate(found.length, POSTS_PER_PAGE, wanted)
    const rows = await posts.listPublishedByIds(found.slice(start, end))
    return { rows, total: found.length, page, pages }
  }

  const slugs = createSlugs(posts, isUniqueViolation)

  const newRowOf = (input: PostInput, slug: string) => ({
    ...input,
    slug,
    featured: input.featured ?? false,
    publishedAt: input.published ? clock.now() : null,
  })

  const changeOf = (current: PostRow, input: PostInput, slug: string) => ({
    ...input,
    slug,
    featured: input.featured ?? current.featured,
    // Set by the first publication and kept from then on.
    publishedAt: current.publishedAt ?? (input.published ? clock.now() : null),
  })

  return {
    readPublished: () => posts.readPublished(),
    listNewest: (limit: number) => posts.listNewest(limit),
    listAddresses: (most: number) => posts.listAddresses(most),
    listRecent: () => posts.listNewest(RECENT_POSTS),

    async listFeatured() {
      const marked = await posts.listFeatured(FEATURED_POSTS)
      return marked.length > 0 ? marked : posts.listNewest(FEATURED_POSTS)
    },

    async *readOfCategory(category: string) {
      yield* posts.readPublished({ categories: await spellingsOf(category) })
    },

    async getBlogPage({ category, search, page: wanted }: BlogQuery) {
      const filter = category ? { categories: await spellingsOf(category) } : {}
      const term = search?.trim()
      if (term) return searchPage(filter, term, wanted)
      const total = await posts.countPublished(filter)
      const { page, pages, start } = paginate(total, POSTS_PER_PAGE, wanted)
      const rows = await posts.listPublishedPage(filter, POSTS_PER_PAGE, start)
      return { rows, total, page, pages }
    },

    async getPublished(slug: string) {
      const row = await posts.findPublishedBySlug(slug)
      if (!row) throw postNotFound()
      return row
    },

    listAll: () => posts.listAll(),

    async get(id: number) {
      const row = await posts.findById(id)
      if (!row) throw postNotFound()
      return row
    },

    /**
     * With a key that made a post already, that post is answered as it is now, whatever was sent with it:
     * the caller sees what is stored and at which version, and can save later words over that.
     */
    async create(input: PostInput, savedBy: string | null, idempotencyKey?: string) {
      const findMade = () => (idempotencyKey ? posts.findByIdempotencyKey(idempotencyKey) : null)
      const made = await findMade()
      if (made) return made
      try {
        return await slugs.writeWithSlug(input, null, (slug) =>
          posts.insert({ ...newRowOf(input, slug), idempotencyKey }, savedBy),
        )
      } catch (error) {
        // The same create, sent twice at once, met the other one: its slug or its key is taken.
        const other = await findMade()
        if (other) return other
        throw error
      }
    },

    /** Without a version the last save wins; with one, a save made elsewhere in between is not overwritten. */
    async update(id: number, { version, ...input }: PostUpdate, savedBy: string | null) {
      for (;;) {
        const current = await this.get(id)
        if (version !== undefined && version !== current.version) {
          throw postChangedElsewhere(current.version)
        }
        const saved = await slugs.writeWithSlug(input, current, (slug) =>
          posts.update(id, current.version, changeOf(current, input, slug), savedBy),
        )
        if (saved) return saved
      }
    },

    async remove(id: number) {
      if (!(await posts.remove(id))) throw postNotFound()
    },

    /** Pictures of earlier versions count too: an owner may go back to one. */
    listMediaMentions: () => posts.listMediaMentions(),

    count: () => posts.count(),
    /** For demo content and restores, which bring their own dates. */
    insert: (row: NewPostRow) => posts.insert(row, null),
  }
}

export type PostsService = ReturnType<typeof createPostsService>
