import { openDatabase } from '#server/platform/database/open-database.ts'
import { StartError } from '#server/platform/process/lifecycle.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder as ownMigrations } from '../stores/test-database.ts'

const [dataDir = '', url, migrationsFolder = ownMigrations, firstStoreFile] = process.argv.slice(2)
try {
  const database = await openDatabase({
    url: url || undefined,
    dataDir,
    migrationsFolder,
    ...(firstStoreFile && { firstStoreFile }),
    log: silentLog,
  })
  await database.close()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(error.message)
  process.exitCode = 1
}
