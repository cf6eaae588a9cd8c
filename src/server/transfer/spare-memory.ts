import { setFlagsFromString } from 'node:v8'

let users = 0

/**
 * Until the answer is called, V8 collects what is no longer needed early and does not let its heap
 * grow. Thousands of posts, one after the other, leave so much behind that they would take several
 * times the memory otherwise.
 */
export function spareMemory(): () => void {
  users += 1
  setFlagsFromString('--optimize-for-size')
  return () => {
    users -= 1
    if (users === 0) setFlagsFromString('--no-optimize-for-size')
  }
}
