import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { BackupState } from '#shared/contract/backups.admin.ts'
import { backupsFolder } from '../backups/backup-folder.ts'
import { type BackupsPlatform, createBackups } from '../backups/backups.service.ts'
import { drillBackup } from '../backups/restore-backup.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { AppError } from '../platform/http/errors.ts'
import { systemClock } from '../platform/process/clock.ts'
import { findRunningDiary } from '../platform/process/control.ts'
import { keepFilesPrivate } from '../platform/process/private-files.ts'
import { commandError, say } from '../platform/process/terminal.ts'
import { migrationsFolder } from '../platform/root.ts'
import { openMediaStorage } from '../platform/storage/storage.ts'

const usage = `Back up everything (posts, photos, settings, people) into one file:

  npm run backup                    into the folder backups beside the data
  npm run backup -- --to FILE       and copy it there
  npm run backup -- --drill         and rehearse restoring it, comparing every row and file
`
const POLL_MS = 300

/** Answers the exit code. */
export async function runBackupCommand(args: string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string' }, drill: { type: 'boolean' } },
    })
    const config = readConfig(process.env)
    const folder = backupsFolder(config.dataDir)
    const file = join(folder, await makeOne(config))
    say(`Backed up and read back: ${file}`)
    if (values.drill) {
      const { tables, media } = await drillBackup(file, migrationsFolder)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`Drill passed: ${rows} rows and ${media?.files ?? 0} photo files came back the same.`)
    }
    if (values.to) {
      await copyFile(file, resolve(values.to))
      say(`Copied to ${resolve(values.to)}`)
    }
    return 0
  } catch (error) {
    return commandError(error, usage)
  }
}

/** The embedded store belongs to one process: a running diary does the work itself. */
async function makeOne(config: Config): Promise<string> {
  const running = config.databaseUrl ? null : await findRunningDiary(config.dataDir)
  if (!running) {
    return withStore(config, async (store) => (await createBackups(store).run('by-hand')).name)
  }
  let state = (await running.ask('backup start', null)) as BackupState
  while (state.isRunning) {
    await setTimeout(POLL_MS)
    state = (await running.ask('backup state', null)) as BackupState
  }
  const [newest] = state.backups
  if (state.trouble || !newest) throw new AppError(500, 'backup.failed', state.trouble ?? '')
  return newest.name
}

/** Opens the store as it is, of whatever version, and nothing else of the diary. */
export async function withStore<T>(
  config: Config,
  use: (store: BackupsPlatform) => Promise<T>,
): Promise<T> {
  const log = pino({ level: 'silent' })
  const { databaseUrl: url, dataDir } = config
  keepFilesPrivate(dataDir, log)
  const database = await openDatabase({ url, dataDir, migrationsFolder, log, migrate: false })
  try {
    return await use({
      config,
      database,
      storage: openMediaStorage(config),
      // Nothing else removes a file here.
      whileRemovalsPaused: (job) => job(),
      clock: systemClock,
      log,
    })
  } finally {
    await database.close()
  }
}
