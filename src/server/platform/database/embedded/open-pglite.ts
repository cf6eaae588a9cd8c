import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/**
 * V8 would go on to optimise PostgreSQL's largest functions in the background, for which it takes
 * more than a gigabyte at each start. What its quick compiler makes costs a little more CPU a
 * query and lets the diary live on a small machine. (What `--liftoff-only` stands for; by itself
 * it has no effect once the program runs.)
 */
const QUICK_COMPILER_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering'

export function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString(QUICK_COMPILER_ONLY)
  return PGlite.create(options)
}
