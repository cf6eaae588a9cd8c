import { sameCategory } from '#shared/categories.ts'
import type { BlogQuery, PostInput, PostUpdate } from '#shared/contract/posts.ts'
import { FEATURED_POSTS, POSTS_PER_PAGE, RECENT_POSTS } from '#shared/limits.ts'
import { paginate } from '#shared/pagination.ts'
import { FALLBACK_SLUG, isReservedSlug, numberedSlug, slugify } from '#shared/slug.ts'
import type { Clock } from '../platform/clock.ts'
import { postChangedElsewhere, postNotFound, slugTaken, slugTooShort } from './posts.errors.ts'
import type { PostRow, PostsRepository, PublishedFilter } from './posts.repository.ts'
import type { RevisionsRepository } from './revisions.repository.ts'

interface PostsParts {
  posts: PostsRepository
  revisions: RevisionsRepository
  clock: Clock
  isUniqueViolation: (error: unknown) => boolean
}

export function createPostsService({ posts, revisions, clock, isUniqueViolation }: PostsParts) {
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

  async function freeSlug(base: string): Promise<string> {
    const taken = new Set(await posts.listSlugsLike(base))
    const isFree = (slug: string) => !taken.has(slug) && !isReservedSlug(slug)
    let slug = base
    for (let n = 2; !isFree(slug); n += 1) slug = numberedSlug(base, n)
    return slug
  }

  /** A typed slug must be free; one made from the title makes itself free. */
  async function chooseSlug(input: PostInput, current?: PostRow): Promise<string> {
    const typed = slugify(input.slug)
    if (input.slug !== '' && typed.length < 3) throw slugTooShort()
    if (typed && typed === current?.slug) return typed
    if (!typed && current) return current.slug
    const base = typed || slugify(input.title) || FALLBACK_SLUG
    const free = await freeSlug(base)
    if (typed && free !== typed) throw slugTaken(typed, free)
    return free
  }

  async function refusingTakenSlug<T>(slug: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } catch (error) {
      // Somebody took it between our look and our write.
      if (isUniqueViolation(error)) throw slugTaken(slug, await freeSlug(slug))
      throw error
    }
  }

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

    async create(input: PostInput, savedBy: string | null) {
      const slug = await chooseSlug(input)
      const row = await refusingTakenSlug(slug, () =>
        posts.insert({
          ...input,
          slug,
          featured: input.featured ?? false,
          publishedAt: input.published ? clock.now() : null,
        }),
      )
      await revisions.keep(row, savedBy)
      return row
    },

    async update(id: number, { version, ...input }: PostUpdate, savedBy: string | null) {
      const current = await this.get(id)
      if (version !== undefined && version !== current.version) {
        throw postChangedElsewhere(current.version)
      }
      const slug = await chooseSlug(input, current)
      const row = await refusingTakenSlug(slug, () =>
        posts.update(id, current.version, {
          ...input,
          slug,
          featured: input.featured ?? current.featured,
          // Set by the first publication and kept from then on.
          publishedAt: current.publishedAt ?? (input.published ? clock.now() : null),
        }),
      )
      if (!row) throw postChangedElsewhere((await this.get(id)).version)
      await revisions.keep(row, savedBy)
      return row
    },

    async remove(id: number) {
      if (!(await posts.remove(id))) throw postNotFound()
    },

    /** Pictures of earlier versions count too: an owner may go back to one. */
    async listMediaMentions() {
      return [...(await posts.listMediaMentions()), ...(await revisions.listMediaMentions())]
    },

    count: () => posts.count(),
    /** For demo content and restores, which bring their own dates. */
    insert: (row: Parameters<PostsRepository['insert']>[0]) => posts.insert(row),
  }
}

export type PostsService = ReturnType<typeof createPostsService>
