import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type InlineConfig, build as viteBuild } from 'vite'
import { buildBoot } from './boot.ts'
import {
  allParts,
  createStamps,
  isPagePart,
  type PagePart,
  type Part,
  type Quality,
  projectRoot as root,
} from './build-stamp.ts'
import {
  createCompressor,
  filesInManifest,
  manifestOf,
  removeUnnamedFiles,
} from './client-files.ts'
import { runAtOnce } from './run-at-once.ts'

const dist = join(root, 'dist')
const client = join(dist, 'client')
const publicFolder = join(root, 'public')
const stamps = createStamps()

const quiet = {
  root,
  logLevel: 'warn' as const,
  mode: 'production',
  // Which plugin took how long would be told at each start of a clone on a slow machine.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
}

/**
 * A build for the browser contains one language: `#texts/` is an alias for its folder. Files
 * without texts are equal in all languages.
 */
function pageConfig(part: PagePart): InlineConfig {
  const [half, language = ''] = part.split('-')
  return {
    ...quiet,
    mode: half === 'admin' ? half : quiet.mode,
    resolve: { alias: { '#texts': join(root, 'src/texts', language) } },
    build: { ...quiet.build, manifest: manifestOf(part) },
  }
}

async function buildPart(
  part: Part,
  quality: Quality,
  compress: ReturnType<typeof createCompressor>,
) {
  if (part === 'server') {
    await rm(join(dist, 'compile-cache'), { recursive: true, force: true })
    await viteBuild({ ...quiet, mode: 'server', build: { ...quiet.build, ssr: true } })
  } else if (part === 'boot') {
    await buildBoot()
    // Pages of all languages use these files, so no language copies them.
    await cp(publicFolder, client, { recursive: true })
    await viteBuild({ ...quiet, mode: 'worker' })
    await compress(await listSharedFiles(), 'full')
  } else if (part === 'renderer') {
    await viteBuild({ ...quiet, build: { ...quiet.build, ssr: true } })
  } else {
    await viteBuild(pageConfig(part))
    await compress(await filesInManifest(client, part), quality)
  }
}

/** Builds all these parts, as many at once as this machine has room for. */
async function buildParts(parts: readonly Part[], quality: Quality) {
  if (parts.length === 0) return
  process.env.NODE_ENV = 'production'
  const finishBuild = await stamps.begin(parts, quality)
  const finished = await listNamedFiles(await stamps.listFinishedPages(quality))
  const compress = createCompressor(client, finished)
  await runAtOnce(parts, countBuildsAtOnce(), (part) => buildPart(part, quality, compress))
  const named = await listNamedFiles(allParts.filter(isPagePart))
  await removeUnnamedFiles(client, new Set([...named, ...(await listSharedFiles())]))
  await finishBuild()
}

/** A build takes this much memory, and the Node it runs in is one of them. */
const MEMORY_OF_A_BUILD = 600 * 1024 * 1024

const countBuildsAtOnce = () =>
  Math.max(
    1,
    Math.min(availableParallelism(), Math.floor(process.availableMemory() / MEMORY_OF_A_BUILD)),
  )

async function listNamedFiles(parts: readonly PagePart[]): Promise<string[]> {
  return (await Promise.all(parts.map((part) => filesInManifest(client, part)))).flat()
}

/** Files that pages of all languages use; no manifest names them. */
async function listSharedFiles(): Promise<string[]> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true })
  const copied = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length + 1))
  return [...copied, 'admin/worker.js']
}

/** Everything, as visitors of a deployed diary get it. */
export const build = () => inTurn(() => buildParts(allParts, 'full'))

/** Those of the parts that are missing, older than their source, or not built this well. */
export const buildStale = (parts: readonly Part[] = allParts, quality: Quality = 'full') =>
  inTurn(async () => buildParts(await stamps.listStale(parts, quality), quality))

const PATIENCE_MS = 10 * 60_000

/** Two builds of one folder would remove each other's files, so the second waits. */
async function inTurn(run: () => Promise<void>) {
  await mkdir(dist, { recursive: true })
  const lock = new DatabaseSync(join(dist, 'build.lock'), { timeout: PATIENCE_MS })
  lock.exec('BEGIN EXCLUSIVE')
  try {
    await run()
  } finally {
    lock.close()
  }
}
