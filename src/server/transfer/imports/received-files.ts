import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importLimits } from '#shared/moving/import-limits.ts'
import { overloaded } from '../../platform/http/errors.ts'
import { createQueue } from '../../platform/overload/job-queue.ts'
import { noRoom, tooMuch, wrongPlace } from './imports.errors.ts'
import type { ImportRow } from './imports.repository.ts'

export type FileOfImport = 'box' | 'pictures'

interface Part {
  id: number
  file: FileOfImport
  from: number
  /** What the whole file has. */
  sizeBytes: number
  /** What this part has, by its own word. */
  announcedBytes: number
}

const MOST_WAITING = 20

/** Files of imports, each in a folder of its own until the import is over. */
export function createReceivedFiles(dataDir: string, minFreeBytes: number) {
  const root = join(dataDir, 'imports')
  const folderOf = (id: number) => join(root, String(id))
  const pathOf = (id: number, file: FileOfImport) => join(folderOf(id), file)
  const sizeOf = async (id: number, file: FileOfImport): Promise<number> =>
    (await stat(pathOf(id, file)).catch(() => null))?.size ?? 0
  // Two parts at once would stand in each other's place.
  const inTurn = createQueue(MOST_WAITING, overloaded)

  async function append(part: Part, body: Readable): Promise<number> {
    const { id, file, from, sizeBytes } = part
    const received = await sizeOf(id, file)
    if (received !== from) throw wrongPlace(received)
    const room = Math.min(importLimits.partBytes, sizeBytes - from)
    // Once it flows, whoever sends it can only be cut off without a word.
    if (part.announcedBytes > room) throw tooMuch()
    await mkdir(folderOf(id), { recursive: true })
    const path = pathOf(id, file)
    try {
      // What arrived of a part that broke off is kept: the next one goes on from there.
      await pipeline(body, atMost(room), createWriteStream(path, { flags: 'a', mode: 0o600 }))
    } catch (error) {
      if ((error as { code?: string }).code === 'import.too_much') await truncate(path, from)
      throw error
    }
    await flush(path)
    return sizeOf(id, file)
  }

  return {
    pathOf,
    sizeOf,

    /** Of a file that is used up, nothing needs to be sent. */
    async receivedOf(row: ImportRow): Promise<Record<FileOfImport, number>> {
      const { id, fileBytes, picturesBytes } = row
      if (row.state !== 'receiving') return { box: fileBytes, pictures: picturesBytes ?? 0 }
      return {
        box: row.filePath ? fileBytes : await sizeOf(id, 'box'),
        pictures: await sizeOf(id, 'pictures'),
      }
    },

    /** Beside the file itself, its pictures need some. */
    async requireRoom(sizeBytes: number): Promise<void> {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      const needed = sizeBytes + minFreeBytes
      if (bavail * bsize < needed) throw noRoom(needed)
    },

    /** Answers how much of the file is there now. */
    append: (part: Part, body: Readable) => inTurn(() => append(part, body)),

    /** Another file takes its place: nothing of the one before may be in it. */
    startOver: (id: number, file: FileOfImport) =>
      inTurn(() => rm(pathOf(id, file), { force: true })),

    remove: (id: number) => rm(folderOf(id), { recursive: true, force: true }),

    /** Folders of imports that are not there any more; which those are is asked after the look at the folders. */
    async removeOthers(listIds: () => Promise<number[]>): Promise<void> {
      const names = await readdir(root).catch(() => [])
      const known = new Set((await listIds()).map(String))
      for (const name of names) {
        if (!known.has(name)) await rm(join(root, name), { recursive: true, force: true })
      }
    },
  }
}

export type ReceivedFiles = ReturnType<typeof createReceivedFiles>

function atMost(bytes: number): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > bytes) done(tooMuch())
      else done(null, chunk)
    },
  })
}

/** What was said to have arrived must survive a power cut. */
async function flush(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
