import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseOptions } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { partOrWhole } from '../part-or-whole.ts'
import { silentLog } from '../silent-log.ts'
import { makeDataFolder } from './data-folder.ts'
import { askPostgres } from './start-postgres.ts'
import { migrationsFolder, openTestDatabase } from './test-database.ts'

/** A place of its own for a database, and how to remove it. */
export interface Place {
  options: DatabaseOptions
  remove(): Promise<void>
}

/** A folder without anything: for first starts, upgrades and whatever brings its own tables. */
export const makeEmptyEmbeddedPlace = () => embeddedPlace(mkdtempSync(join(tmpdir(), 'data-dir-')))

/** A database without a table, for the same. */
export const makeEmptyServerPlace = () => serverPlace('template0')

/** With all tables, and nothing in them: a copy of one that was made before. */
export const makeEmbeddedPlace = async () =>
  embeddedPlace(
    await makeDataFolder('tables', async (dataDir) => {
      const database = await openDatabase(embeddedPlace(dataDir).options)
      await database.close()
    }),
  )
export const makeServerPlace = () => serverPlace(inject('postgresTemplate'))

export type StoreName = 'embedded' | 'server'
interface Store {
  store: StoreName
  makePlace: () => Place | Promise<Place>
}
export const stores: Store[] = [
  { store: 'embedded', makePlace: makeEmbeddedPlace },
  { store: 'server', makePlace: makeServerPlace },
]
/** For processes that are killed: what a store survives does not depend on what was being written. */
export const storesOfKilled = partOrWhole(stores.slice(1), stores)

/** What two instances of a diary have of a store: of all but a server one connection, which they share. */
export async function openForTwo(store: StoreName | 'memory') {
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
export type OpenStore = Awaited<ReturnType<typeof openForTwo>>

function embeddedPlace(dataDir: string): Place {
  return {
    options: { dataDir, migrationsFolder, log: silentLog },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function serverPlace(template: string): Promise<Place> {
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

/** Of `pg_locks`, which knows the databases of all tests that run meanwhile. */
export const inOurDatabase =
  'database = (select oid from pg_database where datname = current_database())'
