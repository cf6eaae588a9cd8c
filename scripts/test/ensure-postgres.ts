import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findInPath, installDebianPackage, isExecutable } from './debian-package.ts'

const debianRoot = '/usr/lib/postgresql'

function holdsServer(folder: string): boolean {
  return isExecutable(join(folder, 'postgres')) && isExecutable(join(folder, 'initdb'))
}

export function findPostgres(): string | null {
  const debian = readFolder(debianRoot)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianRoot, version, 'bin'))
    .find(holdsServer)
  if (debian) return debian
  const inPath = findInPath('postgres')
  return inPath && holdsServer(dirname(inPath)) ? dirname(inPath) : null
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

export async function ensurePostgres(): Promise<string> {
  const found = findPostgres() ?? (installDebianPackage('postgresql') ? findPostgres() : null)
  if (found) return found
  throw new Error(
    'The storage tests need a PostgreSQL server: install it (on Debian, as root: apt-get install postgresql) or put its programs in the PATH.',
  )
}
