import type { Dog } from '../dog/dog.ts'
import type { Photos } from '../photos/photos.ts'
import type { CategoriesService } from '../posts/categories.service.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'

/** What goes out with an export, and comes in with an import. */
export type Content = Settings & Posts & Photos & Dog & { categories: CategoriesService }
