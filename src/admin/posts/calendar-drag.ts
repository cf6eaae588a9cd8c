import {
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { addCalendarDays } from '#shared/days.ts'
import type { Weekday } from '#shared/zone-habits.ts'
import { startOfWeek } from './days.ts'

interface Dragged {
  post: AdminPostRow
  day: string | null
  /** Null while the post is moved with arrow keys. */
  point: { x: number; y: number } | null
}

interface DragOptions {
  today: string
  firstDay: Weekday
  /** Called when arrow keys reach a day, which may lie in another month. */
  onReach: (day: string) => void
  onDrop: (post: AdminPostRow, day: string, isByKeys: boolean) => void
}

/** Moves a post by mouse, touch or arrow keys; Escape cancels the move. */
export function usePostDrag({ today, firstDay, onReach, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const now = useRef<Dragged | null>(null)
  const change = (next: Dragged | null) => {
    now.current = next
    setDragged(next)
  }
  const drop = () => {
    const dropped = now.current
    change(null)
    if (dropped?.day) onDrop(dropped.post, dropped.day, dropped.point === null)
  }

  function onPointerDown(post: AdminPostRow, event: ReactPointerEvent) {
    if (event.button !== 0 || now.current) return
    followPointer(event.nativeEvent, {
      onMove: (point, day) => change({ post, day, point }),
      onDrop: drop,
      onCancel: () => change(null),
    })
  }

  function onKeyDown(post: AdminPostRow, event: ReactKeyboardEvent) {
    const step = stepOf(event.nativeEvent)
    if (step === null || now.current) return
    event.preventDefault()
    const from = post.schedule && post.schedule.day > today ? post.schedule.day : today
    const goTo = (day: string) => {
      change({ post, day, point: null })
      onReach(day)
    }
    followKeys({
      from,
      step,
      firstDay,
      earliest: today,
      onMove: goTo,
      onDrop: drop,
      onCancel: () => change(null),
    })
  }

  return {
    dragged,
    handleOf: (post: AdminPostRow) => ({
      onPointerDown: (event: ReactPointerEvent) => onPointerDown(post, event),
      onKeyDown: (event: ReactKeyboardEvent) => onKeyDown(post, event),
      // Switches off the browser's own dragging of links and images.
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
  }
}

interface PointerFollower {
  onMove: (point: { x: number; y: number }, day: string | null) => void
  onDrop: () => void
  onCancel: () => void
}

/** A pointer that moved less than this was a press, not a drag. */
const SLACK_PX = 6

const dayAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null

/** The click after a drag would open the dragged post. */
function swallowNextClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** Listens on the window, because the pointer leaves the dragged element. */
function followPointer(pressed: PointerEvent, follower: PointerFollower) {
  const ended = new AbortController()
  const { signal } = ended
  let isDragging = false
  const isOther = (event: PointerEvent) => event.pointerId !== pressed.pointerId

  addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      const { clientX: x, clientY: y } = event
      const distance = Math.hypot(x - pressed.clientX, y - pressed.clientY)
      if (!isDragging && distance < SLACK_PX) return
      isDragging = true
      follower.onMove({ x, y }, dayAt(x, y))
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return
      ended.abort()
      if (!isDragging) return
      swallowNextClick()
      follower.onDrop()
    },
    { signal },
  )
  const cancel = () => {
    ended.abort()
    if (isDragging) follower.onCancel()
  }
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('blur', cancel, { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal })
}

interface KeyFollower {
  from: string
  step: number
  firstDay: Weekday
  earliest: string
  onMove: (day: string) => void
  onDrop: () => void
  onCancel: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Returns null for other keys, and with a modifier key. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): number | null {
  return ctrlKey || metaKey || altKey || shiftKey ? null : (steps[key] ?? null)
}

/** Home and End go to the ends of the week; null for other keys. */
function endOfWeek({ key }: KeyboardEvent, day: string, firstDay: Weekday): string | null {
  const first = startOfWeek(day, firstDay)
  return key === 'Home' ? first : key === 'End' ? addCalendarDays(first, 6) : null
}

/** Listens on the window until Enter, Escape or Tab: the focused element may be re-rendered meanwhile. */
function followKeys({ from, step, firstDay, earliest, onMove, onDrop, onCancel }: KeyFollower) {
  const ended = new AbortController()
  const { signal } = ended
  let day = from
  const moveTo = (next: string) => {
    day = next < earliest ? earliest : next
    onMove(day)
  }
  const end = (callback: () => void) => {
    ended.abort()
    callback()
  }
  moveTo(addCalendarDays(day, step))
  addEventListener(
    'keydown',
    (event) => {
      const days = stepOf(event)
      const weekEnd = endOfWeek(event, day, firstDay)
      if (days !== null) moveTo(addCalendarDays(day, days))
      else if (weekEnd) moveTo(weekEnd)
      else if (event.key === 'Enter') end(onDrop)
      else if (event.key === 'Escape') end(onCancel)
      // Tab leaves the post, so the move is cancelled.
      else if (event.key === 'Tab') return end(onCancel)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  addEventListener('pointerdown', () => end(onCancel), { signal })
}

interface Landing {
  id: number
  day: string
}

/** Restores the focus of a post moved by keys once it has rendered on its new day. */
export function useFocusAfterMove() {
  const landing = useRef<Landing | null>(null)
  useEffect(() => {
    if (!landing.current) return
    const { id, day } = landing.current
    const landed = document.querySelector<HTMLElement>(`[data-day="${day}"] [data-post="${id}"]`)
    if (!landed) return
    landing.current = null
    landed.focus()
  })
  return (id: number, day: string) => {
    landing.current = { id, day }
  }
}
