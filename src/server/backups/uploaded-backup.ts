import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupUpload } from '#shared/contract/backups.admin.ts'
import { BACKUP_UPLOAD_BYTES } from '#shared/limits.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import { fileSizes } from '#texts/grammar.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Logger } from '../platform/process/log.ts'
import { receiveFile, syncFolder } from '../platform/storage/receive-file.ts'
import {
  backupName,
  freeBytes,
  listBackupFiles,
  prepareFolder,
  RESERVE_BYTES,
  readBackupName,
} from './backup-folder.ts'
import {
  cutOffFile,
  emptyFile,
  noRoomToUpload,
  notABackup,
  notBytes,
  tooLargeFile,
} from './backups.errors.ts'
import { verifyArchive } from './manifest.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Not yet a name of a backup: nobody lists or downloads it. */
const isUnchecked = (name: string) => /^unchecked-[\w-]+\.tar\.gz/.test(name)

/** A file from elsewhere: received as a stream, read to its end, and only then one of the backups. */
export function createUploads(folder: string, log: Logger) {
  let state: BackupUpload | null = null
  let checking: Promise<void> = Promise.resolve()

  /** Named by the day it was made, as the owner looks for it. The one sent before makes room. */
  async function admit(file: string): Promise<string> {
    const { madeAt } = await verifyArchive(file)
    const name = backupName(new Date(madeAt), 'uploaded')
    if (!readBackupName(name)) throw notABackup(file)
    for (const other of await listBackupFiles(folder)) {
      if (other.kind === 'uploaded') await rm(join(folder, other.name), { force: true })
    }
    await rename(file, join(folder, name))
    await syncFolder(folder)
    return name
  }

  async function check(file: string) {
    state = { isChecking: true, name: null, trouble: null }
    try {
      state = { isChecking: false, name: await admit(file), trouble: null }
    } catch (error) {
      log.warn({ err: error, event: 'backup.upload_refused' }, 'backup.upload_refused')
      const trouble = error instanceof AppError ? error.message : backupErrors.uploadFailed
      state = { isChecking: false, name: null, trouble }
    } finally {
      await rm(file, { force: true })
    }
  }

  return {
    state: () => state,
    waitUntilIdle: () => checking,

    /** Answers as soon as it is here: a large one takes minutes to be checked. */
    async receive(body: Readable, sizeBytes: number | null): Promise<void> {
      if (sizeBytes === null) throw notBytes()
      if (sizeBytes === 0) throw emptyFile()
      if (sizeBytes > BACKUP_UPLOAD_BYTES) throw tooLargeFile()
      await prepareFolder(folder)
      await removeAbandoned(folder)
      const free = await freeBytes(folder)
      const needed = sizeBytes + RESERVE_BYTES
      if (free < needed) throw noRoomToUpload(fileSizes.whole(needed), fileSizes.whole(free))
      const file = join(folder, `unchecked-${randomUUID()}.tar.gz`)
      await receiveFile(file, { body, sizeBytes, tooMuch: tooLargeFile, cutOff: cutOffFile })
      state = { isChecking: true, name: null, trouble: null }
      checking = checking.then(() => check(file))
    },
  }
}

/** Of a process that was killed meanwhile. */
async function removeAbandoned(folder: string): Promise<void> {
  const before = Date.now() - DAY_MS
  for (const name of (await readdir(folder)).filter(isUnchecked)) {
    const info = await stat(join(folder, name)).catch(() => null)
    if (info && info.mtimeMs < before) await rm(join(folder, name), { force: true })
  }
}
