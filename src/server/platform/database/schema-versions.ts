import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

interface Journal {
  entries: { idx: number; when: number }[]
}
interface Snapshot {
  tables: Record<string, { name: string }>
}

export interface SchemaVersion {
  hash: string
  madeAt: number
  statements: string[]
  /** The tables there are once this migration has run. */
  tables: string[]
}

/** Every schema this program has had, oldest first. */
export function readSchemaVersions(migrationsFolder: string): SchemaVersion[] {
  const journal = readJson<Journal>(join(migrationsFolder, 'meta/_journal.json'))
  const files = readMigrationFiles({ migrationsFolder })
  return journal.entries.map((entry, at) => {
    const file = files[at]!
    const snapshotName = `${String(entry.idx).padStart(4, '0')}_snapshot.json`
    const snapshot = readJson<Snapshot>(join(migrationsFolder, 'meta', snapshotName))
    return {
      hash: file.hash,
      madeAt: file.folderMillis,
      statements: file.sql,
      tables: Object.values(snapshot.tables).map((table) => table.name),
    }
  })
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
