import type { PhotosService } from '../photos/photos.service.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import { readDemo } from './read-demo.ts'

interface DemoParts {
  posts: PostsService
  photos: PhotosService
  settings: SettingsService
  log: Logger
}

/** Fills an empty diary, so that the first thing anyone sees is a lived-in one. */
export async function writeDemoContent({ posts, photos, settings, log }: DemoParts) {
  if ((await settings.get()).samplesRemovedAt) return
  if ((await posts.count()) > 0 || (await photos.count()) > 0) return
  const demo = await readDemo()
  for (const post of demo.posts) await posts.insert(post)
  for (const photo of demo.photos) await photos.insert(photo)
  log.info('wrote the demo content into the empty diary')
}
