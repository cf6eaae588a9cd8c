import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileSizes } from '#texts/grammar.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database, Db } from '../platform/database/database.ts'
import { findSqlState } from '../platform/database/errors.ts'
import { readSchemaMigrations, type SchemaMigration } from '../platform/database/migrate.ts'
import { openTemporaryDatabase } from '../platform/database/open-database.ts'
import { createWithWriteLock, type WithWriteLock } from '../platform/database/write-lock.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { type FileChecksums, readArchive } from './archive.ts'
import { getFreeBytes, RESERVE_BYTES } from './backup-folder.ts'
import {
  dataNotEmpty,
  filesDiffer,
  foreignBackup,
  newerBackup,
  newerData,
  noRoomToRestore,
  rowsDiffer,
  unusableSettings,
} from './backups.errors.ts'
import { isJsonWithinLimits } from './json-size.ts'
import { temporaryTables } from './make-backup.ts'
import {
  isManifestSound,
  type Manifest,
  parseMediaPath,
  tablePathOf,
  verifyArchive,
} from './manifest.ts'
import {
  applyMigration,
  createStagingSchema,
  describeTables,
  dropTables,
  hasRows,
  insertRows,
  listAppliedMigrations,
  publishStagedTables,
  readRows,
  recordMigrations,
  removeStagingSchema,
  STAGING_SCHEMA,
  setSerial,
  type TableShape,
  useStagingSchema,
} from './tables.repository.ts'

interface RestoreOptions {
  database: Database
  storage: MediaStorage
  migrationsFolder: string
  replace?: boolean
  keptTables?: readonly string[]
  hold?: WithWriteLock
  beforeChange?: (manifest: Manifest) => Promise<void>
  /** Returns the columns of the staged settings with which no page could be rendered. */
  findUnusableSettings?: (tx: Db) => Promise<string[]>
  onStep?: (step: 'rows' | 'photos') => void
  /** Called in the final transaction, when everything is restored and up to date. */
  beforeCommit?: (tx: Db) => Promise<void>
}

const BATCH_BYTES = 1024 * 1024
/** No post comes near this size. */
const MAX_ROW_BYTES = 64 * 1024 * 1024
/** No real row comes near these limits, and PostgreSQL needs many times the size of the JSON. */
const ROW_JSON = { depth: 64, values: 500_000 }
/** A row takes more space in a database than in a file: indexes and the transaction log. */
const ROW_FACTOR = 4

/**
 * Loads a backup of either store into either store. The rows are staged beside the current ones in
 * the schema they were written with, compared with the backup, and then brought up to date. Pages
 * stay readable meanwhile. One transaction swaps the tables, so a failure before its end leaves the
 * diary unchanged.
 */
export async function restoreBackup(options: RestoreOptions, file: string): Promise<Manifest> {
  const { database, storage, migrationsFolder, keptTables = [] } = options
  const { hold = createWithWriteLock(database), onStep = () => {} } = options
  const manifest = await verifyArchive(file)
  const versions = readSchemaMigrations(migrationsFolder)
  const backed = versions.slice(0, manifest.migrations.length)
  const isKnown = manifest.migrations.every(({ madeAt }, at) => backed[at]?.madeAt === madeAt)
  if (!isKnown) throw newerBackup(file)
  if (!isManifestSound(manifest, backed.at(-1)?.tables ?? [])) throw foreignBackup(file)

  const replacedTables = async (db: Db) =>
    (await currentTables(db, versions)).filter(({ name }) => !keptTables.includes(name))
  await hold(async ({ lockTables, commit }) => {
    await lockTables((await replacedTables(database.db)).map(({ name }) => name))
    if (!options.replace) await refuseData(database.db, versions)
    await options.beforeChange?.(manifest)
    try {
      onStep('rows')
      await stageRows(options, file, { manifest, versions })
      onStep('photos')
      if (manifest.media) await restoreMedia(storage, manifest, file)
      await commit(async (tx) => {
        if (!options.replace) await refuseData(tx, versions)
        await dropTables(tx, await replacedTables(tx))
        const names = versions.at(-1)?.tables ?? []
        await publishStagedTables(
          tx,
          names.filter((name) => !keptTables.includes(name)),
        )
        await recordMigrations(tx, versions)
        await options.beforeCommit?.(tx)
      })
    } catch (error) {
      // If the database is unreachable, the staged tables stay until the next start removes them.
      await removeStagingSchema(database.db).catch(() => {})
      throw error
    }
  })
  return manifest
}

