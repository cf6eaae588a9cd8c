import { type PointerEvent, useRef } from 'react'

const SWIPE_PX = 48

/** A finger moved sideways; the mouse has buttons for that. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ id: number; x: number; y: number }>(null)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      // A second finger means zooming.
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : null
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId) return
      const across = event.clientX - from.x
      const along = event.clientY - from.y
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along) * 1.5) return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
