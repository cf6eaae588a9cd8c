import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The sources of each part, so that a change of the server does not rebuild the pages. */
const parts = {
  pages: ['src/site', 'src/admin', 'src/ui', 'src/shared', 'src/texts', 'public', 'scripts/build'],
  server: ['src/server', 'src/shared', 'src/texts'],
}
const settings = ['package.json', 'vite.config.ts']
export type Part = keyof typeof parts
export const allParts = Object.keys(parts) as Part[]

const stampFile = (part: Part) => join(root, 'dist/stamps', part)

/** Hashes the content, because a clone or a checkout changes file times. */
async function fingerprint(part: Part): Promise<string> {
  const hash = createHash('sha1')
  for (const name of [...parts[part], ...settings]) {
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

export async function listStaleParts(): Promise<Part[]> {
  const stale: Part[] = []
  for (const part of allParts) {
    const stamp = await readFile(stampFile(part), 'utf8').catch(() => '')
    if (stamp !== (await fingerprint(part))) stale.push(part)
  }
  return stale
}

/** The stamp is removed before a build, so that an interrupted build counts as missing. */
export const removeBuildStamp = (part: Part) => rm(stampFile(part), { force: true })

export async function writeBuildStamp(part: Part) {
  await mkdir(dirname(stampFile(part)), { recursive: true })
  await writeFile(stampFile(part), await fingerprint(part))
}
