import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { diskFull, diskReadOnly } from '../database/store-problem.ts'
import type { AppError } from '../http/errors.ts'

const LOOK_AGAIN_MS = 1000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Looks at the disk at most once a second; null when it can be written. */
export function createDiskWatch(folder: string, minFreeBytes: number) {
  let looked: { at: number; answer: Promise<AppError | null> } | null = null

  const look = async (): Promise<AppError | null> => {
    const probe = join(folder, `.probe-${randomUUID()}`)
    try {
      // With a database server nothing else may have made the folder yet.
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < minFreeBytes) return diskFull()
      await writeFile(probe, 'x')
      return null
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return code === 'ENOSPC' || code === 'EDQUOT' ? diskFull() : diskReadOnly()
    } finally {
      await rm(probe, { force: true }).catch(() => {})
    }
  }

  return {
    findTrouble(): Promise<AppError | null> {
      const now = performance.now()
      if (!looked || now - looked.at > LOOK_AGAIN_MS) looked = { at: now, answer: look() }
      return looked.answer
    },
  }
}

export type DiskWatch = ReturnType<typeof createDiskWatch>

/**
 * The embedded store stops altogether when it cannot write, so a write that finds too little room
 * is refused before it begins; reading goes on.
 */
export function refuseWritesWithoutRoom(app: FastifyInstance, disk: DiskWatch) {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return
    const trouble = await disk.findTrouble()
    if (trouble) throw trouble
  })
}
