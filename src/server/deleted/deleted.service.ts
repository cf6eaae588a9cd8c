import type { DeletedItem, DeletedKey } from '#shared/contract/deleted.ts'
import { DELETED_DAYS } from '#shared/limits.ts'
import type { DogLogService } from '../dog/dog-log.service.ts'
import type { PhotosService } from '../photos/photos.service.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostsService } from '../posts/posts.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface DeletedParts {
  posts: PostsService
  photos: PhotosService
  /** Its entries come back by "Undo" alone, and go when everything else does. */
  dogLog: Pick<DogLogService, 'purgeDeleted'>
  clock: Clock
}

type Found = Omit<DeletedItem, 'deletedAt' | 'until'> & { deletedAt: Date }

const idsOf = (items: DeletedKey[], wanted: DeletedKey['kind']) => [
  ...new Set(items.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
]

/** What the owner deleted: it waits here for a month, and comes back whole. */
export function createDeletedService({ posts, photos, dogLog, clock }: DeletedParts) {
  return {
    async list(): Promise<Found[]> {
      const found = [
        ...(await posts.listDeleted()).map(({ coverImage, ...post }) => ({
          ...post,
          kind: 'post' as const,
          image: coverImage,
          placeholder: null,
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
      return found.sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
    },

    async restore(items: DeletedKey[]) {
      const moved: { title: string; from: string; to: string }[] = []
      let count = (await photos.restore(idsOf(items, 'photo'))).length
      for (const id of idsOf(items, 'post')) {
        const post = await posts.restore(id)
        if (!post) continue
        count += 1
        const { title, slug, wanted } = post
        if (slug !== wanted) moved.push({ title, from: wanted, to: slug })
      }
      return { count, moved }
    },

    removeForGood: async (items: DeletedKey[]) =>
      (await posts.removeForGood(idsOf(items, 'post'))) +
      (await photos.removeForGood(idsOf(items, 'photo'))),

    /** What was deleted before then is gone, with its files. */
    purgeDeleted: async (before: Date) =>
      (await posts.purgeDeleted(before)) +
      (await photos.purgeDeleted(before)) +
      (await dogLog.purgeDeleted(before)),

    /** The latest moment whose deletions are due to go. */
    dueBefore: () => new Date(clock.now().getTime() - DELETED_DAYS * DAY_MS),
  }
}

export const goneAt = (deletedAt: Date) => new Date(deletedAt.getTime() + DELETED_DAYS * DAY_MS)

export type DeletedService = ReturnType<typeof createDeletedService>
