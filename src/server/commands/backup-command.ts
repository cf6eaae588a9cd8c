import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupsFolderOf } from '../backups/backup-folder.ts'
import {
  type BackupsPlatform,
  type BackupsServiceState,
  createBackupsService,
} from '../backups/backups.service.ts'
import { testRestore } from '../backups/restore-backup.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { AppError } from '../platform/http/errors.ts'
import { systemClock } from '../platform/process/clock.ts'
import { printLine, reportCommandError } from '../platform/process/terminal.ts'
import { migrationsFolder } from '../platform/root.ts'
import { openMediaStorage } from '../platform/storage/storage.ts'
import { findEmbeddedDiary, prepareOwnProcess, runUntilDone } from './call-diary.ts'

const usage = `Back up everything (posts, photos, settings, people) into one file:

  npm run backup                    into the folder backups beside the data
  npm run backup -- --to FILE       and copy it there
  npm run backup -- --drill         and rehearse restoring it, comparing every row and file
`

export async function runBackupCommand(args: string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string' }, drill: { type: 'boolean' } },
    })
    const config = readConfig(process.env)
    const folder = backupsFolderOf(config.dataDir)
    const file = join(folder, await makeOne(config))
    printLine(`Backed up and read back: ${file}`)
    if (values.drill) {
      const { tables, media } = await testRestore(file, migrationsFolder)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      printLine(
        `Drill passed: ${rows} rows and ${media?.files ?? 0} photo files came back the same.`,
      )
    }
    if (values.to) {
      await copyFile(file, resolve(values.to))
      printLine(`Copied to ${resolve(values.to)}`)
    }
    return 0
  } catch (error) {
    return reportCommandError(error, usage)
  }
}

async function makeOne(config: Config): Promise<string> {
  const running = await findEmbeddedDiary(config)
  if (!running) {
    return withStore(
      config,
      async (store) => (await createBackupsService(store).run('by-hand')).name,
    )
  }
  const { backups, trouble } = await runUntilDone<BackupsServiceState>(running.ask, 'backup', null)
  const [newest] = backups
  if (trouble || !newest) throw new AppError(500, 'backup.failed', trouble ?? '')
  return newest.name
}

/** Opens only the store and does not upgrade it, so it works with data of any version. */
export async function withStore<T>(
  config: Config,
  use: (store: BackupsPlatform) => Promise<T>,
): Promise<T> {
  const log = prepareOwnProcess(config)
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir, migrationsFolder, log, migrate: false })
  try {
    return await use({
      config,
      database,
      storage: openMediaStorage(config),
      // No other code removes files in this process.
      whileRemovalsPaused: (job) => job(),
      clock: systemClock,
      log,
    })
  } finally {
    await database.close()
  }
}
