import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './diary-process.ts'

const NOT_CLONED = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results'])

/** A copy of the project after `npm install`, in which nothing is built yet. */
export async function cloneProject() {
  const folder = await mkdtemp(join(tmpdir(), 'diary-clone-'))
  for (const name of await readdir(root)) {
    if (!NOT_CLONED.has(name)) await cp(join(root, name), join(folder, name), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
