import { draftKeyOf } from '#shared/contract/drafts.ts'
import type { PostInput, PostUpdate } from '#shared/contract/post-input.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostRow } from './post-row.ts'
import { postChangedElsewhere } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'
import { type DiaryTime, goingOut } from './schedule.ts'
import type { Slugs } from './slugs.ts'

/** The caller of a save, beside the words themselves. */
interface SaveContext {
  savedBy: string | null
  idempotencyKey?: string | undefined
  draftVersion?: number | undefined
}

interface SaveParts {
  posts: PostsRepository
  slugs: Slugs
  get: (id: number) => Promise<PostRow>
  getZone: () => Promise<string>
  clock: Clock
}

/** The words, and whether and when they are public. */
function rowOf(input: PostInput, slug: string, current: PostRow | null, time: DiaryTime) {
  const { schedule: _schedule, publishedOn: _publishedOn, ...words } = input
  const featured = input.featured ?? current?.featured ?? false
  return { ...words, slug, featured, ...goingOut(input, current, time) }
}

/** Saves of the owner: never twice, and never over words that were saved elsewhere meanwhile. */
export function createSavePosts({ posts, slugs, get, getZone, clock }: SaveParts) {
  const getTime = async (): Promise<DiaryTime> => ({ zone: await getZone(), now: clock.now() })

  return {
    /**
     * With a key that made a post already, that post is answered as it is now, whatever was sent with it:
     * the caller sees what is stored and at which version, and can save later words over that.
     */
    async create(input: PostInput, { savedBy, idempotencyKey, draftVersion }: SaveContext) {
      const draft =
        idempotencyKey && draftVersion ? { key: idempotencyKey, version: draftVersion } : null
      const findMade = () => (idempotencyKey ? posts.findByIdempotencyKey(idempotencyKey) : null)
      const made = await findMade()
      // Kept anew after an answer that was lost; the post has taken its place.
      if (made && draft) await posts.dropDraft(draft)
      if (made) return made
      const time = await getTime()
      try {
        return await slugs.writeWithSlug(input, null, (slug) =>
          posts.insert({ ...rowOf(input, slug, null, time), idempotencyKey }, { savedBy, draft }),
        )
      } catch (error) {
        // The same create, sent twice at once, met the other one: its slug or its key is taken.
        const other = await findMade()
        if (other) return other
        throw error
      }
    },

    /** Says whether the post was public and is no more. Without a version the last save wins; with one, a save made elsewhere in between is not overwritten. */
    async update(
      id: number,
      { version, ...input }: PostUpdate,
      { savedBy, draftVersion }: SaveContext,
    ) {
      const draft = draftVersion ? { key: draftKeyOf(id), version: draftVersion } : null
      for (;;) {
        const current = await get(id)
        if (version !== undefined && version !== current.version) {
          throw postChangedElsewhere(current.version)
        }
        const time = await getTime()
        const saved = await slugs.writeWithSlug(input, current, (slug) =>
          posts.update(current, rowOf(input, slug, current, time), { savedBy, draft }),
        )
        if (saved) return { post: saved, isWithdrawn: current.published && !saved.published }
      }
    },
  }
}
