import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { diskFull, diskReadOnly } from '../database/errors.ts'
import type { AppError } from '../http/errors.ts'

const CHECK_AGAIN_MS = 1000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/**
 * Essential writes go on while there is room for one more log file of the embedded store (16 MB).
 */
const ESSENTIAL_FREE_BYTES = 24 * 1024 * 1024

interface DiskState {
  freeBytes: number
  trouble: AppError | null
}

export function createDiskWatch(folder: string, minFreeBytes: number) {
  let last: { at: number; state: Promise<DiskState> } | null = null

  const check = async (): Promise<DiskState> => {
    const probe = join(folder, `.probe-${randomUUID()}`)
    try {
      // Nothing else may have created the folder when the database is on a server.
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      await writeFile(probe, 'x')
      return { freeBytes: bavail * bsize, trouble: null }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const isFull = code === 'ENOSPC' || code === 'EDQUOT'
      return { freeBytes: 0, trouble: isFull ? diskFull() : diskReadOnly() }
    } finally {
      await rm(probe, { force: true }).catch(() => {})
    }
  }

  return {
    async findTrouble(isEssential: boolean): Promise<AppError | null> {
      const now = performance.now()
      if (!last || now - last.at > CHECK_AGAIN_MS) last = { at: now, state: check() }
      const { freeBytes, trouble } = await last.state
      const needed = isEssential ? Math.min(ESSENTIAL_FREE_BYTES, minFreeBytes) : minFreeBytes
      return trouble ?? (freeBytes < needed ? diskFull() : null)
    },
  }
}

export type DiskWatch = ReturnType<typeof createDiskWatch>

/**
 * The embedded store stops altogether when it cannot write. So a write is refused before it starts
 * when the disk has too little room; reads go on, and so do requests that free space.
 */
export function refuseWritesWithoutRoom(app: FastifyInstance, disk: DiskWatch) {
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions } = request
    if (READS.has(method)) return
    const isEssential = method === 'DELETE' || routeOptions.config.endpoint?.essential === true
    const trouble = await disk.findTrouble(isEssential)
    if (trouble) throw trouble
  })
}
