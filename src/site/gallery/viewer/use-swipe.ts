import { type PointerEvent, useRef } from 'react'

const SWIPE_PX = 48

interface Start {
  id: number
  x: number
  y: number
  picture: HTMLElement | null
}

/** The picture follows a finger that moves sideways; the mouse has buttons for that. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<Start>(null)
  const letGo = () => {
    if (start.current?.picture) start.current.picture.style.cssText = ''
    start.current = null
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      letGo()
      // A second finger means zooming.
      if (!event.isPrimary) return
      const picture = event.currentTarget.querySelector('img')
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, picture }
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current
      if (from?.id !== event.pointerId || !from.picture) return
      from.picture.style.transition = 'none'
      from.picture.style.translate = `${event.clientX - from.x}px`
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      letGo()
      if (from?.id !== event.pointerId) return
      const across = event.clientX - from.x
      const along = event.clientY - from.y
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along) * 1.5) return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onPointerCancel: letGo,
  }
}
