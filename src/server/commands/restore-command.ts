import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupsPlatform, createBackupsService } from '../backups/backups.service.ts'
import type { Manifest } from '../backups/manifest.ts'
import {
  findFilesToRestore,
  refuseRestoreWithoutRoom,
  restoreBackup,
} from '../backups/restore-backup.ts'
import { readConfig } from '../platform/config/config.ts'
import { createMailHold } from '../platform/mail/mail-hold.repository.ts'
import { printLine, reportCommandError } from '../platform/process/terminal.ts'
import { migrationsFolder } from '../platform/root.ts'
import { createWritePause } from '../platform/write-pause.ts'
import { findUnusableSettings } from '../settings/settings.repository.ts'
import { withStore } from './backup-command.ts'

const usage = `Bring everything back from a backup, into the store that DATABASE_URL or DATA_DIR names:

  npm run restore -- FILE             into an empty store
  npm run restore -- FILE --replace   instead of what is there, which is backed up first
`

export async function runRestoreCommand(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw new TypeError('Name one backup file.')
    const file = resolve(name)
    const manifest = await withStore(readConfig(process.env), (store) =>
      restoreInto(store, file, values.replace),
    )
    printLine(`Restored from ${file}, made ${manifest.madeAt}:`)
    for (const table of manifest.tables)
      printLine(`  ${String(table.rows).padStart(7)}  ${table.name}`)
    printLine(`  ${String(manifest.media?.files ?? 0).padStart(7)}  photo files`)
    printLine('No mail goes out until you allow it under Readers › Letters in the admin.')
    return 0
  } catch (error) {
    return reportCommandError(error, usage)
  }
}

async function restoreInto(store: BackupsPlatform, file: string, replace: boolean) {
  const { config, database, storage } = store
  async function beforeChange(manifest: Manifest) {
    await refuseRestoreWithoutRoom(config, await findFilesToRestore(storage, manifest))
    if (!replace) return
    const before = await createBackupsService(store).run('before-restore', {
      spared: basename(file),
    })
    printLine(
      `What was there before is kept in ${before.name}, in the backups folder next to the data.`,
    )
  }
  // Other diaries on the same database server must not write during the restore.
  const pause = await createWritePause(database)
  const manifest = await restoreBackup(
    {
      database,
      storage,
      migrationsFolder,
      replace,
      hold: pause.runExclusively,
      beforeChange,
      findUnusableSettings,
      // The backup may contain mails that were sent long ago, so no mail is sent until the owner
      // agrees.
      beforeCommit: (tx) => createMailHold(tx).hold(),
    },
    file,
  ).finally(pause.close)
  // Other diaries on the same database server must show the restored pages at once.
  await database.notify('content_changed', 'restore')
  return manifest
}
