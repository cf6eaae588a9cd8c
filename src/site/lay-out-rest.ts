import { inTurn } from '#ui/in-turn.ts'

/**
 * A page opened at its top draws its first screen first (`.from-top` in shell.css). As soon as that is seen
 * the rest is worked out, each part in a task of its own. Until then and while that is done nothing in it
 * moves: Chromium would have it glide from no style at all into its own.
 */
export function layOutRest(page: Document) {
  const later = [...page.querySelectorAll<HTMLElement>('[data-later]')]
  const show = (part: HTMLElement) => () => {
    part.dataset.later = 'still'
    part.getBoundingClientRect()
  }
  const setFree = (part: HTMLElement) => () => {
    delete part.dataset.later
    part.getBoundingClientRect()
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    inTurn([...later.map(show), ...later.map(setFree)], (step) => step())
  }).observe({ type: 'paint', buffered: true })
}
