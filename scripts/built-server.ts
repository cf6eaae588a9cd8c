import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type Language, languageNames } from '../src/shared/languages.ts'
import { createStamps, type Part, pagesOf, projectRoot } from './build/build-stamp.ts'

/** Builds first whatever of the server is missing or older than its source. */
export async function loadServer(): Promise<typeof import('../src/server/main.ts')> {
  try {
    await buildQuickly(['server', 'boot'], 'Building the diary. This happens once…')
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
  // Node stores its compiled code for the next start, unless dist is read-only.
  enableCompileCache(join(projectRoot, 'dist/compile-cache'))
  return import(join(projectRoot, 'dist/server/main.js'))
}

/** The server asks for the pages of a language before it speaks it. */
export const buildLanguage = (language: Language) =>
  buildQuickly(pagesOf(language), `Building the pages in ${languageNames[language]}…`)

const SILENT_MS = 2000

/** The build runs in a process of its own, because it takes memory that Node would not give back. */
async function buildQuickly(parts: Part[], notice: string) {
  const stale = await createStamps().listStale(parts)
  if (stale.length === 0) return
  if (!hasTools()) {
    throw new Error(
      'The diary isn’t built, or its source has changed since, and the build tools aren’t installed. Run `npm install && npm run build`.',
    )
  }
  const timer = setTimeout(() => console.error(notice), SILENT_MS)
  const script = join(import.meta.dirname, 'build.ts')
  const child = spawn(process.execPath, [script, '--quick', ...stale], {
    stdio: ['ignore', 2, 'inherit'],
  })
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  if (code !== 0) throw new Error(`The build of ${stale.join(', ')} failed.`)
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
