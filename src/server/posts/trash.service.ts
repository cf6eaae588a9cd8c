import type { DeletedItem, DeletedItemKey } from '#shared/contract/history.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import type { Photos } from '../photos/photos.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { PostsService } from './posts.service.ts'

const RETENTION_MS = DELETED_ITEM_RETENTION_DAYS * DAY_MS

interface TrashOptions {
  posts: PostsService
  photos: Photos
}

export function createTrashService({ jobs, clock }: Platform, { posts, photos }: TrashOptions) {
  const trash = {
    async list(): Promise<DeletedItem[]> {
      const found = [
        ...(await posts.listDeleted()).map(({ id, title, coverImage, deletedAt }) => ({
          kind: 'post' as const,
          id,
          title,
          image: coverImage,
          placeholder: null,
          deletedAt,
        })),
        ...(await photos.listDeleted()).map(({ id, title, imageUrl, placeholder, deletedAt }) => ({
          kind: 'photo' as const,
          id,
          title,
          image: imageUrl,
          placeholder,
          deletedAt: deletedAt!,
        })),
      ]
      return found
        .sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
        .map((item) => ({
          ...item,
          deletedAt: item.deletedAt.toISOString(),
          until: new Date(item.deletedAt.getTime() + RETENTION_MS).toISOString(),
        }))
    },

    async restore(items: DeletedItemKey[]) {
      const moved: { title: string; from: string; to: string }[] = []
      let count = (await photos.restore(idsOf(items, 'photo'))).length
      for (const id of idsOf(items, 'post')) {
        const post = await posts.restore(id)
        if (!post) continue
        count += 1
        const { title, slug, wanted: formerSlug } = post
        if (slug !== formerSlug) moved.push({ title, from: formerSlug, to: slug })
      }
      return { count, moved }
    },

    removeForGood: async (items: DeletedItemKey[]) =>
      (await posts.removeForGood(idsOf(items, 'post'))) +
      (await photos.removeForGood(idsOf(items, 'photo'))),

    async purgeOld() {
      const before = new Date(clock.now().getTime() - RETENTION_MS)
      return (await posts.purgeDeleted(before)) + (await photos.purgeDeleted(before))
    },
  }
  jobs.every({ kind: 'purge', delayMs: 90_000, next: addOneDay, run: trash.purgeOld })
  return trash
}

export type TrashService = ReturnType<typeof createTrashService>

const idsOf = (items: DeletedItemKey[], requestedKind: DeletedItemKey['kind']) => [
  ...new Set(items.filter(({ kind }) => kind === requestedKind).map(({ id }) => id)),
]
