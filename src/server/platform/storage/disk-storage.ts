import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStorage } from './media-storage.ts'

/** The dot keeps the folder of unfinished uploads unreachable: no photo's name starts with one. */
const INCOMING = '.incoming'

export function createDiskStorage(root: string): MediaStorage {
  const incoming = join(root, INCOMING)

  return {
    async openWorkFolder() {
      const folder = join(incoming, randomUUID())
      await mkdir(folder, { recursive: true })
      return folder
    },

    closeWorkFolder: (folder) => rm(folder, { recursive: true, force: true }),

    async store(workFolder, name) {
      for (const file of await readdir(workFolder)) await flush(join(workFolder, file))
      await flush(workFolder)
      // Both folders are on one disk, where a rename is atomic.
      const isNew = await rename(workFolder, join(root, name)).then(() => true, ignoreExisting)
      if (!isNew) await replaceFiles(workFolder, join(root, name))
      await flush(root)
    },

    async open(name, file, part) {
      const handle = await open(join(root, name, file)).catch(ignoreMissing)
      if (!handle) return null
      const info = await handle.stat()
      if (info.isFile()) {
        const sizeBytes = part ? part.end - part.start + 1 : info.size
        return { stream: handle.createReadStream(part), sizeBytes }
      }
      await handle.close()
      return null
    },

    async sizeOf(name, file) {
      const info = await stat(join(root, name, file)).catch(ignoreMissing)
      return info?.isFile() ? info.size : null
    },

    remove: (name) => rm(join(root, name), { recursive: true, force: true }),

    list: () => listFolders(root),

    async totalBytes() {
      let total = 0
      for (const { name } of await listFolders(root)) total += await sizeOfFolder(join(root, name))
      return total
    },

    async listFiles(name) {
      const entries = await readdir(join(root, name), { withFileTypes: true }).catch(ignoreMissing)
      return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => entry.name)
    },

    async removeLeftovers(before) {
      for (const folder of await listFolders(incoming)) {
        if (folder.changedAt < before) await rm(join(incoming, folder.name), { recursive: true })
      }
    },
  }
}

async function replaceFiles(from: string, to: string) {
  for (const file of await readdir(from)) await rename(join(from, file), join(to, file))
  await flush(to)
  await rm(from, { recursive: true })
}

async function listFolders(folder: string) {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  const found = []
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue
    const info = await stat(join(folder, entry.name)).catch(ignoreMissing)
    if (info) found.push({ name: entry.name, changedAt: info.mtime })
  }
  return found
}

async function sizeOfFolder(folder: string) {
  const files = (await readdir(folder).catch(ignoreMissing)) ?? []
  const infos = await Promise.all(
    files.map((file) => stat(join(folder, file)).catch(ignoreMissing)),
  )
  return infos.reduce((sum, info) => sum + (info?.isFile() ? info.size : 0), 0)
}

/** A photo that was reported as stored must survive a power cut. */
async function flush(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

function ignoreExisting(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
  throw error
}
