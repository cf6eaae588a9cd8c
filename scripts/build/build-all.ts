import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type InlineConfig, build as viteBuild } from 'vite'
import { type Language, languageTags } from '../../src/shared/languages.ts'
import { buildBoot } from './boot.ts'
import {
  allParts,
  listStaleParts,
  type Part,
  removeBuildStamp,
  writeBuildStamp,
} from './build-stamp.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')
const squeeze = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|json|txt)$/

const quiet = { root, logLevel: 'warn' as const, mode: 'production' }

/**
 * A build for the browser contains one language: `#texts/` is an alias for its folder. Files
 * without texts are equal in all languages.
 */
const inLanguage = (language: Language, mode: 'site' | 'admin'): InlineConfig => ({
  ...quiet,
  mode: mode === 'admin' ? mode : quiet.mode,
  resolve: { alias: { '#texts': join(root, 'src/texts', language) } },
  build: { manifest: `.vite/${mode}-${language}.json` },
})

const builders: Record<Part, () => Promise<void>> = {
  async pages() {
    await rm(join(dist, 'client'), { recursive: true, force: true })
    for (const language of languageTags) {
      await viteBuild(inLanguage(language, 'site'))
      await viteBuild(inLanguage(language, 'admin'))
    }
    await viteBuild({ ...quiet, build: { ssr: true } })
    await buildBoot()
    await compressBeside(join(dist, 'client'))
  },
  async server() {
    await rm(join(dist, 'compile-cache'), { recursive: true, force: true })
    await viteBuild({ ...quiet, mode: 'server', build: { ssr: true } })
  },
}

export async function build(parts: readonly Part[] = allParts) {
  process.env.NODE_ENV = 'production'
  for (const part of parts) {
    await removeBuildStamp(part)
    await builders[part]()
    await writeBuildStamp(part)
  }
}

export const buildStale = async () => build(await listStaleParts())

/** Compressing at build time means that no request waits for it. */
async function compressBeside(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < 512) continue
    for (const [ending, compress] of Object.entries(squeeze)) {
      const smaller = await compress(bytes)
      if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
    }
  }
}
