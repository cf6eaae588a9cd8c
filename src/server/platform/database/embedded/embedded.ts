import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartError } from '../../process/start-error.ts'
import type { Database, DatabaseOptions, Db } from '../database.ts'
import { hasOlderData, migrateDatabase } from '../migrate.ts'
import { DurableNodeFS, durableStartParams, fsyncPath } from './durable-node-fs.ts'
import { embeddedHandle } from './embedded-handle.ts'
import { lockFolder } from './folder-lock.ts'
import { startMaintenance } from './maintenance.ts'
import { openPglite } from './open-pglite.ts'

export type EmbeddedOptions = Omit<DatabaseOptions, 'url'>

const postgresMajor = '18'
/** A new database with its log, and some room for the first days. */
const FIRST_START_BYTES = 192 * 1024 * 1024

export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, migrationsFolder, log } = options
  makeWritable(dataDir)
  const lock = lockFolder(join(dataDir, 'database.lock'), dataDir)
  try {
    const folder = join(dataDir, 'database')
    if (existsSync(folder)) refuseOtherVersion(folder)
    else {
      refuseFirstStartWithoutRoom(dataDir)
      await createFolder(folder)
    }

    const client = await openFolder(folder)
    try {
      const db = drizzle(client)
      if (options.migrate !== false) {
        await migrateDatabase(db as unknown as Db, migrationsFolder, async (config) => {
          if (await hasOlderData(db as unknown as Db, migrationsFolder)) {
            await options.beforeMigration?.(embeddedHandle(client, async () => {}))
          }
          await migrate(db, config)
        })
      }
      const maintenance = startMaintenance(client, log)
      return embeddedHandle(client, async () => {
        await maintenance.stop()
        await client.close()
        lock.release()
      })
    } catch (error) {
      await client.close()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
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

function openFolder(folder: string): Promise<PGlite> {
  return openPglite({ fs: new DurableNodeFS(folder), startParams: durableStartParams })
}

/** Made beside its place and renamed when whole, so a kill in between leaves nothing half-made. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  const client = await openFolder(unfinished)
  await client.close()
  fsyncTree(unfinished)
  renameSync(unfinished, folder)
  fsyncPath(join(folder, '..'))
}

function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(join(entry.parentPath, entry.name))
  }
  fsyncPath(folder)
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
