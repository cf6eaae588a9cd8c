import type { DatabaseInfo, StorageUse } from '#shared/contract/settings.admin.ts'
import { settingsTexts } from '#texts/admin/settings.ts'
import type { Messages } from '../messages/messages.service.ts'
import type { Newsletter } from '../newsletter/newsletter.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { BackupsService } from './backups.service.ts'

/** The wings whose rows the owner sees counted. */
export interface CountedWings {
  posts: Posts
  photos: Photos
  messages: Messages
  newsletter: Newsletter
}

export function createDatabaseInfoService(
  { database, proxyWatch, storage }: Platform,
  { posts, photos, messages, newsletter }: CountedWings,
  backups: BackupsService,
) {
  return {
    async storageUse(): Promise<StorageUse> {
      const { sizeBytes } = await database.describe()
      const [photoBytes, backupBytes] = await Promise.all([
        storage.totalBytes(),
        backups.totalBytes(),
      ])
      return { database: sizeBytes, photos: photoBytes, backups: backupBytes }
    },

    async get(): Promise<DatabaseInfo> {
      const { version, sizeBytes } = await database.describe()
      return {
        type: settingsTexts.databaseType,
        status: settingsTexts.databaseStatus,
        store: database.kind,
        version,
        sizeBytes,
        rows: {
          posts: await posts.count(),
          photos: await photos.count(),
          messages: (await messages.count()).total,
          subscribers: await newsletter.subscribers.count(),
        },
        lastBackupAt: await backups.lastMadeAt(),
        ...(proxyWatch.isUntrusted() && { untrustedProxy: true }),
      }
    },
  }
}

export type DatabaseInfoService = ReturnType<typeof createDatabaseInfoService>
