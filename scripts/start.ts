/** `npm start`: builds what is missing or older than its source, then runs the diary. */
import { isBuildCurrent } from './build-stamp.ts'

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
