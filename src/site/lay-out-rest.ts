import { inTurn } from '#ui/in-turn.ts'

/**
 * A long page opened at its top draws its first screen first (`.from-top` in shell.css). As soon as that is seen
 * the parts below are worked out, each in a task of its own. Until then and while that is done nothing in them
 * moves: Chromium would have them glide from no style at all into their own.
 */
export function layOutRest(page: Document) {
  const below = [...page.querySelectorAll<HTMLElement>('[data-part="below"]')]
  const setPlace = (place: string) => (part: HTMLElement) => () => {
    part.dataset.part = place
    part.getBoundingClientRect()
  }
  const steps = [...below.map(setPlace('still')), ...below.map(setPlace(''))]
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    inTurn(steps, (step) => step())
  }).observe({ type: 'paint', buffered: true })
}
