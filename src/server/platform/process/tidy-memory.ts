import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 2000

/**
 * Loading the program fills twice the memory it needs from then on, and V8 would keep the room for
 * as long as little happens, which in a diary is always. Once, when the first visitors are served,
 * it is asked to give it back.
 */
export function tidyMemorySoon() {
  const tidy = () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as NodeJS.GCFunction
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    setFlagsFromString('--no-expose-gc')
  }
  setTimeout(tidy, AFTER_MS).unref()
}
