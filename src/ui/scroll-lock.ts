import { useEffect } from 'react'

let locks = 0

/** By a class, because public pages allow no style element, which is how Radix would do it. */
export function lockScroll(): () => void {
  locks += 1
  document.documentElement.classList.add('is-locked')
  let released = false
  return () => {
    if (released) return
    released = true
    locks -= 1
    if (locks === 0) document.documentElement.classList.remove('is-locked')
  }
}

export function useScrollLock(locked: boolean) {
  useEffect(() => (locked ? lockScroll() : undefined), [locked])
}
