import { createHash } from 'node:crypto'
import { damagedBackup, newerBackup, notABackup } from '../backups.errors.ts'
import { readArchive } from './archive-reader.ts'
import { type FileSums, FORMAT, MANIFEST, Manifest } from './manifest.ts'

const MAX_MANIFEST_BYTES = 256 * 1024 * 1024

/** Reads every byte of a backup and answers its manifest, or says what is wrong with it. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: FileSums = {}
  let manifest: Manifest | null = null
  for await (const entry of readArchive(file)) {
    if (entry.path === MANIFEST) {
      if (entry.bytes > MAX_MANIFEST_BYTES) throw notABackup(file)
      manifest = readManifest(file, await textOf(entry.body))
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
  if (typeof format === 'number' && format > FORMAT) throw newerBackup(file)
  const manifest = Manifest.safeParse(value)
  if (!manifest.success) throw notABackup(file)
  return manifest.data
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
