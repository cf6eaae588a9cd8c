import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The search goes upwards, because the source and the built server are in different folders below
 * it.
 */
const root = (function find(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : find(dirname(folder))
})(import.meta.dirname)

export const at = (path: string) => join(root, path)

export const migrationsFolder = at('migrations')

export const programVersion = (
  JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }
).version

/**
 * Returns the path of a worker or child process: built if this process is built, else its source.
 */
export const program = (built: string, source: string) =>
  at(import.meta.filename.endsWith('.ts') ? source : `dist/server/${built}.js`)
