import { inTurn } from '#ui/in-turn.ts'

/**
 * A long page opened at its top draws its first screen first (`.from-top` in shell.css). As soon as that is seen
 * the parts below are worked out, each in a task of its own; nothing of the kind is left when they all are.
 */
export function layOutRest(page: Document) {
  const below = page.querySelectorAll<HTMLElement>('[data-part="below"]')
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    inTurn([...below, null], (part) => {
      if (!part) return page.documentElement.classList.remove('from-top')
      part.dataset.part = ''
      part.getBoundingClientRect()
    })
  }).observe({ type: 'paint', buffered: true })
}
