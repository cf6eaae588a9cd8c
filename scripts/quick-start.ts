/**
 * Loaded before the diary itself (`node --import`), to make its start quicker and smaller; without
 * it everything works as well.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

// What Node makes of the source, types stripped and compiled, is kept from one start to the next.
// Where dist may not be written, nothing is kept.
enableCompileCache(join(import.meta.dirname, '../dist/compile-cache'))

// Node reads a package's own description for each of its files, and Drizzle's has 180 thousand
// characters: half of a start went there. Its files name one another in full, so nothing is missed.
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
