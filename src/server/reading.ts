import { audiences } from '#shared/audience.ts'
import type { Comments } from './comments/comments.ts'
import type { Dog } from './dog/dog.ts'
import { readLife } from './dog/read-life.ts'
import type { Photos } from './photos/photos.ts'
import { readPhotos } from './photos/read-photos.ts'
import { createPublicEndpointRegistry } from './platform/cache/public-answers.ts'
import type { Platform } from './platform/platform.ts'
import { type Audience, createReadings } from './platform/reading.ts'
import type { Posts } from './posts/posts.ts'
import { readPosts } from './posts/read-posts.ts'
import type { Settings } from './settings/settings.ts'

interface ReadWings {
  settings: Settings
  photos: Photos
  posts: Posts
  dog: Dog
  comments: Comments
}

/** All that visitors can be shown, made once for each audience: the only way from a route to a row. */
export const createVisitorReadings = (platform: Platform, wings: ReadWings) =>
  createReadings(audiences.map((audience) => createReading(platform, wings, audience)))

export type Reading = ReturnType<typeof createReading>

function createReading(platform: Platform, wings: ReadWings, audience: Audience) {
  const { settings, dog } = wings
  const posts = readPosts(platform, settings, audience)
  const photos = readPhotos(platform, settings, audience)
  const { findPlaceholder, sizeOf } = wings.photos.media
  return {
    audience,
    cache: audience === 'pack' ? platform.packCache : platform.cache,
    answers: createPublicEndpointRegistry(),
    settings,
    dog,
    posts,
    photos,
    ...readLife({ settings, dog, posts, photos }),
    comments: wings.comments.readerFor(posts),
    redirects: wings.posts.redirects.readerFor(posts),
    media: { findPlaceholder, sizeOf },
  }
}
