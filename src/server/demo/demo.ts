import type { Backups } from '../backups/backups.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import { createDemoRepository } from './demo.repository.ts'
import { readDemoContent } from './demo-content.ts'
import { createSamplesService } from './samples.ts'

interface DemoOptions {
  photos: Photos
  posts: Posts
  backups: Backups
}

export function createDemo({ config, db, log }: Platform, { photos, posts, backups }: DemoOptions) {
  const rows = createDemoRepository(db)
  return {
    samples: createSamplesService({ posts, photos, backups }),

    /**
     * Fills an empty diary at its very first start, so that a visitor sees a lived-in one. This is
     * decided once: samples that were deleted or refused never come back.
     */
    async start() {
      if (await rows.isDecided()) return
      const demo = config.seed === 'demo' ? await readDemoContent() : null
      let isWritten = false
      await rows.recordDemo(async (tx) => {
        const postRows = posts.rowsIn(tx)
        const photoRows = photos.rowsIn(tx)
        // An import may have filled the diary before its first start.
        if (!demo || (await postRows.count()) + (await photoRows.count()) > 0) return
        for (const post of demo.posts) await postRows.insert(post)
        for (const photo of demo.photos) await photoRows.insert(photo)
        isWritten = true
      })
      if (isWritten) log.info('wrote the demo content into the empty diary')
    },
  }
}

export type Demo = ReturnType<typeof createDemo>
