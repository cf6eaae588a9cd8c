import type { FastifyInstance } from 'fastify'
import {
  type DatabaseInfo,
  getDatabaseInfo,
  getStorageUse,
  type StorageUse,
} from '#shared/contract/settings.admin.ts'
import { settingsTexts } from '#texts/admin/settings.ts'
import type { Database } from '../platform/database/database.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { type FindVisitor, requireAdmin } from '../platform/security/visitor.ts'

interface DatabaseInfoSources {
  database: Database
  lastBackupAt: () => Promise<string | null>
  isProxyUntrusted: () => boolean
  counts: Record<string, () => Promise<number>>
  photoBytes: () => Promise<number>
  backupBytes: () => Promise<number>
}

export function createDatabaseInfoService(sources: DatabaseInfoSources) {
  const { database, lastBackupAt, isProxyUntrusted, counts } = sources

  return {
    async storageUse(): Promise<StorageUse> {
      const { sizeBytes } = await database.describe()
      const [photos, backups] = await Promise.all([sources.photoBytes(), sources.backupBytes()])
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

/** One of the addresses is outside the admins' scope, so this scope checks for an admin itself. */
export async function databaseInfoRoutes(
  api: FastifyInstance,
  databaseInfo: DatabaseInfoService,
  findVisitor: FindVisitor,
) {
  await api.register(async (scope) => {
    requireAdmin(scope, findVisitor)
    registerEndpoint(scope, getDatabaseInfo, () => databaseInfo.get())
    registerEndpoint(scope, getStorageUse, () => databaseInfo.storageUse())
  })
}
