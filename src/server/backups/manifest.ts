import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type FileChecksums, readArchive } from './archive.ts'
import { damagedBackup, newerBackup, notABackup, swollenBackup } from './backups.errors.ts'
import { isJsonWithinLimits } from './json-size.ts'

/** Must be raised when older programs can no longer read what this program writes. */
export const MANIFEST_FORMAT = 1
export const MANIFEST_PATH = 'manifest.json'
/**
 * Enough for 100,000 files. Beyond that, the limit grows with the files found before the manifest.
 */
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024
const MAX_BYTES_PER_FILE = 200
const MAX_MANIFEST_DEPTH = 8
const MAX_VALUES_PER_FILE = 4
const MAX_OTHER_VALUES = 100_000

/** The last file of a backup lists its contents and the program and schema that wrote it. */
export const Manifest = z.object({
  format: z.literal(MANIFEST_FORMAT),
  program: z.literal('dachshund-diary'),
  programVersion: z.string(),
  madeAt: z.iso.datetime(),
  store: z.enum(['embedded', 'server']),
  postgresVersion: z.string(),
  migrations: z.array(z.object({ hash: z.string(), madeAt: z.number() })),
  /** Ordered so that no row comes before a row it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
  /** Null when the photos were left out. */
  media: z.nullable(z.object({ photos: z.number(), files: z.number(), bytes: z.number() })),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export const tablePathOf = (table: string) => `tables/${table}.jsonl`
export const mediaPathOf = (name: string, file: string) => `media/${name}/${file}`

export function parseMediaPath(path: string): { name: string; file: string } | null {
  // These names decide where files are written, so they must not lead out of the folder.
  const match = /^media\/(\w[\w-]*)\/(\w[\w.-]*)$/.exec(path)
  return match ? { name: match[1]!, file: match[2]! } : null
}

/** Reads every byte and throws when a file is missing or differs from its checksum. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: FileChecksums = {}
  let manifest: Manifest | null = null
  for await (const entry of readArchive(file)) {
    if (entry.path === MANIFEST_PATH) {
      const files = Object.keys(found).length
      if (entry.bytes > Math.max(MAX_MANIFEST_BYTES, files * MAX_BYTES_PER_FILE)) {
        throw swollenBackup(file)
      }
      const json = await bytesOf(entry.body)
      const values = MAX_OTHER_VALUES + files * MAX_VALUES_PER_FILE
      if (!isJsonWithinLimits(json, { depth: MAX_MANIFEST_DEPTH, values })) throw notABackup(file)
      manifest = readManifest(file, json.toString())
      continue
    }
    const hash = createHash('sha256')
    for await (const chunk of entry.body) hash.update(chunk)
    found[entry.path] = { bytes: entry.bytes, sha256: hash.digest('hex') }
  }
  if (!manifest) throw notABackup(file)
  const listed = Object.entries(manifest.files)
  const isWhole =
    listed.length === Object.keys(found).length &&
    listed.every(([path, sum]) => {
      const actual = found[path]
      return actual?.sha256 === sum.sha256 && actual.bytes === sum.bytes
    })
  if (!isWhole) throw damagedBackup(file)
  return manifest
}

function readManifest(file: string, text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw damagedBackup(file)
  }
  const { format } = (value ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > MANIFEST_FORMAT) throw newerBackup(file)
  const manifest = Manifest.safeParse(value)
  if (!manifest.success) throw notABackup(file)
  return manifest.data
}

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Names of a manifest reach the database and the disk, so only names that this program writes are
 * accepted.
 */
export function isManifestSound(manifest: Manifest, knownTables: string[]): boolean {
  const { tables, sequences, files, media } = manifest
  const names = tables.map((table) => table.name)
  const rowFiles = new Set(names.map(tablePathOf))
  const paths = Object.keys(files)
  return (
    new Set(names).size === names.length &&
    names.every((name) => knownTables.includes(name)) &&
    [...rowFiles].every((path) => path in files) &&
    paths.every(
      (path) => rowFiles.has(path) || (media !== null && parseMediaPath(path) !== null),
    ) &&
    sequences.every(({ table, last }) => names.includes(table) && /^\d{1,18}$/.test(last))
  )
}
