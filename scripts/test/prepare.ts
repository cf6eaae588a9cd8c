/**
 * npm runs this before the tests. The arguments say what these need: `postgres`, `browser`, the
 * `build` of today's source, or `any-build`, which spares those who commit often the wait.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from '../build/build-all.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { ensurePostgres } from './ensure-postgres.ts'

const renderer = join(import.meta.dirname, '../../dist/renderer')

const preparations: Record<string, () => Promise<unknown>> = {
  postgres: ensurePostgres,
  browser: ensureBrowser,
  build: buildStale,
  'any-build': async () => existsSync(renderer) || buildStale(),
}

for (const need of process.argv.slice(2)) {
  const prepare = preparations[need]
  if (!prepare) throw new Error(`Nothing is known about preparing ${need}.`)
  await prepare()
}
