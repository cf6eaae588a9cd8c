import { autosaveKeyOf } from '#shared/contract/history.admin.ts'
import type { PostInput, PostUpdate, Schedule } from '#shared/contract/posts.admin.ts'
import { dayInZone } from '#shared/days.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { conflict } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Settings } from '../settings/settings.ts'
import type { NewPostRow, PostRow } from './post-row.ts'
import type { PostsRepository } from './posts.repository.ts'
import { postNotFound } from './published-posts.service.ts'
import type { ReadablePosts } from './read-posts.ts'
import type { SaveWish } from './save-hook.ts'
import {
  alreadyPublished,
  type DiaryTime,
  noSchedule,
  publicationColumnsOf,
  scheduleColumnsOf,
} from './schedule.ts'
import { createSlugs, slugOfImportedPost } from './slugs.ts'

const postChangedElsewhere = (version: number) =>
  conflict('post.changed_elsewhere', postErrors.changedElsewhere, { details: { version } })

interface PostsOptions {
  posts: PostsRepository
  settings: Settings
  /** The published ones, for everyone and for the pack. */
  published: ReadablePosts
  clock: Clock
  isUniqueViolation: (error: unknown, constraint?: string) => boolean
}

interface SaveContext {
  savedBy: string | null
  idempotencyKey?: string | undefined
  draftVersion?: number | undefined
  wish?: SaveWish | undefined
  takesFreeSlug?: boolean
}

export function createPostsService({
  posts,
  published,
  settings,
  clock,
  isUniqueViolation,
}: PostsOptions) {
  const getZone = settings.day.zone
  const getTime = async (): Promise<DiaryTime> => ({ zone: await getZone(), now: clock.now() })
  const getToday = async () => dayInZone(await getZone(), clock.now())
  const slugs = createSlugs(posts, getToday, isUniqueViolation)

  async function get(id: number) {
    const row = await posts.find(id)
    if (!row) throw postNotFound()
    return row
  }

  return {
    get,
    find: posts.find,
    /** Finds drafts too, and public posts by a former slug. */
    findBySlug: async (slug: string) =>
      (await posts.findBySlug(slug)) ?? published.findPublishedByOldSlug(slug),
    listAll: posts.listAll,
    listLinks: posts.listLinks,
    listSlugs: posts.listSlugs,
    readAll: posts.readLive,
    count: posts.count,
    countByCategory: posts.countByCategory,
    renameCategories: posts.renameCategories,
    listMediaMentions: posts.listMediaMentions,

    /**
     * A key that already made a post returns that post unchanged: the caller sees the stored text
     * and version and can save later input over it.
     */
    async create(input: PostInput, context: SaveContext) {
      const { savedBy, idempotencyKey, draftVersion, wish } = context
      const draft =
        idempotencyKey && draftVersion ? { key: idempotencyKey, version: draftVersion } : null
      const findMade = () => (idempotencyKey ? posts.findByKey(idempotencyKey) : null)
      const made = await findMade()
      // The browser may save its autosave again after a lost answer, but the post has replaced it.
      if (made && draft) await posts.dropDraft(draft)
      if (made) return made
      const time = await getTime()
      try {
        const insert = (slug: string) =>
          posts.insert(
            { ...rowOf(input, slug, null, time), idempotencyKey },
            { savedBy, draft, wish },
          )
        return await slugs.writeWithSlug(input, null, insert, context)
      } catch (error) {
        // The same create, sent twice at once, fails because the other one took the slug or the
        // key.
        const other = await findMade()
        if (other) return other
        throw error
      }
    },

    /**
     * Returns whether the update unpublished the post; a stale `version` is a conflict. Without a
     * version the last save wins.
     */
    async update(id: number, { version, ...input }: PostUpdate, context: SaveContext) {
      const { savedBy, draftVersion, wish } = context
      const draft = draftVersion ? { key: autosaveKeyOf(id), version: draftVersion } : null
      for (;;) {
        const current = await get(id)
        if (version !== undefined && version !== current.version) {
          throw postChangedElsewhere(current.version)
        }
        const time = await getTime()
        const update = (slug: string) =>
          posts.update(current, rowOf(input, slug, current, time), { savedBy, draft, wish })
        const saved = await slugs.writeWithSlug(input, current, update, context)
        if (saved) return { post: saved, isWithdrawn: current.published && !saved.published }
      }
    },

    /**
     * Sets the day and time of an unpublished post from the calendar; null removes them. The
     * version goes up, so that an editor that is open meanwhile overwrites nothing unseen.
     */
    async schedule(
      id: number,
      newSchedule: Schedule | null,
      savedBy: string | null,
    ): Promise<PostRow> {
      for (;;) {
        const current = await get(id)
        if (current.published) throw alreadyPublished()
        const change = newSchedule ? scheduleColumnsOf(newSchedule, await getTime()) : noSchedule
        const saved = await posts.update(current, change, { savedBy })
        if (saved) return saved
      }
    },

    async remove(id: number) {
      if (!(await posts.markDeleted(id, clock.now()))) throw postNotFound()
    },
    listDeleted: posts.listDeleted,
    findDeletedBySlug: posts.findDeletedBySlug,
    /**
     * Restores the post at its former slug, or a free one if another post took it. Returns null if
     * the post is not in the trash.
     */
    async restore(id: number) {
      const deleted = await posts.findDeleted(id)
      if (!deleted) return null
      const earlierSlug = deleted.deletedSlug ?? deleted.slug
      // A post whose scheduled time has passed returns as a draft, or it would be published at
      // once.
      const isLate = deleted.scheduledAt !== null && deleted.scheduledAt <= clock.now()
      const restored = await slugs.writeWithFreeSlug(earlierSlug, (slug) =>
        posts.restoreDeleted(id, slug, isLate ? noSchedule : {}),
      )
      return restored && { title: restored.title, slug: restored.slug, wanted: earlierSlug }
    },
    removeForGood: posts.removeDeleted,
    purgeDeleted: posts.removeDeletedBefore,

    findByKey: posts.findByKey,
    listTakenSlugs: posts.listTakenSlugs,
    insert: (row: NewPostRow) => posts.insert(row, { savedBy: null }),
    /** An imported post retains its dates and its slug, or gets the next free slug. */
    insertImported: async (row: Omit<NewPostRow, 'slug'>, formerSlug: string) =>
      slugs.writeWithFreeSlug(slugOfImportedPost(formerSlug, row.title, await getToday()), (slug) =>
        posts.insert({ ...row, slug }, { savedBy: null }),
      ),
    removeAtVersion: posts.removeAtVersion,
  }
}

export type PostsService = ReturnType<typeof createPostsService>

function rowOf(input: PostInput, slug: string, current: PostRow | null, time: DiaryTime) {
  const { schedule: _schedule, publishedOn: _publishedOn, ...words } = input
  const featured = input.featured ?? current?.featured ?? false
  return { ...words, slug, featured, ...publicationColumnsOf(input, current, time) }
}
