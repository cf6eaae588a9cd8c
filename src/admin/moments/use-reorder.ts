import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A touch that rests this long drags the photo instead of scrolling the strip. */
const HOLD_MS = 250
const SLACK_PX = 6

interface ReorderOptions {
  ids: readonly string[]
  onMove: (ids: string[]) => void
}

function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((candidate) => candidate !== id)
  others.splice(Math.max(0, Math.min(to, others.length)), 0, id)
  return others
}

const idAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-shot]')?.dataset.shot

/** Reorders photos: drag with the mouse, long press and drag by touch, or arrow keys. */
export function usePhotoReorder(options: ReorderOptions) {
  const [dragged, setDragged] = useState<string | null>(null)
  const now = useRef(options)
  now.current = options

  function startDrag(id: string, pressed: PointerEvent) {
    if (pressed.button !== 0) return
    const ended = new AbortController()
    const { signal } = ended
    let isDragging = false
    const markDragged = () => {
      isDragging = true
      setDragged(id)
    }
    const isTouch = pressed.pointerType !== 'mouse'
    const timer = isTouch ? setTimeout(markDragged, HOLD_MS) : undefined
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      setDragged(null)
    }
    const onMove = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      const { clientX: x, clientY: y } = event
      const isFar = Math.hypot(x - pressed.clientX, y - pressed.clientY) > SLACK_PX
      if (!isDragging && isFar) {
        if (isTouch) return end()
        markDragged()
      }
      if (!isDragging) return
      const { ids, onMove: notifyMove } = now.current
      const over = idAt(x, y)
      if (over && over !== id) notifyMove(moved(ids, id, ids.indexOf(over)))
    }
    addEventListener('pointermove', onMove, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
    // A touch scrolls the strip unless it drags a photo.
    const onTouch = (event: Event) => isDragging && event.preventDefault()
    addEventListener('touchmove', onTouch, { signal, passive: false })
    addEventListener('contextmenu', onTouch, { signal })
  }

  return {
    dragged,
    handleOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => startDrag(id, event),
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (!step) return
        event.preventDefault()
        const { ids, onMove } = now.current
        onMove(moved(ids, id, ids.indexOf(id) + step))
      },
    }),
  }
}
