/** `npm start`: builds what is missing or older than its source, then runs the diary. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isBuildCurrent } from './build-stamp.ts'

// Saves half a second at every start but the first; where it may not write, nothing is lost.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))

// Building turns itself into production; what runs afterwards is whatever it was before.
const environment = process.env.NODE_ENV ?? 'local'
if (!(await isBuildCurrent())) {
  console.log('Building the diary, once…')
  const { buildAll } = await import('./build.ts')
  await buildAll()
}
process.env.NODE_ENV = environment
const { startServer } = await import('../src/server/start.ts')
await startServer()
