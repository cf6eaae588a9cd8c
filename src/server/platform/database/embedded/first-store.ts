import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** A packed folder with all tables and no row, which a first start unpacks in place of initdb. */
export interface FirstStore {
  file: string
  /** Only a folder of the same PGlite and the same migrations is used. */
  origin: string
}

/** Lies in the packed folder and is removed before PostgreSQL sees it. */
const ORIGIN_FILE = 'first-store-origin'

export function firstStoreOf(file: string, migrationsFolder: string): FirstStore {
  const packageFile = findPackageJSON('@electric-sql/pglite', import.meta.url)!
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const migration = readMigrationFiles({ migrationsFolder }).at(-1)
  return { file, origin: `pglite ${version}, migration ${migration?.hash}` }
}

export async function packFirstStore(folder: string, { file, origin }: FirstStore) {
  const { create } = await import('tar')
  writeFileSync(join(folder, ORIGIN_FILE), origin)
  await create({ file, cwd: folder, gzip: { level: 9 }, portable: true, noMtime: true }, ['.'])
  rmSync(join(folder, ORIGIN_FILE))
}

/** Returns false when the folder was made otherwise, or cannot be unpacked; it is not empty then. */
export async function unpackFirstStore({ file, origin }: FirstStore, folder: string) {
  try {
    const { extract } = await import('tar')
    extract({ file, cwd: folder, sync: true, strict: true, preserveOwner: false })
    const originFile = join(folder, ORIGIN_FILE)
    const isSame = readFileSync(originFile, 'utf8') === origin
    rmSync(originFile)
    return isSame
  } catch {
    return false
  }
}
