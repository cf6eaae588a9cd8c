import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../platform/config/config.ts'
import type { Database, Db } from '../platform/database/database.ts'
import { readSchemaVersions, type SchemaVersion } from '../platform/database/migrate.ts'
import { openTemporaryDatabase } from '../platform/database/open-database.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { readArchive } from './archive.ts'
import { freeBytes, inMegabytes, RESERVE_BYTES } from './backup-folder.ts'
import {
  dataNotEmpty,
  filesDiffer,
  foreignBackup,
  newerBackup,
  newerData,
  noRoomToRestore,
  rowsDiffer,
} from './backups.errors.ts'
import { temporaryTables } from './make-backup.ts'
import { isManifestSound, type Manifest, mediaOf, tablePath, verifyArchive } from './manifest.ts'
import {
  applyVersion,
  describeTables,
  dropTables,
  forgetApplied,
  hasRows,
  insertRows,
  listApplied,
  lockOutMigrations,
  readRows,
  setSerial,
  type TableShape,
  useUtc,
} from './tables.repository.ts'

interface RestoreOptions {
  database: Database
  storage: MediaStorage
  migrationsFolder: string
  /** Replace what is there; without it a store that holds anything is refused. */
  replace?: boolean
  /** Called when the backup has been found good, before anything is changed. */
  beforeChange?: (manifest: Manifest) => Promise<void>
  /** Called when everything is back and up to date, in the same transaction. */
  beforeCommit?: (tx: Db) => Promise<void>
}

const BATCH_BYTES = 1024 * 1024
/** Rows take more room in a database than in a file: indexes, and the log of the transaction. */
const ROW_FACTOR = 4

/**
 * Loads a backup of either store into either store. The rows come back in one transaction, in the
 * schema they were written with, are compared with the backup, and are then brought up to date:
 * whatever goes wrong, the database is as it was before.
 */
export async function restoreBackup(options: RestoreOptions, file: string): Promise<Manifest> {
  const { database, storage, migrationsFolder } = options
  const manifest = await verifyArchive(file)
  const versions = readSchemaVersions(migrationsFolder)
  const backed = versions.slice(0, manifest.migrations.length)
  const isKnown = manifest.migrations.every(({ madeAt }, at) => backed[at]?.madeAt === madeAt)
  if (!isKnown) throw newerBackup(file)
  if (!isManifestSound(manifest, backed.at(-1)?.tables ?? [])) throw foreignBackup(file)

  if (!options.replace) await refuseData(database.db, versions)
  await options.beforeChange?.(manifest)
  if (manifest.media) await restoreMedia(storage, file)
  await database.db.transaction(async (tx) => {
    if (database.kind === 'server') await lockOutMigrations(tx)
    await useUtc(tx)
    const old = await currentTables(tx, versions)
    if (!options.replace) await refuseData(tx, versions)
    await dropTables(tx, old)
    await forgetApplied(tx)
    for (const version of backed) await applyVersion(tx, version)
    const names = manifest.tables.map((table) => table.name)
    const shapes = await describeTables(tx, names)
    await loadRows(tx, shapes, file)
    for (const shape of shapes) await compareRows(tx, shape, manifest)
    for (const { table, column, last } of manifest.sequences) {
      const isSerial = shapes.some(
        ({ name, serials }) => name === table && serials.includes(column),
      )
      if (!isSerial) throw foreignBackup(file)
      await setSerial(tx, table, column, last)
    }
    for (const version of versions.slice(backed.length)) await applyVersion(tx, version)
    await options.beforeCommit?.(tx)
  })
  return manifest
}

async function currentTables(db: Db, versions: SchemaVersion[]): Promise<TableShape[]> {
  const last = (await listApplied(db)).at(-1)
  const version = versions.find((one) => one.madeAt === last?.madeAt)
  if (last && !version) throw newerData()
  return describeTables(db, version?.tables ?? [])
}

