import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { receiveFile } from '../platform/storage/receive-file.ts'
import { cutOff, noRoomForImport, tooMuch } from './imports.errors.ts'

export type ReceivedFileKind = 'file' | 'pictures'

/** Files of earlier versions have the same names, so `box` must stay. */
const NAMES: Record<ReceivedFileKind, string> = { file: 'box', pictures: 'pictures' }

export function createReceivedFiles(dataDir: string, minFreeBytes: number) {
  const root = join(dataDir, 'imports')
  const folderOf = (id: number) => join(root, String(id))
  const pathOf = (id: number, file: ReceivedFileKind) => join(folderOf(id), NAMES[file])

  return {
    pathOf,

    sizeOf: async (id: number, file: ReceivedFileKind): Promise<number> =>
      (await stat(pathOf(id, file)).catch(() => null))?.size ?? 0,

    /** `minFreeBytes` leaves room for the pictures that the import will store. */
    async requireRoom(sizeBytes: number): Promise<void> {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      const needed = sizeBytes + minFreeBytes
      if (bavail * bsize < needed) throw noRoomForImport(needed)
    },

    async receive(id: number, file: ReceivedFileKind, sizeBytes: number, body: Readable) {
      await mkdir(folderOf(id), { recursive: true })
      await receiveFile(pathOf(id, file), { body, sizeBytes, tooMuch, cutOff })
    },

    removeFile: (id: number, file: ReceivedFileKind) => rm(pathOf(id, file), { force: true }),
    remove: (id: number) => rm(folderOf(id), { recursive: true, force: true }),

    /**
     * Ids are listed after the folders: an import that is created in between must not lose its
     * folder.
     */
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
