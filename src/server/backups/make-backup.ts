import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database, Db } from '../platform/database/database.ts'
import { readSchemaMigrations } from '../platform/database/migrate.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { syncFolder } from '../platform/storage/receive-file.ts'
import { type ArchiveEntry, type FileChecksums, writeArchive } from './archive.ts'
import { newerData } from './backups.errors.ts'
import {
  MANIFEST_FORMAT,
  MANIFEST_PATH,
  Manifest,
  mediaPathOf,
  tablePathOf,
  verifyArchive,
} from './manifest.ts'
import {
  describeTables,
  getLastSerial,
  listAppliedMigrations,
  readRows,
  type TableShape,
  useUtc,
} from './tables.repository.ts'

/**
 * Backups leave out sessions, leases, counts of attempts, keys of recent uploads, and the salts that
 * hide addresses.
 */
export const temporaryTables = [
  'comment_salts',
  'comment_used_tokens',
  'due_work',
  'email_changes',
  'known_devices',
  'media_uploads',
  'passkey_challenges',
  'password_resets',
  'rate_limits',
  'sessions',
  'sign_in_flows',
  'statistics_salts',
  'statistics_seen',
  'stored_secrets',
]

interface BackupSource {
  database: Database
  /** Null leaves the photos out. */
  storage: MediaStorage | null
  migrationsFolder: string
  programVersion: string
}

/**
 * The archive gets its final name only after it was read back, so a damaged one never counts as a
 * backup.
 */
export async function makeBackup(source: BackupSource, file: string): Promise<Manifest> {
  const unfinished = `${file}.unfinished`
  const rows = `${unfinished}-rows`
  try {
    await rm(unfinished, { force: true })
    await rm(rows, { recursive: true, force: true })
    await mkdir(rows, { mode: 0o700 })
    const about = await writeTables(source, rows)
    const sums: FileChecksums = {}
    await writeArchive(unfinished, archiveEntries(source, rows, about, sums), sums)
    const manifest = await verifyArchive(unfinished)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return manifest
  } finally {
    await rm(unfinished, { force: true })
    await rm(rows, { recursive: true, force: true })
  }
}

type About = Omit<Manifest, 'media' | 'files'>

/**
 * One transaction reads all tables, so they show one instant. Rows go to plain files first: the
 * embedded store serves nobody else during the transaction, and compressing takes longer than
 * reading.
 */
async function writeTables(source: BackupSource, folder: string): Promise<About> {
  const { database, migrationsFolder, programVersion } = source
  const { version: postgresVersion } = await database.describe()
  const readAll = async (tx: Db): Promise<About> => {
    await useUtc(tx)
    const migrations = await listAppliedMigrations(tx)
    const shapes = await describeTables(tx, tablesToKeep(migrations, migrationsFolder))
    const tables: About['tables'] = []
    const sequences: About['sequences'] = []
    for (const shape of shapes) {
      tables.push({ name: shape.name, rows: await writeRows(tx, shape, folder) })
      for (const column of shape.serials) {
        const last = await getLastSerial(tx, shape.name, column)
        sequences.push({ table: shape.name, column, last })
      }
    }
    return {
      format: MANIFEST_FORMAT,
      program: 'dachshund-diary',
      programVersion,
      madeAt: new Date().toISOString(),
      store: database.kind,
      postgresVersion,
      migrations,
      tables,
      sequences,
    }
  }
  return database.db.transaction(readAll, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/**
 * The data may be older than the program, so the version of the data decides which tables exist.
 */
function tablesToKeep(applied: { madeAt: number }[], migrationsFolder: string): string[] {
  const last = applied.at(-1)
  if (!last) return []
  const version = readSchemaMigrations(migrationsFolder).find(
    (version) => version.madeAt === last.madeAt,
  )
  if (!version) throw newerData()
  return version.tables.filter((name) => !temporaryTables.includes(name))
}

async function writeRows(tx: Db, shape: TableShape, folder: string): Promise<number> {
  let count = 0
  const lines = async function* () {
    for await (const rows of readRows(tx, shape)) {
      count += rows.length
      yield rows.map((row) => `${row}\n`).join('')
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, shape.name)))
  return count
}

async function* archiveEntries(
  { storage }: BackupSource,
  rowsFolder: string,
  about: About,
  sums: FileChecksums,
): AsyncGenerator<ArchiveEntry> {
  for (const { name } of about.tables) {
    const file = join(rowsFolder, name)
    const { size } = await stat(file)
    yield { path: tablePathOf(name), bytes: size, body: createReadStream(file) }
  }
  const media = { photos: 0, files: 0, bytes: 0 }
  if (storage) {
    for await (const entry of mediaEntries(storage, () => media.photos++)) {
      media.files += 1
      media.bytes += entry.bytes
      yield entry
    }
  }
  const manifest: Manifest = { ...about, media: storage ? media : null, files: { ...sums } }
  const text = Buffer.from(JSON.stringify(Manifest.parse(manifest), null, 1))
  yield { path: MANIFEST_PATH, bytes: text.length, body: [text] }
}

/**
 * Photos are listed after the rows were read: each photo was stored before its row, so none is
 * missed.
 */
async function* mediaEntries(storage: MediaStorage, onPhoto: () => void) {
  for (const { name } of await storage.list()) {
    const files = await storage.listFiles(name)
    if (files.length > 0) onPhoto()
    for (const file of files) {
      const found = await storage.open(name, file)
      if (!found) continue
      yield { path: mediaPathOf(name, file), bytes: found.sizeBytes, body: found.stream }
    }
  }
}
