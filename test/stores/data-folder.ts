import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const cacheFolder = join(root, 'node_modules/.cache/data-folders')
/** A change of one of these files invalidates the cached data folders. */
const sources = [
  ...['migrations', 'src/server/demo', 'src/server/schema.ts', 'art/scenes.json'],
  'node_modules/@electric-sql/pglite/package.json',
]

/**
 * Making an embedded database takes seconds of CPU time, copying one takes none. `fill` runs once
 * per version of the sources, then its folder is copied.
 */
export async function makeDataFolder(
  kind: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const template = join(cacheFolder, await fingerprint(kind))
  if (!(await exists(template))) await makeTemplate(template, fill)
  const folder = await mkdtemp(join(tmpdir(), 'data-dir-'))
  // The asynchronous function takes a second for the thousand files.
  cpSync(template, folder, { recursive: true })
  return folder
}

/** Two workers may run this at once: each works in its own folder, and the first rename wins. */
async function makeTemplate(template: string, fill: (folder: string) => Promise<void>) {
  await mkdir(cacheFolder, { recursive: true })
  const making = await mkdtemp(join(cacheFolder, 'making-'))
  await fill(making)
  await rename(making, template).catch(() => rm(making, { recursive: true, force: true }))
}

async function fingerprint(kind: string): Promise<string> {
  const hash = createHash('sha1').update(kind)
  for (const source of sources) {
    for (const file of await filesOf(join(root, source))) hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
