import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { FileSums } from './manifest.ts'

export interface ArchiveEntry {
  path: string
  bytes: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const BLOCK = 512
/** Photos do not shrink any further and text shrinks at once: speed wins. */
const LEVEL = 1

/** Writes a tar.gz as its entries come; `sums` is filled on the way, so the last entry can list it. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  sums: FileSums,
): Promise<void> {
  await pipeline(
    Readable.from(tarBlocks(entries, sums)),
    createGzip({ level: LEVEL }),
    // Flushed to the disk before it counts; for its owner alone, because it holds everything.
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

async function* tarBlocks(entries: AsyncIterable<ArchiveEntry>, sums: FileSums) {
  for await (const entry of entries) {
    yield await headerOf(entry)
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of entry.body) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
    if (bytes !== entry.bytes) {
      throw new Error(`${entry.path} changed its size while it was read`)
    }
    sums[entry.path] = { bytes, sha256: hash.digest('hex') }
    yield Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

async function headerOf({ path, bytes }: ArchiveEntry): Promise<Buffer> {
  const { Header } = await import('tar')
  const header = new Header({ path, size: bytes, type: 'File', mode: 0o600, mtime: new Date() })
  const block = Buffer.alloc(BLOCK)
  header.encode(block)
  if (header.needPax) throw new Error(`the name ${path} is too long for an archive`)
  return block
}
