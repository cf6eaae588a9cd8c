import { checker, vitest } from './steps.ts'

/** What needs neither a browser nor a database server. */
export const fastSteps = [
  () => checker('format and lint', 'biome', ['ci', '.']),
  () => checker('arrows', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs']),
  () => checker('types', 'tsc', ['--noEmit', '-p', '.']),
  () => checker('dead code', 'knip', []),
  () => vitest('unit'),
]
