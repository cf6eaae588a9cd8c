/** `npm start`: builds what is missing or older than its source, then runs the diary. */
import { isBuildCurrent } from './build/build-stamp.ts'
import { quickStart } from './quick-start.ts'

// Building turns itself into production; what runs afterwards is whatever it was before.
const environment = process.env.NODE_ENV ?? 'local'
if (!(await isBuildCurrent())) await build()
process.env.NODE_ENV = environment
quickStart()
const { startServer } = await import('../src/server/start.ts')
await startServer()

async function build() {
  console.log('Building the diary, once…')
  const { buildAll } = await import('./build/build-all.ts').catch(refuseWithoutTools)
  await buildAll()
}

/** An install for production brings no tools to build with. */
function refuseWithoutTools(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error(
    'The diary is not built, or its source has changed since, and the tools to build it are not installed: run `npm install && npm run build`.',
  )
  process.exit(1)
}
