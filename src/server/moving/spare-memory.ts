import { setFlagsFromString } from 'node:v8'

/**
 * While it runs, V8 collects what is no longer needed early and does not let its heap grow. An old
 * blog's posts leave so much behind that it would take several times the memory otherwise.
 */
export async function sparingMemory<T>(run: () => Promise<T>): Promise<T> {
  setFlagsFromString('--optimize-for-size')
  try {
    return await run()
  } finally {
    setFlagsFromString('--no-optimize-for-size')
  }
}
