import { inGroups } from '#ui/in-groups.ts'
import { inTurn } from '#ui/in-turn.ts'

/** Should the script that shows the rest (`lay-out-rest.ts`) never come. */
const PATIENCE_MS = 3000

/**
 * A page opened anew and at its top is drawn in parts on a phone (`.from-top` in shell.css), each in a task of
 * its own, so that a touch need not wait for all: the bar, then what the screen shows of the page below it, part by part.
 */
export function drawFirstScreen() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash) return
  const root = document.documentElement
  root.classList.add('from-top')
  root.dataset.drawing = 'bar'
  requestAnimationFrame(drawWhenRead)
  setTimeout(() => {
    delete root.dataset.drawing
    for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')
  }, PATIENCE_MS)
}

/** Styles are there before the first frame, but perhaps not yet all of the page. */
function drawWhenRead() {
  if (document.readyState === 'loading') {
    requestAnimationFrame(drawWhenRead)
    return
  }
  const root = document.documentElement
  const soon = inGroups([...document.querySelectorAll<HTMLElement>('[data-later="soon"]')])
  const showPage = () => {
    root.dataset.drawing = 'screen'
  }
  const show = (parts: HTMLElement[]) => () => {
    for (const part of parts) {
      leaveOutEnd(part)
      part.dataset.later = 'still'
    }
  }
  const end = () => {
    delete root.dataset.drawing
  }
  inTurn([showPage, ...soon.map(show), end], (step) => {
    step()
    // Worked out now, not together with what follows.
    document.body.getBoundingClientRect()
  })
}

/** A long text goes on far below the screen. */
function leaveOutEnd(part: HTMLElement) {
  const [, ...below] = inGroups([...part.children] as HTMLElement[])
  for (const child of below.flat()) child.dataset.later = ''
}
