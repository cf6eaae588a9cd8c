import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { listStaleParts } from './build/build-stamp.ts'

const root = join(import.meta.dirname, '..')

/** Builds first whatever is missing or older than its source. */
export async function loadServer(): Promise<typeof import('../src/server/main.ts')> {
  if ((await listStaleParts()).length > 0) build()
  // Node stores its compiled code for the next start, unless dist is read-only.
  enableCompileCache(join(root, 'dist/compile-cache'))
  return import(join(root, 'dist/server/main.js'))
}

/**
 * The build runs in a process of its own, because it takes 750 MB that Node would not give back.
 */
function build() {
  if (!hasTools()) {
    console.error(
      'The diary isn’t built, or its source has changed since, and the build tools aren’t installed. Run `npm install && npm run build`.',
    )
    process.exit(1)
  }
  console.error('Building the diary. This happens once…')
  const script = join(import.meta.dirname, 'build.ts')
  const { status } = spawnSync(process.execPath, [script, '--stale'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** A production install has no build tools. */
function hasTools(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}
