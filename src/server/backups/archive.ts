import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Header } from 'tar'
import { damagedBackup, swollenBackup } from './backups.errors.ts'

export type FileChecksums = Record<string, { bytes: number; sha256: string }>

export interface ArchiveEntry {
  path: string
  bytes: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Limits the unpacked size, against decompression bombs: text packs well, but not 100 to 1. */
const MAX_RATIO = 100
const ALWAYS_ALLOWED_BYTES = 256 * 1024 * 1024
/** A photo has about eight files. */
const MAX_FILES = 1_000_000

/** Files of a tar archive begin at multiples of this size. */
const BLOCK = 512
/** The fastest level: photos do not compress further, and text compresses well at any level. */
const LEVEL = 1

/**
 * Streams the entries into a tar.gz. `sums` is filled on the way, so that the last entry can list
 * them.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  sums: FileChecksums,
): Promise<void> {
  await pipeline(
    Readable.from(tarBlocks(entries, sums)),
    createGzip({ level: LEVEL }),
    // The file is flushed before the backup counts as made. It contains everything, so only its
    // owner may read it.
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

async function* tarBlocks(entries: AsyncIterable<ArchiveEntry>, sums: FileChecksums) {
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

interface ReadEntry {
  path: string
  bytes: number
  body: AsyncGenerator<Buffer>
}

/** Skips the part of a body that the caller did not read. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const { size: packedBytes } = await stat(file)
  const maxBytes = ALWAYS_ALLOWED_BYTES + MAX_RATIO * packedBytes
  const gunzip = createGunzip()
  // An error of the file destroys gunzip, whose reader below throws it.
  pipeline(createReadStream(file), gunzip).catch(() => {})
  const bytes = createByteReader(chunksOf(gunzip, file, maxBytes), file)
  try {
    for (let files = 0; ; files++) {
      if (files > MAX_FILES) throw swollenBackup(file)
      const header = await headerFrom(await bytes.read(BLOCK), file)
      if (header.nullBlock) break
      if (!header.cksumValid || header.type !== 'File') throw damagedBackup(file)
      const size = header.size ?? 0
      if (!Number.isSafeInteger(size) || size < 0) throw damagedBackup(file)
      const body = bytes.stream(size)
      yield { path: header.path ?? '', bytes: size, body }
      for await (const _rest of body);
      await bytes.read((BLOCK - (size % BLOCK)) % BLOCK)
    }
    // gunzip verifies the checksum at the end, and only when everything was read.
    await bytes.drain()
  } finally {
    gunzip.destroy()
  }
}

async function headerFrom(block: Buffer, file: string): Promise<Header> {
  const { Header } = await import('tar')
  try {
    return new Header(block)
  } catch (error) {
    throw damagedBackup(file, error)
  }
}

async function* chunksOf(
  gunzip: AsyncIterable<Buffer>,
  file: string,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const chunk of gunzip) {
      bytes += chunk.length
      if (bytes > maxBytes) throw swollenBackup(file)
      yield chunk
    }
  } catch (error) {
    const { code } = error as { code?: unknown }
    throw typeof code === 'string' && code.startsWith('Z_') ? damagedBackup(file, error) : error
  }
}

function createByteReader(chunks: AsyncGenerator<Buffer>, file: string) {
  let rest: Buffer = Buffer.alloc(0)

  async function* stream(length: number): AsyncGenerator<Buffer> {
    let missing = length
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) throw damagedBackup(file)
        rest = next.value
      }
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      yield part
    }
  }

  return {
    stream,
    async read(length: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of stream(length)) parts.push(part)
      return Buffer.concat(parts)
    },
    async drain() {
      while (!(await chunks.next()).done);
    },
  }
}
