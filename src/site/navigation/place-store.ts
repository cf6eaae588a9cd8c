import { flushSync } from 'react-dom'
import type { Place } from './site-navigation.ts'

/** What the router draws, and whether more is on its way. */
export function createPlaceStore(first: Place) {
  const listeners = new Set<() => void>()
  let place = first
  let isMoving = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const setMoving = (next: boolean) => {
    isMoving = next
    notify()
  }

  return {
    getPlace: () => place,
    isMoving: () => isMoving,
    setMoving,
    /** The page is drawn when this returns. */
    show(next: Place) {
      place = next
      flushSync(() => setMoving(false))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
