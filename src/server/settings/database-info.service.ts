import type { DatabaseInfo, StorageUse } from '#shared/contract/database-info.ts'
import { settingsTexts } from '#shared/texts/settings.ts'
import type { Database } from '../platform/database/database.ts'

interface DatabaseInfoParts {
  database: Database
  lastBackupAt: () => Promise<string | null>
  isProxyUntrusted: () => boolean
  /** How many there are of each thing, by the word the owner knows it by. */
  counts: Record<string, () => Promise<number>>
  photoBytes: () => Promise<number>
  backupBytes: () => Promise<number>
}

export function createDatabaseInfoService(parts: DatabaseInfoParts) {
  const { database, lastBackupAt, isProxyUntrusted, counts } = parts

  return {
    async storageUse(): Promise<StorageUse> {
      const { sizeBytes } = await database.describe()
      const [photos, backups] = await Promise.all([parts.photoBytes(), parts.backupBytes()])
      return { database: sizeBytes, photos, backups }
    },

    async get(): Promise<DatabaseInfo> {
      const { version, sizeBytes } = await database.describe()
      const rows: Record<string, number> = {}
      for (const [name, count] of Object.entries(counts)) rows[name] = await count()
      return {
        type: settingsTexts.databaseType,
        status: settingsTexts.databaseStatus,
        store: database.kind,
        version,
        sizeBytes,
        rows,
        lastBackupAt: await lastBackupAt(),
        ...(isProxyUntrusted() && { untrustedProxy: true }),
      }
    },
  }
}

export type DatabaseInfoService = ReturnType<typeof createDatabaseInfoService>
