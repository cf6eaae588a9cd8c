import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cutOff, noRoom, tooMuch } from './imports.errors.ts'

export type ReceivedFile = 'file' | 'pictures'

/** Files of earlier versions have the same names. */
const NAMES: Record<ReceivedFile, string> = { file: 'box', pictures: 'pictures' }

/** Uploaded files, in a folder for each import until it is over. */
export function createReceivedFiles(dataDir: string, minFreeBytes: number) {
  const root = join(dataDir, 'imports')
  const folderOf = (id: number) => join(root, String(id))
  const pathOf = (id: number, file: ReceivedFile) => join(folderOf(id), NAMES[file])

  return {
    pathOf,

    sizeOf: async (id: number, file: ReceivedFile): Promise<number> =>
      (await stat(pathOf(id, file)).catch(() => null))?.size ?? 0,

    /** The pictures inside of the file need room as well; that is what `minFreeBytes` leaves. */
    async requireRoom(sizeBytes: number): Promise<void> {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      const needed = sizeBytes + minFreeBytes
      if (bavail * bsize < needed) throw noRoom(needed)
    },

    /** Under another name until all of it is on disk, so that a broken upload leaves nothing. */
    async receive(id: number, file: ReceivedFile, sizeBytes: number, body: Readable) {
      await mkdir(folderOf(id), { recursive: true })
      const unfinished = `${pathOf(id, file)}.${randomUUID()}`
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
      try {
        await pipeline(body, exactly(sizeBytes), target)
        await rename(unfinished, pathOf(id, file))
        await syncFolder(folderOf(id))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isAborted(error) ? cutOff() : error
      }
    },

    removeFile: (id: number, file: ReceivedFile) => rm(pathOf(id, file), { force: true }),
    remove: (id: number) => rm(folderOf(id), { recursive: true, force: true }),

    /** Folders of imports that are gone. Ids are listed after the folders: one may be made meanwhile. */
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

/** The client went away; a full disk has another code. */
const isAborted = (error: unknown) =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Counts what arrives, whatever was announced. */
function exactly(sizeBytes: number): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > sizeBytes) done(tooMuch())
      else done(null, chunk)
    },
    flush(done) {
      done(received < sizeBytes ? cutOff() : null)
    },
  })
}

/** The new name must survive a power cut, too. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
