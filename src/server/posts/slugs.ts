import type { PostInput } from '#shared/contract/posts.admin.ts'
import {
  createSlugBase,
  findSlugProblem,
  isReservedSlug,
  numberedSlug,
  shortenSlug,
  slugify,
} from '#shared/urls/slug.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { conflict } from '../platform/http/errors.ts'
import { type PostRow, SLUG_CONSTRAINT } from './post-row.ts'
import type { PostsRepository } from './posts.repository.ts'

const MAX_TRIES = 20

const slugTaken = (slug: string, free: string) =>
  conflict('post.slug_taken', postErrors.slugTaken(slug), {
    fields: { slug: postErrors.slugFree(free) },
    details: { freeSlug: free },
  })

/** Returns the post's former slug if it is valid here, otherwise one made from the title. */
export function slugOfImportedPost(formerSlug: string, title: string, today: string): string {
  const slug = shortenSlug(slugify(formerSlug))
  return findSlugProblem(slug) || slug === '' ? createSlugBase(title, today) : slug
}

interface SlugOptions {
  /** A program cannot ask anybody, so a typed slug that is taken becomes the next free one. */
  takesFreeSlug?: boolean | undefined
}

export function createSlugs(
  posts: Pick<PostsRepository, 'listSlugsStartingWith'>,
  getToday: () => Promise<string>,
  isUniqueViolation: (error: unknown, constraint?: string) => boolean,
) {
  async function findFreeSlug(requestedSlug: string, own?: string): Promise<string> {
    const base = shortenSlug(requestedSlug)
    const taken = new Set(await posts.listSlugsStartingWith(base))
    if (own) taken.delete(own)
    const isFree = (slug: string) => !taken.has(slug) && !isReservedSlug(slug)
    let slug = requestedSlug
    for (let n = 2; !isFree(slug); n += 1) slug = numberedSlug(base, n)
    return slug
  }

  /**
   * A typed slug must be free; one made from the title is made free; a saved one stays when none is
   * typed.
   */
  async function chooseSlug(
    typed: string,
    { title, current, takesFreeSlug }: { title: string; current: PostRow | null } & SlugOptions,
  ) {
    if (current && (!typed || typed === current.slug)) return current.slug
    if (!typed) return findFreeSlug(createSlugBase(title, await getToday()))
    const free = await findFreeSlug(typed, takesFreeSlug ? current?.slug : undefined)
    if (free !== typed && !takesFreeSlug) throw slugTaken(typed, free)
    return free
  }

  return {
    async writeWithFreeSlug<T>(
      requestedSlug: string,
      write: (slug: string) => Promise<T>,
    ): Promise<T> {
      for (let tries = 1; ; tries += 1) {
        try {
          return await write(await findFreeSlug(requestedSlug))
        } catch (error) {
          if (!isUniqueViolation(error, SLUG_CONSTRAINT) || tries === MAX_TRIES) throw error
        }
      }
    },

    /**
     * Another save may take the slug between the read and the write; a generated slug is then
     * generated again.
     */
    async writeWithSlug<T>(
      input: PostInput,
      current: PostRow | null,
      write: (slug: string) => Promise<T>,
      { takesFreeSlug = false }: SlugOptions = {},
    ): Promise<T> {
      const typed = slugify(input.slug)
      for (let tries = 1; ; tries += 1) {
        const slug = await chooseSlug(typed, { title: input.title, current, takesFreeSlug })
        try {
          return await write(slug)
        } catch (error) {
          if (!isUniqueViolation(error, SLUG_CONSTRAINT)) throw error
          const isFixed = typed !== '' && !takesFreeSlug
          if (isFixed || tries === MAX_TRIES) throw slugTaken(slug, await findFreeSlug(slug))
        }
      }
    },
  }
}
