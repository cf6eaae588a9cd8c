import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const lock = join(folder, 'package-lock.json')
const installedLock = join(folder, 'node_modules/installed-lock.json')

/** Installs the packages of this folder, unless they are as the lock says. */
export function installTools() {
  const isInstalled =
    existsSync(installedLock) && readFileSync(installedLock, 'utf8') === readFileSync(lock, 'utf8')
  if (isInstalled) return
  console.log(
    'Installing the packages of tools/, because this command needs them. This happens once.',
  )
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm could not install the packages of tools/.')
  copyFileSync(lock, installedLock)
}

if (import.meta.main) installTools()
