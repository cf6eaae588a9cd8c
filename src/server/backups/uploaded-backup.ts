import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupUpload } from '#shared/contract/backups.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { MAX_BACKUP_UPLOAD_BYTES } from '#shared/limits.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import { fileSizes } from '#texts/grammar.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Logger } from '../platform/process/log.ts'
import { receiveFile, syncFolder } from '../platform/storage/receive-file.ts'
import {
  backupNameOf,
  ensureBackupFolder,
  getFreeBytes,
  listBackupFiles,
  RESERVE_BYTES,
  readBackupName,
} from './backup-folder.ts'
import {
  cutOffFile,
  emptyFile,
  noRoomToUpload,
  notABackup,
  tooLargeFile,
  uploadNotBytes,
} from './backups.errors.ts'
import { verifyArchive } from './manifest.ts'

/** An unchecked file must not have the name of a backup, so that nobody lists or downloads it. */
const isUnchecked = (name: string) => /^unchecked-[\w-]+\.tar\.gz/.test(name)

/** An upload becomes a backup only after it was received and verified to its end. */
export function createBackupUploads(folder: string, log: Logger) {
  let state: BackupUpload | null = null
  let checking: Promise<void> = Promise.resolve()

  /**
   * The name contains the day of the backup, because the owner looks for it. The previous upload is
   * removed to make room.
   */
  async function admit(file: string): Promise<string> {
    const { madeAt } = await verifyArchive(file)
    const name = backupNameOf(new Date(madeAt), 'uploaded')
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

    /** Returns when the file is received: verifying a large one takes minutes. */
    async receive(body: Readable, sizeBytes: number | null): Promise<void> {
      if (sizeBytes === null) throw uploadNotBytes()
      if (sizeBytes === 0) throw emptyFile()
      if (sizeBytes > MAX_BACKUP_UPLOAD_BYTES) throw tooLargeFile()
      await ensureBackupFolder(folder)
      await removeAbandoned(folder)
      const free = await getFreeBytes(folder)
      const needed = sizeBytes + RESERVE_BYTES
      if (free < needed) throw noRoomToUpload(fileSizes.whole(needed), fileSizes.whole(free))
      const file = join(folder, `unchecked-${randomUUID()}.tar.gz`)
      await receiveFile(file, { body, sizeBytes, tooMuch: tooLargeFile, cutOff: cutOffFile })
      state = { isChecking: true, name: null, trouble: null }
      checking = checking.then(() => check(file))
    },
  }
}

/** A process that was killed during an upload leaves its file behind. */
async function removeAbandoned(folder: string): Promise<void> {
  const before = Date.now() - DAY_MS
  for (const name of (await readdir(folder)).filter(isUnchecked)) {
    const info = await stat(join(folder, name)).catch(() => null)
    if (info && info.mtimeMs < before) await rm(join(folder, name), { force: true })
  }
}
