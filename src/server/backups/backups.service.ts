import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup, BackupKind, BackupState } from '#shared/contract/backups.admin.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import { fileSizes } from '#texts/grammar.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { CommandHandlers } from '../platform/process/control.ts'
import type { Logger } from '../platform/process/log.ts'
import { migrationsFolder, programVersion } from '../platform/root.ts'
import {
  backupNameOf,
  backupsFolderOf,
  dayOfBackup,
  ensureBackupFolder,
  findUnusedInstant,
  getFreeBytes,
  listBackupFiles,
  RESERVE_BYTES,
  readBackupName,
  removeUnfinishedBackups,
  selectBackupsToRemove,
} from './backup-folder.ts'
import { backupRunning, noRoomForBackup, noSuchBackup } from './backups.errors.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'

export type BackupsServiceState = Omit<BackupState, 'restore' | 'upload'>

export type BackupsPlatform = Pick<
  Platform,
  'config' | 'database' | 'storage' | 'whileRemovalsPaused' | 'clock' | 'log'
>

export function createBackupsService(platform: BackupsPlatform) {
  const { config, database, storage, whileRemovalsPaused, clock, log } = platform
  const folder = backupsFolderOf(config.dataDir)
  const source = { database, storage, migrationsFolder, programVersion }
  let running: Promise<Backup> | null = null
  let trouble: string | null = null

  function run(kind: BackupKind, { spared }: { spared?: string } = {}): Promise<Backup> {
    if (running) throw backupRunning()
    running = makeInFolder(kind, {
      spared,
      folder,
      clock,
      log,
      make: (file) => whileRemovalsPaused(() => makeBackup(source, file)),
      estimateBytes,
    })
      .then((backup) => {
        trouble = null
        return backup
      })
      .catch((error: unknown) => {
        trouble = troubleText(error)
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }

  async function estimateBytes() {
    const { sizeBytes } = await database.describe()
    const last = (await listBackupFiles(folder))[0]?.sizeBytes ?? 0
    // Rows are on the disk twice while a backup is made: as plain files and in the archive.
    return 2 * sizeBytes + 1.2 * last
  }

  const state = async (): Promise<BackupsServiceState> => ({
    backups: await listBackupFiles(folder),
    isRunning: running !== null,
    trouble,
    isDaily: config.backups === 'daily',
  })

  return {
    state,
    run,

    startByHand(): Promise<BackupsServiceState> {
      // `state` shows the failure.
      run('by-hand').catch(() => {})
      return state()
    },

    async totalBytes(): Promise<number> {
      return (await listBackupFiles(folder)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    },

    async runDaily(): Promise<void> {
      await running?.catch(() => {})
      const today = dayOfBackup({ madeAt: clock.now().toISOString() })
      const backups = await listBackupFiles(folder)
      const isMade = backups.some(
        (backup) => backup.kind === 'daily' && dayOfBackup(backup) === today,
      )
      if (!isMade) await run('daily')
    },

    async lastMadeAt() {
      const made = (await listBackupFiles(folder)).find(({ kind }) => kind !== 'uploaded')
      return made?.madeAt ?? null
    },

    find: (name: string) => findBackup(folder, name),

    async open(name: string) {
      const { file, sizeBytes } = await findBackup(folder, name)
      return { sizeBytes, stream: createReadStream(file) }
    },

    /** Waits for a running backup, so that shutting down does not cut it short. */
    async waitUntilIdle() {
      await running?.catch(() => {})
    },
  }
}

export type BackupsService = ReturnType<typeof createBackupsService>

const troubleText = (error: unknown) =>
  error instanceof AppError ? error.message : backupErrors.failed

interface Making {
  folder: string
  clock: Clock
  log: Logger
  /** This backup is about to be restored, so retention must not remove it. */
  spared?: string | undefined
  make: (file: string) => Promise<Manifest>
  /** Returns an upper bound of the disk space that making a backup takes. */
  estimateBytes: () => Promise<number>
}

async function makeInFolder(kind: BackupKind, making: Making): Promise<Backup> {
  const { folder, clock, log } = making
  try {
    await ensureBackupFolder(folder)
    await removeUnfinishedBackups(folder)
    const needed = (await making.estimateBytes()) + RESERVE_BYTES
    const free = await getFreeBytes(folder)
    if (free < needed) throw noRoomForBackup(fileSizes.whole(needed), fileSizes.whole(free))
    const madeAt = await findUnusedInstant(folder, kind, clock.now())
    const name = backupNameOf(madeAt, kind)
    await making.make(join(folder, name))
    for (const old of selectBackupsToRemove(await listBackupFiles(folder), madeAt)) {
      if (old.name !== making.spared) await rm(join(folder, old.name), { force: true })
    }
    const { size } = await stat(join(folder, name))
    log.info({ event: 'backup.made', name, sizeBytes: size }, 'backup.made')
    return { name, kind, madeAt: madeAt.toISOString(), sizeBytes: size }
  } catch (error) {
    log.error({ err: error, event: 'backup.failed' }, 'backup.failed')
    throw error
  }
}

async function findBackup(folder: string, name: string) {
  const about = readBackupName(name)
  const file = join(folder, name)
  const info = about && (await stat(file).catch(() => null))
  if (!info) throw noSuchBackup()
  return { file, madeAt: about.madeAt.toISOString(), sizeBytes: info.size }
}

interface UpgradeOptions {
  config: Pick<Config, 'dataDir' | 'backups'>
  migrationsFolder: string
  clock: Clock
  log: Logger
}

/**
 * Runs before an upgrade changes the embedded store. An upgrade does not touch photos, so they are
 * left out.
 */
export function createBackUpBeforeUpgrade({
  config,
  migrationsFolder,
  clock,
  log,
}: UpgradeOptions) {
  return async (database: Database) => {
    if (config.backups === 'none') return
    const source = { database, storage: null, migrationsFolder, programVersion }
    await makeInFolder('before-upgrade', {
      folder: backupsFolderOf(config.dataDir),
      clock,
      log,
      make: (file) => makeBackup(source, file),
      estimateBytes: async () => 2 * (await database.describe()).sizeBytes,
    })
  }
}

export const createBackupCommands = (backups: BackupsService): CommandHandlers => ({
  'backup start': () => backups.startByHand(),
  'backup state': () => backups.state(),
})
