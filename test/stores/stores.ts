import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseOptions } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { partUnlessSlow } from '../part-unless-slow.ts'
import { silentLog } from '../silent-log.ts'
import { makeDataFolder } from './data-folder.ts'
import { askPostgres } from './start-postgres.ts'
import { migrationsFolder, openTestDatabase } from './test-database.ts'

export interface TestStore {
  options: DatabaseOptions
  remove(): Promise<void>
}

/** An empty folder, for first starts, upgrades and tests that create their own tables. */
export const createEmptyEmbeddedStore = () =>
  embeddedPlace(mkdtempSync(join(tmpdir(), 'data-dir-')))

/** A database without tables, for the same purposes. */
export const createEmptyServerStore = () => serverPlace('template0')

/** Copies a prepared folder with all tables and no rows. */
export const createEmbeddedStore = async () =>
  embeddedPlace(
    await makeDataFolder('tables', async (dataDir) => {
      const database = await openDatabase(embeddedPlace(dataDir).options)
      await database.close()
    }),
  )
export const createServerStore = () => serverPlace(inject('postgresTemplate'))

export type StoreName = 'embedded' | 'server'
interface Store {
  store: StoreName
  makePlace: () => TestStore | Promise<TestStore>
}
export const stores: Store[] = [
  { store: 'embedded', makePlace: createEmbeddedStore },
  { store: 'server', makePlace: createServerStore },
]
/**
 * For tests that kill processes: durability does not depend on what was being written, so one store
 * is enough.
 */
export const storesForKillTests = partUnlessSlow(stores.slice(1), stores)

/**
 * Opens a store for two instances. Only a server gives each its own connection; otherwise they
 * share one.
 */
export async function openSharedStore(store: StoreName | 'memory') {
  const place = await stores.find((candidate) => candidate.store === store)?.makePlace()
  const open = () => (place ? openDatabase(place.options) : openTestDatabase())
  const first = await open()
  const second = store === 'server' ? await open() : first
  const databases = [...new Set([first, second])]
  return {
    first,
    second,
    databases,
    async close() {
      for (const database of databases) await database.close()
      await place?.remove()
    },
  }
}
export type SharedStore = Awaited<ReturnType<typeof openSharedStore>>

function embeddedPlace(dataDir: string): TestStore {
  return {
    options: { dataDir, migrationsFolder, log: silentLog },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function serverPlace(template: string): Promise<TestStore> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await askServer(`create database ${name} template ${template}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return {
    options: { url: url.href, dataDir: '', migrationsFolder, log: silentLog },
    remove: () => askServer(`drop database ${name} with (force)`),
  }
}

const askServer = (text: string) => askPostgres(inject('postgresUrl'), text)

/** A condition for `pg_locks`, which also lists the databases of tests that run in parallel. */
export const ownDatabaseCondition =
  'database = (select oid from pg_database where datname = current_database())'
