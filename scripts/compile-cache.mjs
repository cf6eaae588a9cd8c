/**
 * Loaded before the diary itself (`node --import`): what Node makes of the source, types stripped
 * and compiled, is kept in dist from one start to the next. Later starts are quicker and smaller,
 * because they need no compiler for the types. Where dist may not be written, nothing is kept.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../dist/compile-cache'))
