import { useEffect } from 'react'

let locks = 0

/** By a class, because public pages allow no style element, which is how Radix would do it. */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document
  if (locks === 0) {
    // the room the scrollbar leaves is kept, or the page would jump sideways
    body.style.paddingRight = `${innerWidth - root.clientWidth}px`
    root.classList.add('is-locked')
  }
  locks += 1
  let released = false
  return () => {
    if (released) return
    released = true
    locks -= 1
    if (locks > 0) return
    body.style.paddingRight = ''
    root.classList.remove('is-locked')
  }
}

export function useScrollLock(locked: boolean) {
  useEffect(() => (locked ? lockScroll() : undefined), [locked])
}
