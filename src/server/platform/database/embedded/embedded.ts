import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../process/lifecycle.ts'
import type { Database, DatabaseOptions } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { firstStoreOf } from './first-store.ts'
import { lockFolder } from './folder-lock.ts'
import { startMaintenance } from './maintenance.ts'
import { createSessionDatabase, createSessionPool } from './session-database.ts'
import { startStoreThread } from './start-store-thread.ts'

export type EmbeddedOptions = Omit<DatabaseOptions, 'url'>

const postgresMajor = '18'
const FIRST_START_BYTES = 192 * 1024 * 1024

export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, migrationsFolder, log } = options
  makeWritable(dataDir)
  const lock = lockFolder(join(dataDir, 'database.lock'), dataDir)
  const thread = await startThread(options).catch((error: unknown) => {
    lock.release()
    throw error
  })
  const pool = createSessionPool(thread)
  let maintenance: { stop(): Promise<void> } | undefined
  const database = createSessionDatabase(pool, async () => {
    await maintenance?.stop()
    await pool.end()
    await thread.close()
    lock.release()
  })
  try {
    if (options.migrate !== false) {
      await migrateDatabase(pool, migrationsFolder, async () => options.beforeMigration?.(database))
    }
    maintenance = startMaintenance(database, log)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startThread({ dataDir, migrationsFolder, firstStoreFile, log }: EmbeddedOptions) {
  const folder = join(dataDir, 'database')
  const isNew = !existsSync(folder)
  if (isNew) refuseFirstStartWithoutRoom(dataDir)
  else refuseOtherVersion(folder)
  const firstStore =
    isNew && firstStoreFile && existsSync(firstStoreFile)
      ? firstStoreOf(firstStoreFile, migrationsFolder)
      : undefined
  return startStoreThread({ folder, isDurable: true, firstStore }, (error) => {
    // Without its store the diary could only say that it is away; a restart recovers both.
    log.error({ err: error }, 'The embedded database ended by itself, and the diary ends with it.')
    process.exit(1)
  })
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} isn’t writable. Give this user permission, or choose another folder with DATA_DIR.`,
    )
  }
}

export function refuseFirstStartWithoutRoom(dataDir: string, needed = FIRST_START_BYTES): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  if (free >= needed) return
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
  throw new StartError(
    `There isn’t enough space for a new diary: ${dataDir} needs ${megabytes(needed)}, but its disk has ${megabytes(free)} left. Free up some space, or choose another folder with DATA_DIR.`,
  )
}

function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (found === postgresMajor) return
  throw new StartError(
    found === null
      ? `The folder ${folder} doesn’t contain a PostgreSQL database (there’s no PG_VERSION). Move it away, or choose another folder with DATA_DIR.`
      : `The database in ${folder} was made by PostgreSQL ${found}, but this program reads PostgreSQL ${postgresMajor}. Open it with the version of this program that made it, and make a backup there.`,
  )
}
