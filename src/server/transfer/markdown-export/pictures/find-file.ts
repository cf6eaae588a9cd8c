import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { findImageType, type ImageType } from '../../../photos/media/image-type.ts'
import type { MediaService } from '../../../photos/media/media.service.ts'
import { mediaNameOf, ORIGINAL_FILE } from '../../../photos/media/media-folder.ts'
import { at } from '../../../platform/root.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../../../platform/storage/media-storage.ts'
import { withOrientation } from './upright-jpeg.ts'

export interface PictureFile {
  extension: string
  open: () => Promise<Readable>
}

export interface PictureSources {
  storage: MediaStorage
  media: Pick<MediaService, 'describe'>
}

const START_BYTES = 64
const extensions: Partial<Record<ImageType, string>> = { jpeg: 'jpg' }
const demoStorage = createDiskStorage(at('art/media'))

const extensionOf = (type: ImageType) => extensions[type] ?? type

async function openFile(storage: MediaStorage, name: string, file: string): Promise<Readable> {
  const found = await storage.open(name, file)
  // Taken away since it was looked for: an empty file says so without spoiling all the others.
  return found?.stream ?? Readable.from([])
}

async function typeOf(storage: MediaStorage, name: string, file: string) {
  const start = await storage.open(name, file, { start: 0, end: START_BYTES - 1 })
  return start && findImageType(await buffer(start.stream))
}

/** The best that there is of a picture, upright; null when its files are gone. */
export async function findPictureFile(
  { storage, media }: PictureSources,
  url: string,
): Promise<PictureFile | null> {
  const name = mediaNameOf(url)
  const shown = url.slice(url.lastIndexOf('/') + 1)
  if (!name) return null
  const about = await media.describe(url).catch(() => null)
  const type = about?.original ? await typeOf(storage, name, ORIGINAL_FILE) : null
  const { orientation } = about?.original ?? { orientation: 1 }
  if (type && orientation === 1) {
    return { extension: extensionOf(type), open: () => openFile(storage, name, ORIGINAL_FILE) }
  }
  if (type === 'jpeg') {
    const open = async () =>
      Readable.from(withOrientation(await openFile(storage, name, ORIGINAL_FILE), orientation))
    return { extension: 'jpg', open }
  }
  if ((await storage.sizeOf(name, shown)) === null) return null
  return {
    extension: shown.slice(shown.lastIndexOf('.') + 1),
    open: () => openFile(storage, name, shown),
  }
}

/** Of a picture that ships with the project. */
export const openDemoFile = (scene: string, file: string) => openFile(demoStorage, scene, file)
export const hasDemoFile = async (scene: string, file: string) =>
  (await demoStorage.sizeOf(scene, file)) !== null
