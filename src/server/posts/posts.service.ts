import type { Categories } from '#shared/categories/own-categories.ts'
import { draftKeyOf } from '#shared/contract/drafts.ts'
import type { PostInput, PostUpdate } from '#shared/contract/post-input.ts'
import { dayIn } from '#shared/time-zone.ts'
import type { Replacements } from '../platform/database/replace-values.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createDeletedPostsService } from './deleted/deleted-posts.service.ts'
import type { NewPostRow, PostRow } from './post-row.ts'
import { createSlugs, wantedSlug } from './post-slugs.ts'
import { postChangedElsewhere, postNotFound } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'
import { createPublishedPostsService } from './published/published-posts.service.ts'
import { type DiaryTime, goingOut } from './schedule/going-out.ts'

/** The caller of a save, beside the words themselves. */
interface SaveContext {
  savedBy: string | null
  idempotencyKey?: string | undefined
  draftVersion?: number | undefined
}

interface PostsParts {
  posts: PostsRepository
  getCategories: () => Promise<Categories>
  getZone: () => Promise<string>
  clock: Clock
  isUniqueViolation: (error: unknown, constraint?: string) => boolean
}

/** The words, and whether and when they are public. */
function rowOf(input: PostInput, slug: string, current: PostRow | null, time: DiaryTime) {
  const { schedule: _schedule, publishedOn: _publishedOn, ...words } = input
  const featured = input.featured ?? current?.featured ?? false
  return { ...words, slug, featured, ...goingOut(input, current, time) }
}

export function createPostsService(parts: PostsParts) {
  const { posts, getCategories, getZone, clock, isUniqueViolation } = parts
  const getToday = async () => dayIn(await getZone(), clock.now())
  const slugs = createSlugs({ posts, getToday, isUniqueViolation })
  const getTime = async (): Promise<DiaryTime> => ({ zone: await getZone(), now: clock.now() })

  return {
    ...createPublishedPostsService(posts, getCategories),
    ...createDeletedPostsService(posts, slugs, clock),

    listAll: () => posts.listAll(),
    listLinks: (ids: number[]) => posts.listLinks(ids),
    /** With all their words, in portions. */
    readAll: () => posts.readLive(),

    find: (id: number) => posts.findById(id),

    async get(id: number) {
      const row = await posts.findById(id)
      if (!row) throw postNotFound()
      return row
    },

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

    /** Without a version the last save wins; with one, a save made elsewhere in between is not overwritten. */
    async update(
      id: number,
      { version, ...input }: PostUpdate,
      { savedBy, draftVersion }: SaveContext,
    ) {
      const draft = draftVersion ? { key: draftKeyOf(id), version: draftVersion } : null
      for (;;) {
        const current = await this.get(id)
        if (version !== undefined && version !== current.version) {
          throw postChangedElsewhere(current.version)
        }
        const time = await getTime()
        const saved = await slugs.writeWithSlug(input, current, (slug) =>
          posts.update(current, rowOf(input, slug, current, time), { savedBy, draft }),
        )
        if (saved) return saved
      }
    },

    /** Pictures of earlier versions count too: an owner may go back to one. */
    listMediaMentions: () => posts.listMediaMentions(),

    /** Drafts too, and unfinished ones. */
    countByCategory: () => posts.countByCategory(),
    renameCategories: (names: Replacements) => posts.renameCategories(names),

    count: () => posts.count(),
    listTakenSlugs: (slugs: string[]) => posts.listTakenSlugs(slugs),
    findByKey: (idempotencyKey: string) => posts.findByIdempotencyKey(idempotencyKey),
    /** A post from elsewhere, with its own dates; at the address it had, or the next free one. */
    bringIn: async (row: Omit<NewPostRow, 'slug'>, wanted: string) =>
      slugs.writeWithFreeSlug(wantedSlug(wanted, row.title, await getToday()), (slug) =>
        posts.insert({ ...row, slug }, { savedBy: null }),
      ),
    /** For good; false when it was saved meanwhile. */
    takeOut: (row: PostRow) => posts.removeAtVersion(row),
    /** For demo content and restores, which bring their own dates. */
    insert: (row: NewPostRow) => posts.insert(row, { savedBy: null }),
  }
}

export type PostsService = ReturnType<typeof createPostsService>
