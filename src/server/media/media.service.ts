import { json } from 'node:stream/consumers'
import { readScenes } from '../demo/demo.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { ByteRange } from '../platform/http/byte-range.ts'
import { ABOUT_FILE, AboutMedia } from './about-file.ts'
import { createHiddenFiles } from './hidden-files.ts'
import { mediaNameOf } from './media-name.ts'
import { isPrivateFile } from './private-files.ts'
import { createStoreUpload } from './store-upload.ts'
import { createUnusedFiles, type UnusedFilesParts } from './unused-files.ts'

interface MediaParts extends UnusedFilesParts {
  changes: Pick<ChangeFeed, 'onChange'>
}

export function createMediaService(parts: MediaParts) {
  const { storage, changes, log } = parts
  const hidden = createHiddenFiles(parts, log)
  changes.onChange(hidden.forget)
  const isWithheld = async (name: string, file: string) =>
    isPrivateFile(file) || (await hidden.has(name))

  return {
    store: createStoreUpload(parts),
    ...createUnusedFiles(parts),

    open: async (name: string, file: string, part?: ByteRange) =>
      (await isWithheld(name, file)) ? null : storage.open(name, file, part),
    sizeOf: async (name: string, file: string) =>
      (await isWithheld(name, file)) ? null : storage.sizeOf(name, file),
    /** Null for images that are not ours. */
    async describe(imageUrl: string): Promise<AboutMedia | null> {
      const name = mediaNameOf(imageUrl)
      const about = name ? await storage.open(name, ABOUT_FILE) : null
      return about && AboutMedia.parse(await json(about.stream))
    },

    /** A thumbhash to show while the picture loads; the page comes without it rather than not at all. */
    async findPlaceholder(imageUrl: string): Promise<string | null> {
      try {
        if (!imageUrl.startsWith('/media/demo/')) {
          return (await this.describe(imageUrl))?.placeholder ?? null
        }
        const scene = (await readScenes()).find(({ url }) => url === imageUrl)
        return scene?.placeholder ?? null
      } catch (error) {
        log.warn({ err: error, imageUrl }, 'could not read about a picture')
        return null
      }
    },
  }
}

export type MediaService = ReturnType<typeof createMediaService>
