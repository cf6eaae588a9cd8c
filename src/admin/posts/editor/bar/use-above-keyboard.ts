import { type RefObject, useEffect } from 'react'

/** Some phones lay their keyboard over the page without telling it: then what is fixed at the bottom must rise. */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const shown = window.visualViewport
    if (!shown) return
    const rise = () => {
      // Zoomed in, the visible part is smaller for another reason.
      const hidden = shown.scale > 1 ? 0 : innerHeight - shown.height - shown.offsetTop
      bar.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`)
    }
    const ended = new AbortController()
    const { signal } = ended
    shown.addEventListener('resize', rise, { signal })
    shown.addEventListener('scroll', rise, { signal })
    rise()
    return () => ended.abort()
  }, [bar])
}
