import { basename } from 'node:path'
import type { Restore } from '#shared/contract/backups.admin.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import { createWithWriteLock } from '../platform/database/write-lock.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { migrationsFolder } from '../platform/root.ts'
import type { Wing } from '../platform/wing.ts'
import type { Settings } from '../settings/settings.ts'
import { restoreRunning } from './backups.errors.ts'
import type { BackupsService } from './backups.service.ts'
import type { CountedWings } from './database-info.service.ts'
import { temporaryTables } from './make-backup.ts'
import { findFilesToRestore, refuseRestoreWithoutRoom, restoreBackup } from './restore-backup.ts'
import { removeStagingSchema } from './tables.repository.ts'

/**
 * Accounts are not restored: the owner stays signed in, no old password or passkey returns, and no
 * revoked app regains access.
 */
export const accountTables = ['admin_identities', 'admin_setup', 'app_tokens', 'passkeys', 'users']

/**
 * A restore from the admin leaves these tables unchanged: they describe the present, not the diary.
 */
export const keptTables = [...accountTables, ...temporaryTables]

interface RestoresOptions {
  backups: BackupsService
  settings: Settings
  diary: CountedWings
  restored: readonly Wing[]
}

export function createRestoresService(
  platform: Platform,
  { backups, settings, diary, restored }: RestoresOptions,
) {
  const { changes, config, database, log, mailHold, storage } = platform
  const { whileRemovalsPaused, writePause } = platform
  let state: Restore | null = null
  let running: Promise<void> | null = null
  const set = (next: Partial<Restore>) => {
    if (state) state = { ...state, ...next }
  }

  const restoreFile = (file: string) =>
    restoreBackup(
      {
        database,
        storage,
        migrationsFolder,
        replace: true,
        keptTables,
        hold: writePause.runExclusively,
        async beforeChange(manifest) {
          await refuseRestoreWithoutRoom(config, await findFilesToRestore(storage, manifest))
          set({ step: 'backing-up' })
          const { name } = await backups.run('before-restore', { spared: basename(file) })
          set({ before: name })
        },
        findUnusableSettings: settings.findUnusable,
        onStep: (step) => set({ step }),
        // The backup may contain mails that were sent long ago, so no mail is sent until the owner
        // agrees.
        beforeCommit: mailHold.holdIn,
      },
      file,
    )

  async function tellWings() {
    for (const wing of restored) await wing.afterRestore?.()
  }

  async function run(name: string, file: string) {
    try {
      await whileRemovalsPaused(() => restoreFile(file))
    } catch (error) {
      log.error({ err: error, event: 'restore.failed', name }, 'restore.failed')
      const trouble = error instanceof AppError ? error.message : backupErrors.restoreFailed
      return set({ step: 'failed', trouble })
    }
    log.info({ event: 'restore.done', name }, 'restore.done')
    await changes.announce()
    // The restore is complete here, so later failures are only logged.
    await tellWings().catch((error: unknown) => log.error({ err: error }))
    const came = await countRestored(platform, diary).catch(() => null)
    set({ step: 'done', came })
  }

  return {
    state: () => state,

    async start(name: string): Promise<void> {
      const { file, madeAt } = await backups.find(name)
      if (running) throw restoreRunning()
      state = { name, madeAt, step: 'checking', trouble: null, before: null, came: null }
      running = run(name, file).finally(() => {
        running = null
      })
    },

    removeLeftovers: () =>
      createWithWriteLock(database)(({ commit }) => commit(removeStagingSchema)).catch(
        (error: unknown) => {
          // Another process has the write lock for its own start or restore, which removes the
          // leftovers, too.
          log.info({ err: error }, 'leftovers of a restore stay')
        },
      ),

    async waitUntilIdle() {
      await running
    },
  }
}

export type RestoresService = ReturnType<typeof createRestoresService>

async function countRestored({ mailQueue }: Platform, { posts, photos, newsletter }: CountedWings) {
  return {
    posts: await posts.count(),
    photos: await photos.count(),
    held: (await newsletter.countHeldLetters()) + (await mailQueue.count()),
  }
}
