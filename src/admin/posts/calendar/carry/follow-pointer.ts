interface PointerFollower {
  onMove: (point: { x: number; y: number }, day: string | null) => void
  onDrop: () => void
  onCancel: () => void
}

/** Less than this is a press, not a move. */
const SLACK_PX = 6

const dayAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null

/** The press that ends a move would open what was moved. */
function swallowNextClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** From the press to the release, wherever the pointer goes. */
export function followPointer(pressed: PointerEvent, follower: PointerFollower) {
  const ended = new AbortController()
  const { signal } = ended
  let isCarrying = false
  const isOther = (event: PointerEvent) => event.pointerId !== pressed.pointerId

  addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      const { clientX: x, clientY: y } = event
      const distance = Math.hypot(x - pressed.clientX, y - pressed.clientY)
      if (!isCarrying && distance < SLACK_PX) return
      isCarrying = true
      follower.onMove({ x, y }, dayAt(x, y))
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return
      ended.abort()
      if (!isCarrying) return
      swallowNextClick()
      follower.onDrop()
    },
    { signal },
  )
  const cancel = () => {
    ended.abort()
    if (isCarrying) follower.onCancel()
  }
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('blur', cancel, { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal })
}
