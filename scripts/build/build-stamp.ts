import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stampFile = join(root, 'dist/stamp')
/** What the build is made from; the server's own source runs as it is. */
const sources = ['src/site', 'src/admin', 'src/ui', 'src/shared', 'public', 'scripts/build']
const settings = ['package.json', 'vite.config.ts']

/** Content, not times, decides: a fresh clone or a checkout changes times without reason. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha1')
  for (const name of [...sources, ...settings]) {
    for (const file of await filesOf(join(root, name))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(file.slice(root.length)).update(await readFile(file))
    }
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

export async function isBuildCurrent(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  return stamp === (await fingerprint())
}

export async function writeBuildStamp() {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, await fingerprint())
}
