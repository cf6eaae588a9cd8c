import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { MovingError } from '../moving.errors.ts'
import { openZip, type SafeZip } from '../zip/open-zip.ts'
import { PathIndex } from './path-index.ts'

/** Pictures that lie at hand: in the box itself, or in a folder or zip beside it. */
export interface StoredPictures {
  open(source: string): Promise<Readable | null>
  close(): Promise<void>
}

export const noPictures: StoredPictures = { open: async () => null, close: async () => {} }

const isPicture = (name: string) => /\.(?:jpe?g|jpe|png|gif|webp|avif|heic|bmp|tiff?)$/i.test(name)

export function picturesInZip(zip: SafeZip): StoredPictures {
  const index = new PathIndex(zip.names.filter(isPicture))
  return {
    open: async (source) => {
      const name = index.find(source)
      return name === null ? null : zip.open(name)
    },
    close: () => zip.close(),
  }
}

/** Links are not followed, so nothing outside of the folder is ever read. */
async function picturesInFolder(folder: string): Promise<StoredPictures> {
  const names: string[] = []
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of found) {
    if (!entry.isFile() || !isPicture(entry.name)) continue
    names.push(join(entry.parentPath, entry.name).slice(folder.length + 1))
    if (names.length > boxLimits.pictureFiles) throw new MovingError('zip_entries')
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
  if (!found) throw new MovingError('pictures_missing')
  if (found.isDirectory()) return picturesInFolder(path.replace(/[/\\]+$/, ''))
  return picturesInZip(await openZip(path))
}
