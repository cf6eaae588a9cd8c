import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseInfo } from '#shared/contract/database-info.ts'
import { settingsTexts } from '#shared/texts/settings.ts'
import type { Database } from '../platform/database/database.ts'

interface DatabaseInfoParts {
  database: Database
  backupFolder: string
  /** How many there are of each thing, by the word the owner knows it by. */
  counts: Record<string, () => Promise<number>>
}

export function createDatabaseInfoService({ database, backupFolder, counts }: DatabaseInfoParts) {
  return {
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
        lastBackupAt: (await newestFileDate(backupFolder))?.toISOString() ?? null,
      }
    },
  }
}

export type DatabaseInfoService = ReturnType<typeof createDatabaseInfoService>

async function newestFileDate(folder: string): Promise<Date | null> {
  let newest: Date | null = null
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => !one.startsWith('.'))) {
    const info = await stat(join(folder, name)).catch(() => null)
    if (info?.isFile() && (!newest || info.mtime > newest)) newest = info.mtime
  }
  return newest
}
