import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { importLimits } from '#shared/transfer.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import { openZip, type SafeZip } from '../read-zip.ts'

export interface StoredPictures {
  open(source: string): Promise<Readable | null>
  close(): Promise<void>
}

const noPictures: StoredPictures = { open: async () => null, close: async () => {} }

const isPicture = (name: string) =>
  /\.(?:jpe?g|jpe|png|gif|webp|avif|heic|bmp|tiff?|mp4|m4v|mov|webm)$/i.test(name)

export function openZipPictures(zip: SafeZip): StoredPictures {
  const index = new PathIndex(zip.names.filter(isPicture))
  return {
    open: async (source) => {
      const name = index.find(source)
      return name === null ? null : zip.open(name)
    },
    close: () => zip.close(),
  }
}

/** Symbolic links are not followed, so nothing outside of the folder can be read. */
async function picturesInFolder(folder: string): Promise<StoredPictures> {
  const names: string[] = []
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of found) {
    if (!entry.isFile() || !isPicture(entry.name)) continue
    names.push(join(entry.parentPath, entry.name).slice(folder.length + 1))
    if (names.length > importLimits.pictureFiles) throw new ImportRefusedError('zip_entries')
  }
  const index = new PathIndex(names.map((name) => name.split(sep).join('/')))
  return {
    open: async (source) => {
      const name = index.find(source)
      return name === null ? null : createReadStream(join(folder, name))
    },
    close: async () => {},
  }
}

export async function openStoredPictures(path: string | undefined): Promise<StoredPictures> {
  if (path === undefined) return noPictures
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportRefusedError('pictures_missing')
  if (found.isDirectory()) return picturesInFolder(path.replace(/[/\\]+$/, ''))
  return openZipPictures(await openZip(path))
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function pathOf(source: string): string {
  const path = source.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  return safelyDecoded(path)
}

const partsOf = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .reverse()

/**
 * Files whose paths have the same ending. A branch is split on demand, so each file is visited
 * once.
 */
interface Branch {
  files: { name: string; parts: string[] }[]
  byNextPart?: Map<string, Branch>
}

function follow(branch: Branch, part: string, depth: number): Branch | undefined {
  if (!branch.byNextPart) {
    branch.byNextPart = new Map()
    for (const file of branch.files) {
      const next = file.parts[depth]
      if (next === undefined) continue
      const same = branch.byNextPart.get(next)
      if (same) same.files.push(file)
      else branch.byNextPart.set(next, { files: [file] })
    }
  }
  return branch.byNextPart.get(part)
}

/**
 * Finds a file by its former address: `https://old.blog/wp-content/uploads/2025/03/a.jpg` is
 * `uploads/2025/03/a.jpg` in one folder and `2025/03/a.jpg` in another, so the longest common
 * suffix wins.
 */
export class PathIndex {
  private readonly root: Branch

  constructor(names: Iterable<string>) {
    this.root = { files: Array.from(names, (name) => ({ name, parts: partsOf(name) })) }
  }

  /** Returns null when several files match: a missing picture is better than a wrong one. */
  find(source: string): string | null {
    // A `#` or `?` may be part of a file name in a zip.
    return this.findPath(source) ?? this.findPath(pathOf(source)) ?? this.findWhole(pathOf(source))
  }

  /** WordPress appends the size to the name of a resized copy. */
  private findWhole(path: string): string | null {
    const whole = path.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
    return whole === path ? null : this.findPath(whole)
  }

  private findPath(path: string): string | null {
    const parts = partsOf(path)
    let [branch, depth] = [this.root, 0]
    for (; depth < parts.length; depth += 1) {
      const next = follow(branch, parts[depth]!, depth)
      if (!next) break
      branch = next
    }
    if (depth === 0) return null
    const isWhole = depth === parts.length
    const exact = isWhole && branch.files.find(({ parts }) => parts.length === depth)
    if (exact) return exact.name
    return branch.files.length === 1 ? branch.files[0]!.name : null
  }
}
