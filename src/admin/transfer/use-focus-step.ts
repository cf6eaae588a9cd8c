import { useEffect, useRef } from 'react'

/** A step takes the place of the one before, and of the button that was pressed in it: the keyboard goes on at its heading, and a phone that was scrolled to the button shows it. */
export function useFocusStep(step: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const before = shown.current
    shown.current = step
    // Not yet known, or the same as before.
    if (before === null || before === step) return
    const heading = place.current?.querySelector('h2')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    const { top, bottom } = heading.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) place.current?.scrollIntoView()
  }, [step])
  return place
}
