import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Header } from 'tar'
import { damagedBackup } from '../backups.errors.ts'

interface ReadEntry {
  path: string
  bytes: number
  body: AsyncGenerator<Buffer>
}

const BLOCK = 512

/** The files of an archive, one after the other; what a reader leaves of a body is passed over. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const gunzip = createGunzip()
  // Trouble with the file reaches the reader through the stream that it destroys.
  pipeline(createReadStream(file), gunzip, () => {})
  const bytes = createByteReader(chunksOf(gunzip, file), file)
  try {
    for (;;) {
      const header = await headerFrom(await bytes.take(BLOCK), file)
      if (header.nullBlock) break
      if (!header.cksumValid || header.type !== 'File') throw damagedBackup(file)
      const size = header.size ?? 0
      const body = bytes.stream(size)
      yield { path: header.path ?? '', bytes: size, body }
      for await (const _rest of body);
      await bytes.take((BLOCK - (size % BLOCK)) % BLOCK)
    }
    // The sum at the end of the compressed file is checked only by reading all of it.
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

async function* chunksOf(gunzip: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* gunzip
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
    async take(length: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of stream(length)) parts.push(part)
      return Buffer.concat(parts)
    },
    async drain() {
      while (!(await chunks.next()).done);
    },
  }
}
