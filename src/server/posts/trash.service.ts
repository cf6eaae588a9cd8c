import type { DeletedItem, DeletedItemKey } from '#shared/contract/history.admin.ts'
import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import type { PhotosService } from '../photos/photos.service.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { PostsService } from './posts.service.ts'

const KEPT_MS = DELETED_ITEM_RETENTION_DAYS * 24 * 60 * 60 * 1000

interface TrashOptions {
  posts: PostsService
  photos: PhotosService
  /** Only "Undo" restores log entries, so the trash does not list them, but it purges them. */
  dogLog: { purgeDeleted(before: Date): Promise<number> }
}

export function createTrashService(
  { jobs, clock }: Platform,
  { posts, photos, dogLog }: TrashOptions,
) {
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
          until: new Date(item.deletedAt.getTime() + KEPT_MS).toISOString(),
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

    purgeDeleted: async (before: Date) =>
      (await posts.purgeDeleted(before)) +
      (await photos.purgeDeleted(before)) +
      (await dogLog.purgeDeleted(before)),

    dueBefore: () => new Date(clock.now().getTime() - KEPT_MS),
  }
  jobs.every({
    kind: 'purge',
    delayMs: 90_000,
    next: addOneDay,
    run: () => trash.purgeDeleted(trash.dueBefore()),
  })
  return trash
}

export type TrashService = ReturnType<typeof createTrashService>

const idsOf = (items: DeletedItemKey[], requestedKind: DeletedItemKey['kind']) => [
  ...new Set(items.filter(({ kind }) => kind === requestedKind).map(({ id }) => id)),
]
