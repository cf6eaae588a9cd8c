import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Language, supportedLanguages } from '../../src/shared/languages.ts'

export const projectRoot = join(import.meta.dirname, '../..')

/** A quick build compresses less; `full` is what visitors of a deployed diary get. */
export type Quality = 'quick' | 'full'
export type PagePart = `${'site' | 'admin'}-${Language}`
export type Part = 'server' | 'boot' | 'renderer' | PagePart

export const pagePartsOf = (language: Language): PagePart[] => [
  `site-${language}`,
  `admin-${language}`,
]
export const isPagePart = (part: Part): part is PagePart => /^(?:site|admin)-/.test(part)

/** All that the diary needs to show its pages in a language. */
export const pagesOf = (language: Language): Part[] => ['renderer', ...pagePartsOf(language)]
export const allParts: Part[] = [
  'server',
  'boot',
  'renderer',
  ...supportedLanguages.flatMap(pagePartsOf),
]

const everywhere = ['package.json', 'vite.config.ts']
const drawn = ['src/ui', 'src/shared', 'src/texts', 'scripts/build']

/** The sources of each part, so that a change of the server does not rebuild the pages. */
function sourcesOf(part: Part): string[] {
  if (part === 'server') return ['src/server', 'src/shared', 'src/texts']
  if (part === 'boot') {
    return ['src/ui/theme', 'src/admin/sync', 'src/shared', 'public', 'scripts/build']
  }
  return [part.startsWith('admin') ? 'src/admin' : 'src/site', ...drawn]
}

/** Says which parts of the project in `root` are built, from which source and how well. */
export function createStamps(root = projectRoot) {
  const fileOf = (part: Part) => join(root, 'dist/stamps', part)

  async function read(part: Part) {
    const [quality, fingerprint] = (await readFile(fileOf(part), 'utf8').catch(() => '')).split(' ')
    return { quality, fingerprint }
  }

  return {
    /** A quick part is stale where a full one is asked for. */
    async listStale(parts: readonly Part[] = allParts, quality: Quality = 'quick') {
      const fingerprintOf = createFingerprints(root)
      const stale: Part[] = []
      for (const part of parts) {
        const stamp = await read(part)
        const isGoodEnough = quality === 'quick' || stamp.quality === 'full'
        if (isGoodEnough && stamp.fingerprint === (await fingerprintOf(part))) continue
        stale.push(part)
      }
      return stale
    },

    /** Page parts, fresh or not, whose build was finished with at least this quality. */
    async listFinishedPages(quality: Quality): Promise<PagePart[]> {
      const pages = allParts.filter(isPagePart)
      const stamps = await Promise.all(pages.map(read))
      const isFinished = (found: string | undefined) =>
        found === 'full' || (found === 'quick' && quality === 'quick')
      return pages.filter((_, at) => isFinished(stamps[at]?.quality))
    },

    /**
     * The stamps are removed before a build, so that an interrupted one counts as missing, and
     * describe the source as it was then: a change in the meantime makes the part stale.
     */
    async begin(parts: readonly Part[], quality: Quality) {
      const fingerprintOf = createFingerprints(root)
      const stamps = await Promise.all(
        parts.map(async (part) => {
          // Only pages are compressed.
          const found = isPagePart(part) ? quality : 'full'
          return [part, `${found} ${await fingerprintOf(part)}`] as const
        }),
      )
      await Promise.all(parts.map((part) => rm(fileOf(part), { force: true })))
      return async () => {
        await mkdir(dirname(fileOf('server')), { recursive: true })
        await Promise.all(stamps.map(([part, stamp]) => writeFile(fileOf(part), stamp)))
      }
    },
  }
}

/** Hashes the content, because a clone or a checkout changes file times; each tree is read once. */
function createFingerprints(root: string) {
  const trees = new Map<string, Promise<string>>()
  const hashOf = (name: string) => {
    const tree = trees.get(name) ?? hashTree(root, name)
    trees.set(name, tree)
    return tree
  }
  return async (part: Part) => {
    const hashes = await Promise.all([...sourcesOf(part), ...everywhere].map(hashOf))
    return createHash('sha1').update(hashes.join()).digest('hex')
  }
}

async function hashTree(root: string, name: string): Promise<string> {
  const hash = createHash('sha1')
  for (const file of await filesOf(join(root, name))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
