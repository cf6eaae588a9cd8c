import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A new page begins at its top and with its heading, for eyes and for readers alike. */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const shown = useRef(path)
  const cameBack = useRef(false)

  useEffect(() => {
    // Before the router hears of it: on the way back the browser itself restores the place.
    const note = () => {
      cameBack.current = true
    }
    addEventListener('popstate', note, { capture: true })
    return () => removeEventListener('popstate', note, { capture: true })
  }, [])

  useEffect(() => {
    if (path === shown.current) return
    shown.current = path
    if (!cameBack.current) scrollTo({ top: 0, behavior: 'instant' })
    cameBack.current = false
    if (main.current) return focusHeading(main.current)
  }, [path])

  return main
}

/** The heading, or the page until its heading has come. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  const focus = (element: HTMLElement) => {
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
  const heading = shownHeading(main)
  focus(heading ?? main)
  if (heading) return undefined
  const watch = new MutationObserver(() => {
    const late = shownHeading(main)
    if (!late) return
    watch.disconnect()
    if (document.activeElement === main) focus(late)
  })
  watch.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => watch.disconnect()
}

/** While a screen's code is on its way, the one before it is still there, hidden. */
function shownHeading(main: HTMLElement): HTMLElement | undefined {
  return [...main.querySelectorAll('h1')].find((heading) => heading.offsetParent !== null)
}
