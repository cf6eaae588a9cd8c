import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Searches upwards, because source and built server are in different folders. */
const root = (function find(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : find(dirname(folder))
})(import.meta.dirname)

export const pathInProject = (path: string) => join(root, path)

export const migrationsFolder = pathInProject('migrations')

/** Made for a package alone (`scripts/build/first-store.ts`). */
export const firstStoreFile = pathInProject('dist/first-store.tgz')

export const programVersion = (
  JSON.parse(readFileSync(pathInProject('package.json'), 'utf8')) as { version: string }
).version

/** A built process runs built workers and children, a source process their source. */
export const programPath = (built: string, source: string) =>
  pathInProject(import.meta.filename.endsWith('.ts') ? source : `dist/server/${built}.js`)
