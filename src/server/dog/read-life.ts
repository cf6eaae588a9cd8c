import type { ReadablePhotos } from '../photos/read-photos.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import type { Settings } from '../settings/settings.ts'
import type { Dog } from './dog.ts'
import { createOnThisDayService } from './timeline/on-this-day.service.ts'
import { createTimelineService } from './timeline/timeline.service.ts'
import { createYearBookService } from './year-book/year-book.service.ts'

interface LifeSources {
  settings: Settings
  dog: Dog
  posts: ReadablePosts
  photos: ReadablePhotos
}

/** The dog's life as told by the posts and photos of one audience. */
export function readLife(sources: LifeSources) {
  const yearBook = createYearBookService(sources)
  return {
    yearBook,
    timeline: createTimelineService({ ...sources, yearBook }),
    onThisDay: createOnThisDayService(sources),
  }
}

export type LifeReading = ReturnType<typeof readLife>
