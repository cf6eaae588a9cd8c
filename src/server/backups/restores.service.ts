import { basename } from 'node:path'
import type { Restore } from '#shared/contract/backups.admin.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import type { Db } from '../platform/database/database.ts'
import { withWriteLock } from '../platform/database/write-lock.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { migrationsFolder } from '../platform/root.ts'
import { restoreRunning } from './backups.errors.ts'
import type { BackupsService } from './backups.service.ts'
import { temporaryTables } from './make-backup.ts'
import { filesToRestore, refuseRestoreWithoutRoom, restoreBackup } from './restore-backup.ts'
import { removeStaging } from './tables.repository.ts'

/** Whoever restores stays signed in; nobody's password or passkey becomes an older one, and no revoked app comes back. */
export const accountTables = ['admin_identities', 'admin_setup', 'app_tokens', 'passkeys', 'users']

/** What is as it is now after a restore from the admin: it is about this moment, not about the diary. */
export const keptTables = [...accountTables, ...temporaryTables]

type RestoresPlatform = Pick<
  Platform,
  | 'changes'
  | 'config'
  | 'database'
  | 'log'
  | 'mailHold'
  | 'storage'
  | 'whileRemovalsPaused'
  | 'writePause'
>

interface RestoreParts {
  backups: BackupsService
  /** Done once everything is back, before anybody writes. */
  afterRestore: () => Promise<void>
  findUnusableSettings: (tx: Db) => Promise<string[]>
  count: () => Promise<NonNullable<Restore['came']>>
}

/** Restores from the admin, one at a time, while pages are read as ever. */
export function createRestores(platform: RestoresPlatform, parts: RestoreParts) {
  const { changes, config, database, log, mailHold, storage } = platform
  const { whileRemovalsPaused, writePause } = platform
  const { backups } = parts
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
        hold: writePause.hold,
        async beforeChange(manifest) {
          await refuseRestoreWithoutRoom(config, await filesToRestore(storage, manifest))
          set({ step: 'backing-up' })
          const { name } = await backups.run('before-restore', { spared: basename(file) })
          set({ before: name })
        },
        findUnusableSettings: parts.findUnusableSettings,
        onStep: (step) => set({ step }),
        // The backup may hold mails that were sent long ago: none is sent before the owner agrees.
        beforeCommit: mailHold.holdWithin,
      },
      file,
    )

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
    // From here on it is done, whatever else goes wrong.
    await parts.afterRestore().catch((error: unknown) => log.error({ err: error }))
    const came = await parts.count().catch(() => null)
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

    /** What a killed restore left beside the diary. */
    removeLeftovers: () =>
      withWriteLock(database)(({ commit }) => commit(removeStaging)).catch((error: unknown) => {
        // Another process starts or restores: it does this itself.
        log.info({ err: error }, 'leftovers of a restore stay')
      }),

    async waitUntilIdle() {
      await running
    },
  }
}

export type RestoresService = ReturnType<typeof createRestores>
