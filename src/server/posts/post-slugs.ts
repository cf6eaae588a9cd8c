import { type PostInput, SLUG_MAX } from '#shared/contract/posts.ts'
import { minLengths } from '#shared/limits.ts'
import { FALLBACK_SLUG, isReservedSlug, numberedSlug, slugify } from '#shared/urls/slug.ts'
import type { PostRow } from './post-row.ts'
import { slugTaken, slugTooLong, slugTooShort } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'

/** Leaves room for "-2" and its like within what the editor accepts. */
const MADE_SLUG_MAX = SLUG_MAX - 10
const MAX_TRIES = 20

/** A made slug must pass the editor's own rules, or the next save of the post would be refused. */
function slugFromTitle(title: string): string {
  const slug = slugify(title).slice(0, MADE_SLUG_MAX).replace(/-$/, '')
  if (slug.length >= minLengths.postSlug) return slug
  return slug ? `${FALLBACK_SLUG}-${slug}` : FALLBACK_SLUG
}

function readTyped(input: PostInput): string {
  const typed = slugify(input.slug)
  if (input.slug !== '' && typed.length < minLengths.postSlug) throw slugTooShort()
  if (typed.length > SLUG_MAX) throw slugTooLong()
  return typed
}

export function createSlugs(
  posts: PostsRepository,
  isUniqueViolation: (error: unknown) => boolean,
) {
  async function freeSlug(base: string): Promise<string> {
    const taken = new Set(await posts.listSlugsLike(base))
    const isFree = (slug: string) => !taken.has(slug) && !isReservedSlug(slug)
    let slug = base
    for (let n = 2; !isFree(slug); n += 1) slug = numberedSlug(base, n)
    return slug
  }

  /** A typed slug must be free; one made from the title makes itself free; a saved one stays when none is typed. */
  async function chooseSlug(typed: string, title: string, current: PostRow | null) {
    if (current && (!typed || typed === current.slug)) return current.slug
    if (!typed) return freeSlug(slugFromTitle(title))
    const free = await freeSlug(typed)
    if (free !== typed) throw slugTaken(typed, free)
    return typed
  }

  return {
    /** Another save may take a slug between our read and our write: then a made one is made again. */
    async writeWithSlug<T>(
      input: PostInput,
      current: PostRow | null,
      write: (slug: string) => Promise<T>,
    ): Promise<T> {
      const typed = readTyped(input)
      for (let tries = 1; ; tries += 1) {
        const slug = await chooseSlug(typed, input.title, current)
        try {
          return await write(slug)
        } catch (error) {
          if (!isUniqueViolation(error)) throw error
          if (typed || tries === MAX_TRIES) throw slugTaken(slug, await freeSlug(slug))
        }
      }
    },
  }
}
