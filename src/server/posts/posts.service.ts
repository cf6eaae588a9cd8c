import { sameCategory } from '#shared/categories.ts'
import type { BlogQuery, PostInput, PostUpdate } from '#shared/contract/posts.ts'
import { FEATURED_POSTS, POSTS_PER_PAGE, RECENT_POSTS } from '#shared/limits.ts'
import { paginate } from '#shared/pagination.ts'
import type { Clock } from '../platform/clock.ts'
import { createSlugs } from './post-slugs.ts'
import { postChangedElsewhere, postNotFound } from './posts.errors.ts'
import type { NewPostRow, PostRow, PostsRepository, PublishedFilter } from './posts.repository.ts'

interface PostsParts {
  posts: PostsRepository
  clock: Clock
  isUniqueViolation: (error: unknown) => boolean
}

export function createPostsService({ posts, clock, isUniqueViolation }: PostsParts) {
  /** Every stored spelling of a category; null when nothing is in it. */
  async function spellingsOf(category: string): Promise<string[]> {
    const stored = await posts.listPublishedCategories()
    return stored.filter((spelling) => sameCategory(spelling, category))
  }

  async function filterOf({ category, search }: BlogQuery): Promise<PublishedFilter> {
    const term = search?.trim()
    return {
      ...(category && { categories: await spellingsOf(category) }),
      ...(term && { search: term }),
    }
  }

  const slugs = createSlugs(posts, isUniqueViolation)

  const changeOf = (current: PostRow, input: PostInput, slug: string) => ({
    ...input,
    slug,
    featured: input.featured ?? current.featured,
    // Set by the first publication and kept from then on.
    publishedAt: current.publishedAt ?? (input.published ? clock.now() : null),
  })

  return {
    listPublished: () => posts.listPublished(),
    listRecent: () => posts.listNewest(RECENT_POSTS),

    async listFeatured() {
      const marked = await posts.listFeatured(FEATURED_POSTS)
      return marked.length > 0 ? marked : posts.listNewest(FEATURED_POSTS)
    },

    async listOfCategory(category: string) {
      return posts.listPublished({ categories: await spellingsOf(category) })
    },

    async getBlogPage(query: BlogQuery) {
      const filter = await filterOf(query)
      const total = await posts.countPublished(filter)
      const { page, pages } = paginate(total, POSTS_PER_PAGE, query.page)
      const rows = await posts.listPublishedPage(
        filter,
        POSTS_PER_PAGE,
        (page - 1) * POSTS_PER_PAGE,
      )
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

    create: (input: PostInput, savedBy: string | null) =>
      slugs.writeWithSlug(input, null, (slug) =>
        posts.insert(
          {
            ...input,
            slug,
            featured: input.featured ?? false,
            publishedAt: input.published ? clock.now() : null,
          },
          savedBy,
        ),
      ),

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

export type { PostRow }
export type PostsService = ReturnType<typeof createPostsService>
