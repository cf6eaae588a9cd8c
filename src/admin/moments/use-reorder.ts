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
export function useReorder(options: ReorderOptions) {
  const [held, setHeld] = useState<string | null>(null)
  const now = useRef(options)
  now.current = options

  function take(id: string, pressed: PointerEvent) {
    if (pressed.button !== 0) return
    const ended = new AbortController()
    const { signal } = ended
    let isHeld = false
    const hold = () => {
      isHeld = true
      setHeld(id)
    }
    const isTouch = pressed.pointerType !== 'mouse'
    const timer = isTouch ? setTimeout(hold, HOLD_MS) : undefined
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      setHeld(null)
    }
    const onMove = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      const { clientX: x, clientY: y } = event
      const isFar = Math.hypot(x - pressed.clientX, y - pressed.clientY) > SLACK_PX
      if (!isHeld && isFar) {
        if (isTouch) return end()
        hold()
      }
      if (!isHeld) return
      const { ids, onMove: tell } = now.current
      const over = idAt(x, y)
      if (over && over !== id) tell(moved(ids, id, ids.indexOf(over)))
    }
    addEventListener('pointermove', onMove, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
    // A touch scrolls the strip unless it drags a photo.
    const onTouch = (event: Event) => isHeld && event.preventDefault()
    addEventListener('touchmove', onTouch, { signal, passive: false })
    addEventListener('contextmenu', onTouch, { signal })
  }

  return {
    held,
    handleOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => take(id, event),
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
