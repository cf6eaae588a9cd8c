import { isDemoDrawing } from '#shared/urls/media-url.ts'
import type { ByteRange } from '../../platform/http/byte-range.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Logger } from '../../platform/process/log.ts'
import type { Settings } from '../../settings/settings.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import { readScenes } from './demo-pictures.ts'
import type { KnownUploadsRepository } from './known-uploads.repository.ts'
import { createKnownUploads } from './known-uploads.ts'
import { isPrivateFile, type MediaMetadata, mediaNameOf, mediaNamesIn } from './media-folder.ts'
import { readMediaMetadata } from './read-media-metadata.ts'
import { createUnusedFileRemoval, type MediaReferences } from './unused-files.ts'
import { createStoreUpload } from './uploads.ts'

export function createMediaService(
  platform: Platform,
  focalPoints: FocalPointsService,
  settings: Settings,
  references: MediaReferences,
  uploadRows: KnownUploadsRepository,
) {
  const { storage, changes, log } = platform
  const withheld = createWithheldNames(references, log)
  changes.onChange(withheld.forget)
  const isWithheld = async (name: string, file: string) =>
    isPrivateFile(file) || (await withheld.has(name))

  async function readAboutUrl(imageUrl: string): Promise<MediaMetadata | null> {
    const name = mediaNameOf(imageUrl)
    return name ? readMediaMetadata(storage, name) : null
  }

  const uploads = createKnownUploads(platform, {
    rows: uploadRows,
    storeUpload: createStoreUpload({ storage, focalPoints, settings, log }),
    focalPoints,
  })
  const { removeIfUnused, sweep } = createUnusedFileRemoval(platform, focalPoints, references)

  return {
    store: uploads.store,
    findUpload: uploads.find,
    removeIfUnused,
    async sweep() {
      await uploads.forgetOld()
      await sweep()
    },

    open: async (name: string, file: string, part?: ByteRange) =>
      (await isWithheld(name, file)) ? null : storage.open(name, file, part),
    sizeOf: async (name: string, file: string) =>
      (await isWithheld(name, file)) ? null : storage.sizeOf(name, file),

    describe: readAboutUrl,

    /** A failed read gives no placeholder: the page is better without it than not at all. */
    async findPlaceholder(imageUrl: string): Promise<string | null> {
      try {
        if (!isDemoDrawing(imageUrl)) {
          return (await readAboutUrl(imageUrl))?.placeholder ?? null
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

/**
 * Only deleted photos use these folders: their files stay until the photo is restored or purged,
 * and are not served meanwhile.
 */
function createWithheldNames(references: MediaReferences, log: Logger) {
  const deleted = createNames(references.listDeletedMentions, log)
  // This list reads every post, so it is loaded only for a folder that a deleted photo uses.
  const shown = createNames(references.listMentions, log)
  return {
    has: async (name: string) => (await deleted.get()).has(name) && !(await shown.get()).has(name),
    forget() {
      deleted.forget()
      shown.forget()
    },
  }
}

/**
 * Cached until a change. `memoize` would throw while the database is away; here the last known
 * names stay in force.
 */
function createNames(list: () => Promise<Iterable<string>>, log: Logger) {
  let known = new Set<string>()
  let reading: Promise<Set<string>> | null = null
  const read = async () => {
    try {
      known = mediaNamesIn(await list())
    } catch (error) {
      reading = null
      log.warn({ err: error }, 'could not read which photo files are in use')
    }
    return known
  }
  return {
    get() {
      reading ??= read()
      return reading
    },
    forget() {
      reading = null
    },
  }
}
