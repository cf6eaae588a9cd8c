import type { Clock } from '../platform/process/clock.ts'
import { postNotFound } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'
import { unscheduled } from './schedule.ts'
import type { Slugs } from './slugs.ts'

/** Posts that the owner deleted, until they are gone for good. */
export function createDeletedPostsService(posts: PostsRepository, slugs: Slugs, clock: Clock) {
  return {
    async remove(id: number) {
      if (!(await posts.markDeleted(id, clock.now()))) throw postNotFound()
    },

    listDeleted: () => posts.listDeleted(),

    /** At its own address, or at a free one when another post has taken that. Null when it is not among the deleted. */
    async restore(id: number) {
      const deleted = await posts.findDeleted(id)
      if (!deleted) return null
      const wanted = deleted.deletedSlug ?? deleted.slug
      // What should have gone out meanwhile comes back as a draft, and is not public at once.
      const isLate = deleted.scheduledAt !== null && deleted.scheduledAt <= clock.now()
      const restored = await slugs.writeWithFreeSlug(wanted, (slug) =>
        posts.restoreDeleted(id, slug, isLate ? unscheduled : {}),
      )
      return restored && { title: restored.title, slug: restored.slug, wanted }
    },

    removeForGood: (ids: number[]) => posts.removeDeleted(ids),
    purgeDeleted: (before: Date) => posts.removeDeletedBefore(before),
  }
}
