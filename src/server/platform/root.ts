import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Searches upwards, because source and built server are in different folders. */
const root = (function find(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : find(dirname(folder))
})(import.meta.dirname)

export const at = (path: string) => join(root, path)

export const migrationsFolder = at('migrations')

export const programVersion = (
  JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }
).version

/** A built process runs built workers and children, a source process their source. */
export const program = (built: string, source: string) =>
  at(import.meta.filename.endsWith('.ts') ? source : `dist/server/${built}.js`)
