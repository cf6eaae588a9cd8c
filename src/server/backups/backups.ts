import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Commands } from '../platform/process/control.ts'
import type { Logger } from '../platform/process/logger.ts'
import { migrationsFolder, programVersion } from '../platform/root.ts'
import { listBackupFiles } from './backup-folder.ts'
import { createBackupsService } from './backups.service.ts'
import { makeBackup } from './make-backup.ts'

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')

type BackupsPlatform = Pick<
  Platform,
  'config' | 'database' | 'storage' | 'whileRemovalsPaused' | 'clock' | 'log'
>

/** Backups by hand, every day, and before a restore. */
export function createBackups(platform: BackupsPlatform) {
  const { config, database, storage, whileRemovalsPaused, clock, log } = platform
  const folder = backupsFolder(config.dataDir)
  const parts = { database, storage, migrationsFolder, programVersion }
  return createBackupsService({
    folder,
    isDaily: config.backups === 'daily',
    clock,
    log,
    make: (file) => whileRemovalsPaused(() => makeBackup(parts, file)),
    async estimateBytes() {
      const { sizeBytes } = await database.describe()
      const last = (await listBackupFiles(folder))[0]?.sizeBytes ?? 0
      // Rows lie on the disk twice while a backup is made.
      return 2 * sizeBytes + 1.2 * last
    },
  })
}

interface UpgradeOptions {
  config: Pick<Config, 'dataDir' | 'backups'>
  migrationsFolder: string
  clock: Clock
  log: Logger
}

/** Before the embedded store is changed by an upgrade; photos stay as they are, so they are left out. */
export function backUpBeforeUpgrade(options: UpgradeOptions) {
  const { config, migrationsFolder, clock, log } = options
  return async (database: Database) => {
    if (config.backups === 'none') return
    const backups = createBackupsService({
      folder: backupsFolder(config.dataDir),
      isDaily: true,
      clock,
      log,
      make: (file) =>
        makeBackup({ database, storage: null, migrationsFolder, programVersion }, file),
      estimateBytes: async () => 2 * (await database.describe()).sizeBytes,
    })
    await backups.run('before-upgrade')
  }
}

/** For `npm run backup` while the diary runs. */
export const backupCommands = (backups: ReturnType<typeof createBackupsService>): Commands => ({
  'backup start': () => backups.start(),
  'backup state': () => backups.state(),
})
