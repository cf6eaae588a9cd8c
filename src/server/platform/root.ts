import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with our package.json: above the source as well as above the built server. */
const root = (function find(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : find(dirname(folder))
})(import.meta.dirname)

/** A file or folder that comes with the project, by its path from the top. */
export const at = (path: string) => join(root, path)

export const migrationsFolder = at('migrations')

export const programVersion = (
  JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }
).version

/** A program that runs beside this one: built as this one is, or from its source as this one is. */
export const program = (built: string, source: string) =>
  at(import.meta.filename.endsWith('.ts') ? source : `dist/server/${built}.js`)
