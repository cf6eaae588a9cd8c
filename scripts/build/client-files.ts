import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PagePart, Quality } from './build-stamp.ts'
import { runAtOnce } from './run-at-once.ts'

const BROTLI_QUALITY: Record<Quality, number> = { quick: 9, full: 11 }
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|json|txt)$/
const COMPRESSED = /\.(br|gz)$/
const SMALLEST_BYTES = 512

const packers = {
  br: (bytes: Buffer, quality: Quality) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality] },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** Where Vite lists the files of a page part, relative to the folder of all pages. */
export const manifestOf = (part: PagePart) => `.vite/${part}.json`

export async function filesInManifest(client: string, part: PagePart): Promise<string[]> {
  const text = await readFile(join(client, manifestOf(part)), 'utf8').catch(() => '{}')
  const chunks = Object.values(JSON.parse(text) as Record<string, ManifestChunk>)
  return chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
}

/**
 * Compressing at build time means that no request waits for it. Languages share files, so the
 * result compresses each file once and leaves alone those that are `finished`.
 */
export function createCompressor(client: string, finished: Iterable<string>) {
  // Other names have no hash of their content, which may have changed since.
  const known = new Set([...finished].filter((name) => name.startsWith('assets/')))

  async function compress(name: string, quality: Quality) {
    if (known.has(name) || !COMPRESSIBLE.test(name)) return
    known.add(name)
    const file = join(client, name)
    const bytes = await readFile(file)
    for (const [ending, pack] of Object.entries(packers)) {
      const packed = bytes.length < SMALLEST_BYTES ? bytes : await pack(bytes, quality)
      if (packed.length < bytes.length) await replaceFile(`${file}.${ending}`, packed)
      else await rm(`${file}.${ending}`, { force: true })
    }
  }
  return async (names: readonly string[], quality: Quality) => {
    // Each takes some megabytes while it is compressed.
    await runAtOnce(names, availableParallelism(), (name) => compress(name, quality))
  }
}

/** A running diary never sends half a file. */
async function replaceFile(file: string, bytes: Buffer) {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}

/**
 * The folder is never emptied, because other languages are in it and a running diary may serve
 * them: this removes the files that no build has named since.
 */
export async function removeUnnamedFiles(client: string, named: ReadonlySet<string>) {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const name = relative(client, join(entry.parentPath, entry.name))
    if (!entry.isFile() || name.startsWith('.vite/')) continue
    if (!named.has(name.replace(COMPRESSED, ''))) await rm(join(client, name))
  }
}
