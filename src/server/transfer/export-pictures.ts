import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ClipUrl, parseClipUrl } from '#shared/urls/clip-url.ts'
import { slugify } from '#shared/urls/slug.ts'
import { findImageType, type ImageType } from '../photos/media/image-type.ts'
import type { MediaService } from '../photos/media/media.service.ts'
import { CLIP_FILE, mediaNameOf, ORIGINAL_FILE } from '../photos/media/media-folder.ts'
import { pathInProject } from '../platform/root.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { exportPaths, posterPathOf } from './export-layout.ts'
import type { ZipEntry } from './write-zip.ts'

const OURS =
  /\/media\/(?:[0-9a-f]{32}|demo\/[\w-]+)\/(?:\d{1,5}x\d{1,5}\.(?:jpg|webp)(?!\w)|clip\.mp4(?:#\d{1,5}x\d{1,5},\d{1,4})?)/g
const DEMO = /^\/media\/demo\/([\w-]+)\/(\w+\.\w+)$/
const MAX_NAME_LENGTH = 80

/**
 * Names each picture after the first text that shows it, so the same diary always exports the same
 * names.
 */
export class ExportedPictures {
  private readonly sources: PictureSources
  private readonly pathByUrl = new Map<string, string | null>()
  private readonly countByName = new Map<string, number>()
  private readonly taken = new Set<string>()
  private waiting: ZipEntry[] = []

  constructor(sources: PictureSources) {
    this.sources = sources
  }

  /** An external address, or one whose file is gone, stays unchanged. */
  async nameOf(url: string, hint: string): Promise<string> {
    const [own] = url.match(OURS) ?? []
    if (own !== url) return url
    if (!this.pathByUrl.has(url)) this.pathByUrl.set(url, await this.add(url, hint))
    return this.pathByUrl.get(url) ?? url
  }

  async inText(text: string, { hint, up }: { hint: string; up: string }): Promise<string> {
    const names = new Map<string, string>()
    for (const [url] of text.matchAll(OURS)) {
      const name = await this.nameOf(url, hint)
      names.set(url, name === url ? url : up + name)
    }
    return text.replace(OURS, (url) => names.get(url) ?? url)
  }

  drainFiles(): ZipEntry[] {
    const files = this.waiting
    this.waiting = []
    return files
  }

  *all(): Generator<[url: string, path: string]> {
    for (const [url, path] of this.pathByUrl) if (path) yield [url, path]
  }

  private async add(url: string, hint: string): Promise<string | null> {
    const [, scene, file] = DEMO.exec(url) ?? []
    if (scene && file) {
      if (!(await hasDemoFile(scene, file))) return null
      const path = `${exportPaths.demoFolder}${scene}.jpg`
      this.waiting.push({ path, open: () => openDemoFile(scene, file), isCompressed: false })
      return path
    }
    const clip = parseClipUrl(url)
    if (clip) return this.addClip(clip, hint)
    const found = await findPictureFile(this.sources, url)
    if (!found) return null
    const path = `${exportPaths.photoFolder}${this.freeName(hint)}.${found.extension}`
    this.waiting.push({ path, open: found.open, isCompressed: false })
    return path
  }

  private async addClip({ src, posterUrl }: ClipUrl, hint: string): Promise<string | null> {
    const { storage } = this.sources
    const folder = mediaNameOf(src)
    if (!folder || (await storage.sizeOf(folder, CLIP_FILE)) === null) return null
    const path = `${exportPaths.photoFolder}${this.freeName(hint)}.mp4`
    const open = () => openFile(storage, folder, CLIP_FILE)
    this.waiting.push({ path, open, isCompressed: false })
    const poster = posterUrl && (await findPictureFile(this.sources, posterUrl))
    if (poster)
      this.waiting.push({ path: posterPathOf(path), open: poster.open, isCompressed: false })
    return path
  }

  private freeName(hint: string): string {
    const name = slugify(hint).slice(0, MAX_NAME_LENGTH) || 'photo'
    for (;;) {
      const count = (this.countByName.get(name) ?? 0) + 1
      this.countByName.set(name, count)
      const numbered = count === 1 ? name : `${name}-${count}`
      if (this.taken.has(numbered)) continue
      this.taken.add(numbered)
      return numbered
    }
  }
}

interface PictureFile {
  extension: string
  open: () => Promise<Readable>
}

interface PictureSources {
  storage: MediaStorage
  media: MediaService
}

const START_BYTES = 64
const extensions: Partial<Record<ImageType, string>> = { jpeg: 'jpg' }
const demoStorage = createDiskStorage(pathInProject('art/media'))

const extensionOf = (type: ImageType) => extensions[type] ?? type

async function openFile(storage: MediaStorage, name: string, file: string): Promise<Readable> {
  const found = await storage.open(name, file)
  // The file was removed after its size was read: an empty entry keeps the rest of the export
  // intact.
  return found?.stream ?? Readable.from([])
}

async function typeOf(storage: MediaStorage, name: string, file: string) {
  const start = await storage.open(name, file, { start: 0, end: START_BYTES - 1 })
  return start && findImageType(await buffer(start.stream))
}

async function findPictureFile(
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

const openDemoFile = (scene: string, file: string) => openFile(demoStorage, scene, file)
const hasDemoFile = async (scene: string, file: string) =>
  (await demoStorage.sizeOf(scene, file)) !== null

const MARK_BYTES = 36

/**
 * Originals are stored without EXIF, so the orientation is written back as the smallest valid EXIF
 * segment. The pixels need not be encoded again.
 */
function orientationMark(orientation: number): Buffer {
  const mark = Buffer.alloc(MARK_BYTES)
  mark.writeUInt16BE(0xffe1, 0)
  mark.writeUInt16BE(MARK_BYTES - 2, 2)
  mark.write('Exif\0\0MM\0*', 4, 'latin1')
  mark.writeUInt32BE(8, 14)
  mark.writeUInt16BE(1, 18)
  mark.writeUInt16BE(0x0112, 20)
  mark.writeUInt16BE(3, 22)
  mark.writeUInt32BE(1, 24)
  mark.writeUInt16BE(orientation, 28)
  return mark
}

/** The EXIF segment must follow the start marker of a JPEG directly. */
async function* withOrientation(
  file: AsyncIterable<Buffer>,
  orientation: number,
): AsyncGenerator<Buffer> {
  let isBegun = false
  for await (const chunk of file) {
    if (isBegun) yield chunk
    else
      yield Buffer.concat([chunk.subarray(0, 2), orientationMark(orientation), chunk.subarray(2)])
    isBegun = true
  }
}
