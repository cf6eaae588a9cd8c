/** `npm start`: builds what is missing or older than its source, then runs the diary. */
import { isBuildCurrent } from './build-stamp.ts'

if (!(await isBuildCurrent())) {
  console.log('Building the diary, once…')
  const { buildAll } = await import('./build.ts')
  await buildAll()
}
process.env.NODE_ENV ??= 'local'
const { startServer } = await import('../src/server/start.ts')
await startServer()
