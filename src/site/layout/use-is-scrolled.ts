import { useSyncExternalStore } from 'react'
import { HEADER_COMPACT_AFTER_PX } from '#shared/limits.ts'

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > HEADER_COMPACT_AFTER_PX,
    () => false,
  )
}
