import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import {
  firstStoreOf,
  packFirstStore,
} from '../../src/server/platform/database/embedded/first-store.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { firstStoreFile, migrationsFolder } from '../../src/server/platform/root.ts'

/**
 * Packs an embedded database that was opened and closed: it has all tables and not one row, because
 * secrets in it would be those of everybody's diary.
 */
export async function buildFirstStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'diary-first-store-'))
  try {
    const log = pino({ level: 'silent' })
    const database = await openDatabase({ dataDir, migrationsFolder, log })
    await database.close()
    const unfinished = `${firstStoreFile}.new`
    const made = firstStoreOf(unfinished, migrationsFolder)
    await packFirstStore(join(dataDir, 'database'), made)
    await rename(unfinished, firstStoreFile)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
