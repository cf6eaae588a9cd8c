import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/settings.admin.ts'
import type { Backups } from '../backups/backups.ts'
import type { Photos } from '../photos/photos.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { Posts } from '../posts/posts.ts'
import { readDemoContent } from './demo-content.ts'

interface SamplesOptions {
  posts: Posts
  photos: Photos
  backups: Backups
}

const POST_FIELDS = ['title', 'content', 'excerpt', 'coverImage', 'category'] as const
const PHOTO_FIELDS = ['imageUrl', 'title', 'description', 'category'] as const
const isSame = <Field extends string>(
  fields: readonly Field[],
  sample: Record<Field, unknown>,
  stored: Record<Field, unknown>,
) => fields.every((field) => sample[field] === stored[field])

/** Removes only samples that the owner has not changed. */
export function createSamplesService({ posts, photos, backups }: SamplesOptions) {
  async function findUnchanged() {
    const [allPosts, allPhotos] = await Promise.all([posts.listAll(), photos.list()])
    if (allPosts.length + allPhotos.length === 0) return { postIds: [], photoIds: [] }
    const demo = await readDemoContent()
    const bySlug = new Map(demo.posts.map((post) => [post.slug, post]))
    const postIds: number[] = []
    for (const { id, slug, version } of allPosts) {
      const sample = bySlug.get(slug)
      // Every save raises the version, so a saved sample belongs to the owner
      // even with the same text.
      if (!sample || version !== 1) continue
      if (isSame(POST_FIELDS, sample, await posts.get(id))) postIds.push(id)
    }
    const photoIds = allPhotos
      .filter((photo) => demo.photos.some((sample) => isSame(PHOTO_FIELDS, sample, photo)))
      .map(({ id }) => id)
    return { postIds, photoIds }
  }

  return {
    async count() {
      const { postIds, photoIds } = await findUnchanged()
      return { posts: postIds.length, photos: photoIds.length }
    },
    /**
     * Makes a backup first. Removed samples do not come back: the demo is only
     * written at the first start.
     */
    async remove() {
      const found = await findUnchanged()
      if (found.postIds.length + found.photoIds.length === 0) {
        return { posts: 0, photos: 0, backup: null }
      }
      const { name } = await backups.run('by-hand')
      const { postIds, photoIds } = await findUnchanged()
      for (const id of postIds) await posts.remove(id)
      await photos.removeAll(photoIds)
      return { posts: postIds.length, photos: photoIds.length, backup: name }
    },
  }
}

export type SamplesService = ReturnType<typeof createSamplesService>

export function sampleRemovalRoutes(app: FastifyInstance, samples: SamplesService) {
  registerEndpoint(app, contract.countSamples, () => samples.count())
  registerEndpoint(app, contract.removeSamples, () => samples.remove())
}
