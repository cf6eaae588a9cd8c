import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const root = join(import.meta.dirname, '..')
const AFTER_MS = 2000

/**
 * Makes a start quicker and smaller; without it everything works as well. It concerns what is
 * imported afterwards.
 */
export function quickStart() {
  // What Node makes of the source, types stripped and compiled, is kept from one start to the
  // next. Where dist may not be written, nothing is kept.
  enableCompileCache(join(root, 'dist/compile-cache'))

  // Node reads a package's package.json anew for each of its files, and Drizzle's has 180 thousand
  // characters: a second and a hundred megabytes of a start went there. Its files name one another
  // in full, so nothing is missed.
  const drizzle = new URL('../node_modules/drizzle-orm/', import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(drizzle) || !/^\.\.?\/.*\.js$/.test(specifier)) {
        return next(specifier, context)
      }
      const { href } = new URL(specifier, context.parentURL)
      return { url: href, format: 'module', shortCircuit: true }
    },
  })
}

/**
 * Loading the program fills more memory than it needs from then on, and V8 would keep it for as
 * long as little happens, which in a diary is always: fifty megabytes. Once, it is asked for them.
 */
export function smallWhenIdle() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as NodeJS.GCFunction
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    setFlagsFromString('--no-expose-gc')
  }, AFTER_MS).unref()
}
