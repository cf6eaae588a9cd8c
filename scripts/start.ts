/** `npm start`: builds what is missing or older than its source, then runs the diary. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuildCurrent } from './build/build-stamp.ts'
import { quickStart } from './quick-start.ts'

if (!(await isBuildCurrent())) build()
quickStart()
const { startServer } = await import('../src/server/start.ts')
await startServer()

/** In a process of its own: a build takes 750 MB, which Node would not give back. */
function build() {
  if (!hasTools()) {
    console.error(
      'The diary isn’t built, or its source has changed since, and the build tools aren’t installed. Run `npm install && npm run build`.',
    )
    process.exit(1)
  }
  console.log('Building the diary. This happens once…')
  const script = join(import.meta.dirname, 'build.ts')
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** An install for production brings none. */
function hasTools(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}
