/**
 * `npm run build` builds everything, as visitors of a deployed diary get it; `--quick PART…` builds
 * those of these parts that are stale, compressed less.
 */
import { build, buildStale } from './build/build-all.ts'
import type { Part } from './build/build-stamp.ts'

const [option, ...parts] = process.argv.slice(2)
if (option === '--quick') await buildStale(parts as Part[], 'quick')
else {
  await build()
  console.log('built into dist/')
}
