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
    const heading = main.current?.querySelector('h1') ?? main.current
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])

  return main
}
