import type { Platform } from '../platform/platform.ts'
import type { Wing } from '../platform/wing.ts'
import type { Settings } from '../settings/settings.ts'
import { backupsFolderOf } from './backup-folder.ts'
import { createBackupsService } from './backups.service.ts'
import { type CountedWings, createDatabaseInfoService } from './database-info.service.ts'
import { createRestoresService } from './restores.service.ts'
import { createBackupUploads } from './uploaded-backup.ts'

interface BackupsOptions {
  settings: Settings
  diary: CountedWings
  /** The wings whose memory and leases a restore makes untrue. */
  restored: readonly Wing[]
}

export function createBackups(platform: Platform, { settings, diary, restored }: BackupsOptions) {
  const { config, jobs, log } = platform
  const backups = createBackupsService(platform)
  const restores = createRestoresService(platform, { backups, settings, diary, restored })
  const uploads = createBackupUploads(backupsFolderOf(config.dataDir), log)
  if (config.backups === 'daily') {
    jobs.every({ kind: 'backup', delayMs: 120_000, next: nextDay, run: backups.runDaily })
  }
  return {
    ...backups,
    restores,
    uploads,
    databaseInfo: createDatabaseInfoService(platform, diary, backups),
    start: restores.removeLeftovers,
    async close() {
      await backups.waitUntilIdle()
      await restores.waitUntilIdle()
    },
  }
}

export type Backups = ReturnType<typeof createBackups>

/** A backup belongs to its day: a laptop that is closed at midnight makes it in the morning. */
const nextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
