import type { Categories } from '#shared/categories/own-categories.ts'
import { dayIn } from '#shared/time-zone.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { Replacements } from '../platform/database/replace-values.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createDeletedPostsService } from './deleted-posts.service.ts'
import type { NewPostRow, PostRow } from './post-row.ts'
import { postNotFound } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'
import { createPublishedPostsService } from './published-posts.service.ts'
import { createSavePosts } from './save-posts.ts'
import { createSlugs, wantedSlug } from './slugs.ts'

interface PostsParts {
  posts: PostsRepository
  getCategories: () => Promise<Categories>
  getZone: () => Promise<string>
  changes: Pick<ChangeFeed, 'readOnce'>
  clock: Clock
  isUniqueViolation: (error: unknown, constraint?: string) => boolean
}

export function createPostsService(parts: PostsParts) {
  const { posts, getCategories, getZone, changes, clock, isUniqueViolation } = parts
  const getToday = async () => dayIn(await getZone(), clock.now())
  const slugs = createSlugs({ posts, getToday, isUniqueViolation })
  async function get(id: number) {
    const row = await posts.findById(id)
    if (!row) throw postNotFound()
    return row
  }

  return {
    get,
    ...createSavePosts({ posts, slugs, get, getZone, clock }),
    ...createPublishedPostsService(posts, getCategories, changes),
    ...createDeletedPostsService(posts, slugs, clock),

    listAll: () => posts.listAll(),
    listLinks: (ids: number[]) => posts.listLinks(ids),
    /** With all their words, in portions. */
    readAll: () => posts.readLive(),

    find: (id: number) => posts.findById(id),

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
