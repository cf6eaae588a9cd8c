/**
 * `npm run build` builds the server and its pages; `--stale` builds only parts that are missing or
 * older than their source.
 */
import { build, buildStale } from './build/build-all.ts'

await (process.argv.includes('--stale') ? buildStale() : build())
console.log('built into dist/')
