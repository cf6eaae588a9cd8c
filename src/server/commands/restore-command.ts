import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createBackups } from '../backups/backups.service.ts'
import type { Manifest } from '../backups/manifest.ts'
import { refuseRestoreWithoutRoom, restoreBackup } from '../backups/restore-backup.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Db } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createMailHold } from '../platform/mail/mail-hold.repository.ts'
import { systemClock } from '../platform/process/clock.ts'
import { commandError, say } from '../platform/process/command-line.ts'
import { keepFilesPrivate } from '../platform/process/private-files.ts'
import { migrationsFolder } from '../platform/root.ts'
import { openMediaStorage } from '../platform/storage/open-media-storage.ts'

/** It holds mails that were sent long ago: nothing goes out before the owner agrees. */
const holdMail = (tx: Db) => createMailHold(tx).hold()

const usage = `Bring everything back from a backup, into the store that DATABASE_URL or DATA_DIR names:

  npm run restore -- FILE             into an empty store
  npm run restore -- FILE --replace   instead of what is there, which is backed up first
`

/** Answers the exit code. */
export async function runRestoreCommand(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw new TypeError('Name one backup file.')
    const config = readConfig(process.env)
    const log = pino({ level: 'silent' })
    const { databaseUrl: url, dataDir } = config
    keepFilesPrivate(dataDir, log)
    const database = await openDatabase({ url, dataDir, migrationsFolder, log, migrate: false })
    try {
      const storage = openMediaStorage(config)
      // Nothing else removes a file here.
      const whileRemovalsPaused = <T>(job: () => Promise<T>) => job()
      const parts = { config, database, storage, whileRemovalsPaused, clock: systemClock, log }
      const file = resolve(name)
      const beforeChange = async (manifest: Manifest) => {
        await refuseRestoreWithoutRoom(config, manifest)
        if (!values.replace) return
        const before = await createBackups(parts).run('before-restore')
        say(
          `What was there before is kept in ${before.name}, in the backups folder next to the data.`,
        )
      }
      const manifest = await restoreBackup(
        {
          database,
          storage,
          migrationsFolder,
          replace: values.replace,
          beforeChange,
          beforeCommit: holdMail,
        },
        file,
      )
      // Diaries that run on the same server show the restored pages at once.
      await database.notify('content_changed', 'restore')
      say(`Restored from ${file}, made ${manifest.madeAt}:`)
      for (const table of manifest.tables) say(`  ${String(table.rows).padStart(7)}  ${table.name}`)
      say(`  ${String(manifest.media?.files ?? 0).padStart(7)}  photo files`)
      say('No mail goes out until you allow it under Readers › Letters in the admin.')
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    return commandError(error, usage)
  }
}