interface Staged {
  manifest: Manifest
  versions: SchemaMigration[]
}

/** Many short transactions let the embedded store serve its readers in between. */
async function stageRows(
  { database: { db }, findUnusableSettings }: RestoreOptions,
  file: string,
  { manifest, versions }: Staged,
) {
  const inStaging: InStaging = (work) =>
    db.transaction(async (tx) => {
      await useStagingSchema(tx)
      return work(tx)
    })
  const backedCount = manifest.migrations.length
  await db.transaction(createStagingSchema)
  for (const version of versions.slice(0, backedCount)) {
    await inStaging((tx) => applyMigration(tx, version))
  }
  const names = manifest.tables.map((table) => table.name)
  const shapes = await inStaging((tx) => describeTables(tx, names, STAGING_SCHEMA))
  await loadRows(inStaging, shapes, file)
  for (const shape of shapes) await inStaging((tx) => compareRows(tx, shape, manifest))
  for (const { table, column, last } of manifest.sequences) {
    const isSerial = shapes.some(({ name, serials }) => name === table && serials.includes(column))
    if (!isSerial) throw foreignBackup(file)
    await inStaging((tx) => setSerial(tx, table, column, last))
  }
  for (const version of versions.slice(backedCount)) {
    await inStaging((tx) => applyMigration(tx, version))
  }
  const unusable = findUnusableSettings ? await inStaging(findUnusableSettings) : []
  if (unusable.length > 0) throw unusableSettings(file, unusable)
}

type InStaging = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

async function currentTables(db: Db, versions: SchemaMigration[]): Promise<TableShape[]> {
  const last = (await listAppliedMigrations(db)).at(-1)
  const version = versions.find((version) => version.madeAt === last?.madeAt)
  if (last && !version) throw newerData()
  return describeTables(db, version?.tables ?? [])
}

async function refuseData(db: Db, versions: SchemaMigration[]): Promise<void> {
  const full: string[] = []
  for (const table of await currentTables(db, versions)) {
    if (!temporaryTables.includes(table.name) && (await hasRows(db, table))) full.push(table.name)
  }
  if (full.length > 0) throw dataNotEmpty(full.join(', ').replaceAll('_', ' '))
}

async function loadRows(inStaging: InStaging, shapes: TableShape[], file: string): Promise<void> {
  for await (const entry of readArchive(file)) {
    const shape = shapes.find((shape) => tablePathOf(shape.name) === entry.path)
    if (!shape) continue
    const insert = (rows: string[]) => inStaging((tx) => insertRows(tx, shape, rows))
    let batch: string[] = []
    let bytes = 0
    try {
      for await (const line of linesOf(entry.body, file)) {
        batch.push(line)
        bytes += line.length
        if (bytes < BATCH_BYTES) continue
        await insert(batch)
        batch = []
        bytes = 0
      }
      if (batch.length > 0) await insert(batch)
    } catch (error) {
      throw isRefusedValue(error) ? foreignBackup(file) : error
    }
  }
}

/** Errors of class 22 and 23 mean values that no column of ours can have had. */
const isRefusedValue = (error: unknown) => /^2[23]/.test(findSqlState(error) ?? '')

/** node:readline would also end lines at U+2028, which a text may contain. */
async function* linesOf(body: AsyncIterable<Buffer>, file: string): AsyncGenerator<string> {
  const LINE_FEED = 10
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      const line = Buffer.concat([...chunks, chunk.subarray(from, at)])
      if (!isJsonWithinLimits(line, ROW_JSON)) throw foreignBackup(file)
      yield line.toString()
      chunks = []
      bytes = 0
      from = at + 1
    }
    chunks.push(chunk.subarray(from))
    bytes += chunk.length - from
    if (bytes > MAX_ROW_BYTES) throw foreignBackup(file)
  }
}

