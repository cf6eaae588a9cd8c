import { slugify } from '#shared/urls/slug.ts'
import type { ZipEntry } from '../../zip/write-zip.ts'
import { layout } from '../layout.ts'
import { findPictureFile, hasDemoFile, openDemoFile, type PictureSources } from './find-file.ts'

const OURS = /\/media\/(?:[0-9a-f]{32}|demo\/[\w-]+)\/\d{1,5}x\d{1,5}\.(?:jpg|webp)(?!\w)/g
const DEMO = /^\/media\/demo\/([\w-]+)\/(\w+\.\w+)$/
const LONGEST_NAME = 80

/**
 * Gives each picture a name that tells what it shows, at the first place that mentions it. The names depend
 * on nothing but what the diary says, so that they are the same when it is exported again elsewhere.
 */
export class PictureNames {
  private readonly sources: PictureSources
  private readonly pathByUrl = new Map<string, string | null>()
  private readonly countByName = new Map<string, number>()
  private readonly taken = new Set<string>()
  private waiting: ZipEntry[] = []

  constructor(sources: PictureSources) {
    this.sources = sources
  }

  /** The path in the export; an address that is not ours, or whose file is gone, stays as it is. */
  async nameOf(url: string, hint: string): Promise<string> {
    const [own] = url.match(OURS) ?? []
    if (own !== url) return url
    if (!this.pathByUrl.has(url)) this.pathByUrl.set(url, await this.add(url, hint))
    return this.pathByUrl.get(url) ?? url
  }

  /** A text with the names of the pictures it shows. */
  async inText(text: string, { hint, up }: { hint: string; up: string }): Promise<string> {
    const names = new Map<string, string>()
    for (const [url] of text.matchAll(OURS)) {
      const name = await this.nameOf(url, hint)
      names.set(url, name === url ? url : up + name)
    }
    return text.replace(OURS, (url) => names.get(url) ?? url)
  }

  /** The files of pictures that were named since it was asked last. */
  takeFiles(): ZipEntry[] {
    const files = this.waiting
    this.waiting = []
    return files
  }

  /** Every picture with its name, in the order of naming. */
  *all(): Generator<[url: string, path: string]> {
    for (const [url, path] of this.pathByUrl) if (path) yield [url, path]
  }

  private async add(url: string, hint: string): Promise<string | null> {
    const [, scene, file] = DEMO.exec(url) ?? []
    if (scene && file) {
      if (!(await hasDemoFile(scene, file))) return null
      const path = `${layout.demoFolder}${scene}.jpg`
      this.waiting.push({ path, open: () => openDemoFile(scene, file), isCompressed: false })
      return path
    }
    const found = await findPictureFile(this.sources, url)
    if (!found) return null
    const path = `${layout.photoFolder}${this.freeName(hint)}.${found.extension}`
    this.waiting.push({ path, open: found.open, isCompressed: false })
    return path
  }

  private freeName(hint: string): string {
    const name = slugify(hint).slice(0, LONGEST_NAME) || 'photo'
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