async function refuseData(db: Db, versions: SchemaVersion[]): Promise<void> {
  const full: string[] = []
  for (const table of await currentTables(db, versions)) {
    if (!temporaryTables.includes(table.name) && (await hasRows(db, table))) full.push(table.name)
  }
  if (full.length > 0) throw dataNotEmpty(full.join(', ').replaceAll('_', ' '))
}

async function loadRows(tx: Db, shapes: TableShape[], file: string): Promise<void> {
  for await (const entry of readArchive(file)) {
    const shape = shapes.find((one) => tablePath(one.name) === entry.path)
    if (!shape) continue
    let batch: string[] = []
    let bytes = 0
    for await (const line of linesOf(entry.body)) {
      batch.push(line)
      bytes += line.length
      if (bytes < BATCH_BYTES) continue
      await insertRows(tx, shape, batch)
      batch = []
      bytes = 0
    }
    if (batch.length > 0) await insertRows(tx, shape, batch)
  }
}

/** Not node:readline: it also ends lines at U+2028, which a text may well contain. */
async function* linesOf(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const LINE_FEED = 10
  let begun: Buffer[] = []
  for await (const chunk of body) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString()
      begun = []
      from = at + 1
    }
    begun.push(chunk.subarray(from))
  }
}

async function compareRows(tx: Db, shape: TableShape, manifest: Manifest): Promise<void> {
  const hash = createHash('sha256')
  for await (const rows of readRows(tx, shape)) for (const row of rows) hash.update(`${row}\n`)
  const expected = manifest.files[tablePath(shape.name)]?.sha256
  if (hash.digest('hex') !== expected) throw rowsDiffer(shape.name)
}

/** Photos have random names and never change, so those of the backup replace their equals. */
async function restoreMedia(storage: MediaStorage, file: string): Promise<void> {
  let name = ''
  let folder = ''
  const keep = async () => {
    if (!folder) return
    await storage.keep(folder, name)
    folder = ''
  }
  try {
    for await (const entry of readArchive(file)) {
      const media = mediaOf(entry.path)
      if (!media) continue
      if (name !== media.name) {
        await keep()
        name = media.name
        folder = await storage.openWorkFolder()
      }
      await pipeline(entry.body, createWriteStream(join(folder, media.file)))
    }
    await keep()
  } finally {
    if (folder) await storage.closeWorkFolder(folder)
  }
}

/** Checked before anything is changed: a disk that fills up half-way leaves half the photos. */
export async function refuseRestoreWithoutRoom(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaDir' | 'mediaS3'>,
  manifest: Manifest,
  free = freeBytes,
): Promise<void> {
  const bytesOf = (isCounted: (path: string) => boolean) =>
    Object.entries(manifest.files)
      .filter(([path]) => isCounted(path))
      .reduce((sum, [, { bytes }]) => sum + bytes, 0)
  const rows = config.databaseUrl ? 0 : ROW_FACTOR * bytesOf((path) => mediaOf(path) === null)
  const photos = config.mediaS3 ? 0 : bytesOf((path) => mediaOf(path) !== null)
  for (const [folder, bytes] of [
    [config.dataDir, rows + photos],
    [config.mediaDir, photos],
  ] as const) {
    await mkdir(folder, { recursive: true })
    const needed = bytes + RESERVE_BYTES
    const left = await free(folder)
    if (left < needed) throw noRoomToRestore(folder, inMegabytes(needed), inMegabytes(left))
  }
}

/** Restores a backup into a store that is thrown away, and compares every row and every file. */
export async function drillBackup(file: string, migrationsFolder: string): Promise<Manifest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'restore-drill-'))
  try {
    const database = await openTemporaryDatabase(join(dataDir, 'database'))
    try {
      const storage = createDiskStorage(join(dataDir, 'media'))
      // Every restore compares the rows by itself.
      const manifest = await restoreBackup({ database, storage, migrationsFolder }, file)
      for (const [path, sum] of Object.entries(manifest.files)) {
        const media = mediaOf(path)
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
