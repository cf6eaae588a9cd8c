import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup, BackupKind, BackupState } from '#shared/contract/backups.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { Manifest } from './archive/manifest.ts'
import {
  backupName,
  backupsToRemove,
  dayOf,
  freeBytes,
  inMegabytes,
  listBackupFiles,
  prepareFolder,
  RESERVE_BYTES,
  readBackupName,
  removeUnfinished,
} from './backup-folder.ts'
import { backupRunning, noRoomForBackup, noSuchBackup } from './backups.errors.ts'

interface BackupsParts {
  folder: string
  isDaily: boolean
  clock: Clock
  log: Logger
  /** Writes one archive to the given file. */
  make: (file: string) => Promise<Manifest>
  /** A guess from above at the bytes a backup takes while it is made. */
  estimateBytes: () => Promise<number>
}

async function makeInFolder(parts: BackupsParts, kind: BackupKind): Promise<Backup> {
  const { folder, clock, log } = parts
  await prepareFolder(folder)
  await removeUnfinished(folder)
  const needed = (await parts.estimateBytes()) + RESERVE_BYTES
  const free = await freeBytes(folder)
  if (free < needed) throw noRoomForBackup(inMegabytes(needed), inMegabytes(free))
  const madeAt = clock.now()
  const name = backupName(madeAt, kind)
  await parts.make(join(folder, name))
  for (const old of backupsToRemove(await listBackupFiles(folder), madeAt)) {
    await rm(join(folder, old.name), { force: true })
  }
  const { size } = await stat(join(folder, name))
  log.info({ event: 'backup.made', name, sizeBytes: size }, 'backup.made')
  return { name, kind, madeAt: madeAt.toISOString(), sizeBytes: size }
}

async function openBackup(folder: string, name: string) {
  if (!readBackupName(name)) throw noSuchBackup()
  const info = await stat(join(folder, name)).catch(() => null)
  if (!info) throw noSuchBackup()
  return { sizeBytes: info.size, stream: createReadStream(join(folder, name)) }
}

const troubleText = (error: unknown) =>
  error instanceof AppError ? error.message : 'The last backup failed. The server log says why.'

export function createBackupsService(parts: BackupsParts) {
  const { folder, clock, log, isDaily } = parts
  let running: Promise<Backup> | null = null
  let trouble: string | null = null

  /** One at a time; a failure is kept for the owner to see. */
  function run(kind: BackupKind): Promise<Backup> {
    if (running) throw backupRunning()
    running = makeInFolder(parts, kind)
      .then((backup) => {
        trouble = null
        return backup
      })
      .catch((error: unknown) => {
        trouble = troubleText(error)
        log.error({ err: error, event: 'backup.failed' }, 'backup.failed')
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }

  const state = async (): Promise<BackupState> => ({
    backups: await listBackupFiles(folder),
    isRunning: running !== null,
    trouble,
    isDaily,
  })

  return {
    state,
    run,

    start(): Promise<BackupState> {
      // The failure is shown by the state.
      run('by-hand').catch(() => {})
      return state()
    },

    async totalBytes(): Promise<number> {
      return (await listBackupFiles(folder)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    },

    /** Makes the backup of today unless there is one already. */
    async runDaily(): Promise<void> {
      await running?.catch(() => {})
      const today = dayOf({ madeAt: clock.now().toISOString() })
      const backups = await listBackupFiles(folder)
      const isMade = backups.some((backup) => backup.kind === 'daily' && dayOf(backup) === today)
      if (!isMade) await run('daily')
    },

    lastMadeAt: async () => (await listBackupFiles(folder))[0]?.madeAt ?? null,

    open: (name: string) => openBackup(folder, name),

    /** Waits for one that is being made, so that closing does not cut it short. */
    async settle() {
      await running?.catch(() => {})
    },
  }
}

export type BackupsService = ReturnType<typeof createBackupsService>
