import { inTurn } from '#ui/in-turn.ts'

/**
 * A page opened at its top draws its first screen first (`.from-top` in shell.css). As soon as that is seen
 * the parts below are worked out, each in a task of its own. Until then and while that is done nothing in them
 * moves: Chromium would have them glide from no style at all into their own.
 */
export function layOutRest(page: Document) {
  const below = [...page.querySelectorAll<HTMLElement>('[data-below]')]
  const show = (part: HTMLElement) => () => {
    part.dataset.below = 'still'
    part.getBoundingClientRect()
  }
  const setFree = (part: HTMLElement) => () => {
    delete part.dataset.below
    part.getBoundingClientRect()
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    inTurn([...below.map(show), ...below.map(setFree)], (step) => step())
  }).observe({ type: 'paint', buffered: true })
}
