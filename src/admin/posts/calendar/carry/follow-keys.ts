import { addDays } from '../days.ts'

interface KeyFollower {
  from: string
  /** Days of the first step, which has begun it all. */
  step: number
  earliest: string
  onMove: (day: string) => void
  onDrop: () => void
  onCancel: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** How many days an arrow key goes; null for other keys. */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): number | null {
  return ctrlKey || metaKey || altKey || shiftKey ? null : (steps[key] ?? null)
}

/** Arrow keys go from day to day until Enter or Escape; what has the focus may be redrawn meanwhile. */
export function followKeys({ from, step, earliest, onMove, onDrop, onCancel }: KeyFollower) {
  const ended = new AbortController()
  const { signal } = ended
  let day = from
  const go = (days: number) => {
    const next = addDays(day, days)
    day = next < earliest ? earliest : next
    onMove(day)
  }
  const end = (how: () => void) => {
    ended.abort()
    how()
  }
  go(step)
  addEventListener(
    'keydown',
    (event) => {
      const days = stepOf(event)
      if (days !== null) go(days)
      else if (event.key === 'Enter') end(onDrop)
      else if (event.key === 'Escape') end(onCancel)
      // Whoever goes on to something else has changed their mind.
      else if (event.key === 'Tab') return end(onCancel)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  addEventListener('pointerdown', () => end(onCancel), { signal })
}
