import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function findInPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

/** Returns false where installing is not allowed or not possible. */
export function installDebianPackage(name: string): boolean {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !findInPath('apt-get')) return false

  console.log(`Installing Debian's ${name}. This takes a minute or two, once.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

  // Package lists are often stale or missing in containers, so this refreshes them; if that fails,
  // the existing list may still do.
  aptGet('update', '-qq')
  return aptGet('install', '-y', '-qq', '--no-install-recommends', name)
}
