/** `npm run build`: the server and its pages; with `--stale` only what is missing or older than its source. */
import { build, buildStale } from './build/build-all.ts'

await (process.argv.includes('--stale') ? buildStale() : build())
console.log('built into dist/')
