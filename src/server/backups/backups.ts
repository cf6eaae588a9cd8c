import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Commands } from '../platform/process/control.ts'
import type { Logger } from '../platform/process/logger.ts'
import { programVersion } from '../platform/root.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { withPausableRemovals } from '../platform/storage/pause-removals.ts'
import { listBackupFiles } from './backup-folder.ts'
import { createBackupsService } from './backups.service.ts'
import { makeBackup } from './make-backup.ts'

interface Parts {
  config: Pick<Config, 'dataDir' | 'backups'>
  database: Database
  storage: MediaStorage
  migrationsFolder: string
  clock: Clock
  log: Logger
}

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')

/** Everything about backups, put together. The storage it answers is the one to use from here on. */
export function createBackups({ config, database, migrationsFolder, clock, log, ...given }: Parts) {
  const folder = backupsFolder(config.dataDir)
  const { storage, whilePaused } = withPausableRemovals(given.storage)
  const parts = { database, storage, migrationsFolder, programVersion }
  const backups = createBackupsService({
    folder,
    isDaily: config.backups === 'daily',
    clock,
    log,
    make: (file) => whilePaused(() => makeBackup(parts, file)),
    async estimateBytes() {
      const { sizeBytes } = await database.describe()
      const last = (await listBackupFiles(folder))[0]?.sizeBytes ?? 0
      // Rows lie on the disk twice while a backup is made.
      return 2 * sizeBytes + 1.2 * last
    },
  })
  return { backups, storage }
}

/** Before the embedded store is changed by an upgrade; photos stay as they are, so they are left out. */
export function backUpBeforeUpgrade(parts: Omit<Parts, 'database' | 'storage'>) {
  return async (database: Database) => {
    const { config, migrationsFolder, clock, log } = parts
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