async function compareRows(tx: Db, shape: TableShape, manifest: Manifest): Promise<void> {
  const hash = createHash('sha256')
  for await (const rows of readRows(tx, shape)) for (const row of rows) hash.update(`${row}\n`)
  const expected = manifest.files[tablePathOf(shape.name)]?.sha256
  if (hash.digest('hex') !== expected) throw rowsDiffer(shape.name)
}

/** Photos have random names and never change, so a photo that is already here is skipped. */
async function restoreMedia(storage: MediaStorage, manifest: Manifest, file: string) {
  let name = ''
  let folder = ''
  const storePhoto = async () => {
    if (!folder) return
    await storage.store(folder, name)
    folder = ''
  }
  try {
    for await (const entry of readArchive(file)) {
      const media = parseMediaPath(entry.path)
      if (!media || (await isHere(storage, media, manifest.files[entry.path]))) continue
      if (name !== media.name) await storePhoto()
      if (!folder) folder = await storage.openWorkFolder()
      name = media.name
      await pipeline(entry.body, createWriteStream(join(folder, media.file)))
    }
    await storePhoto()
  } finally {
    if (folder) await storage.closeWorkFolder(folder)
  }
}

async function isHere(
  storage: MediaStorage,
  { name, file }: { name: string; file: string },
  sum: FileChecksums[string] | undefined,
): Promise<boolean> {
  if ((await storage.sizeOf(name, file)) !== sum?.bytes) return false
  const found = await storage.open(name, file)
  return found !== null && (await sha256(found.stream)) === sum?.sha256
}

/** Photos that are already here take no space, but rows are always loaded again. */
export async function findFilesToRestore(storage: MediaStorage, { files }: Manifest) {
  const needed: FileChecksums = {}
  for (const [path, sum] of Object.entries(files)) {
    const media = parseMediaPath(path)
    const isThere = media && (await storage.sizeOf(media.name, media.file)) === sum.bytes
    if (!isThere) needed[path] = sum
  }
  return { files: needed }
}

/** Runs before anything is changed: a disk that fills up half-way would leave half the photos. */
export async function refuseRestoreWithoutRoom(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaDir' | 'mediaS3'>,
  { files }: Pick<Manifest, 'files'>,
  free = getFreeBytes,
): Promise<void> {
  const bytesOf = (isCounted: (path: string) => boolean) =>
    Object.entries(files)
      .filter(([path]) => isCounted(path))
      .reduce((sum, [, { bytes }]) => sum + bytes, 0)
  const rows = config.databaseUrl
    ? 0
    : ROW_FACTOR * bytesOf((path) => parseMediaPath(path) === null)
  const photos = config.mediaS3 ? 0 : bytesOf((path) => parseMediaPath(path) !== null)
  for (const [folder, bytes] of [
    [config.dataDir, rows + photos],
    [config.mediaDir, photos],
  ] as const) {
    await mkdir(folder, { recursive: true })
    const needed = bytes + RESERVE_BYTES
    const left = await free(folder)
    if (left < needed) throw noRoomToRestore(folder, fileSizes.whole(needed), fileSizes.whole(left))
  }
}

/** Restores into a temporary store and compares every row and every file. */
export async function testRestore(file: string, migrationsFolder: string): Promise<Manifest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'restore-drill-'))
  try {
    const database = await openTemporaryDatabase(join(dataDir, 'database'))
    try {
      const storage = createDiskStorage(join(dataDir, 'media'))
      const manifest = await restoreBackup({ database, storage, migrationsFolder }, file)
      for (const [path, sum] of Object.entries(manifest.files)) {
        const media = parseMediaPath(path)
        if (!media) continue
        const found = await storage.open(media.name, media.file)
        if (!found || (await sha256(found.stream)) !== sum.sha256) throw filesDiffer(path)
      }
      return manifest
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function sha256(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}
