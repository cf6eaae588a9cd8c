/** `npm pack` puts into its file what this builds: everything, and the database of a first start. */
import { buildStale } from './build/build-all.ts'
import { buildFirstStore } from './build/first-store.ts'

await buildStale()
await buildFirstStore()
