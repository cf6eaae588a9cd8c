import { findInPath, installDebianPackage, isExecutable } from './debian-package.ts'

/** The same engine without windows; tests run a third faster. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findBrowser(): string | null {
  for (const name of names) {
    const path = findInPath(name) ?? (isExecutable(`/usr/bin/${name}`) ? `/usr/bin/${name}` : null)
    if (path) return path
  }
  return null
}

/** Installs Chromium if none is found and installing is allowed. */
export async function ensureBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM is set to ${chosen}, which isn’t a program that can be started.`)
  }
  const install = () => [shell, 'chromium'].some(installDebianPackage)
  const found = findBrowser() ?? (install() ? findBrowser() : null)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install it (on Debian, as root: apt-get install chromium) or set CHROMIUM to its path.',
  )
}
