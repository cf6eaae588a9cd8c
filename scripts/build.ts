/** `npm run build`: everything the server needs beside its own source. */
import { buildAll } from './build/build-all.ts'

await buildAll()
console.log('built into dist/')
