import { inGroups } from '#ui/in-groups.ts'
import { inTurn } from '#ui/in-turn.ts'

/** Should the script that shows the rest (`lay-out-rest.ts`) never come. */
const PATIENCE_MS = 3000

/**
 * A page opened anew and at its top is drawn in parts on a phone (`.from-top` in shell.css), each in a task of
 * its own, so that a touch need not wait for all: the bar, then what the screen shows below it, part by part.
 */
export function drawFirstScreen() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash) return
  document.documentElement.classList.add('from-top')
  document.addEventListener('load', workOutStyles, true)
  requestAnimationFrame(drawWhenRead)
  setTimeout(() => {
    for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')
  }, PATIENCE_MS)
}

/** As soon as they are there, not in the frame that needs them. */
function workOutStyles({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
    document.documentElement.getBoundingClientRect()
  }
}

/** Styles are there before the first frame, but perhaps not yet all of the page. */
function drawWhenRead() {
  if (document.readyState === 'loading') requestAnimationFrame(drawWhenRead)
  // After the frame, which shows the bar.
  else setTimeout(drawPage)
}

function drawPage() {
  const [main, ...parts] = document.querySelectorAll<HTMLElement>('[data-later="soon"]')
  if (!main) return
  const show = (shown: HTMLElement[]) => () => {
    for (const part of shown) part.dataset.later = 'still'
  }
  const showBeginning = (shown: HTMLElement[]) => () => {
    shown.forEach(leaveOutEnd)
    show(shown)()
  }
  const setFree = () => {
    delete main.dataset.later
  }
  inTurn([show([main]), ...inGroups(parts).map(showBeginning), setFree], (step) => {
    step()
    // Worked out now, not together with what follows.
    main.getBoundingClientRect()
  })
}

/** A long text goes on far below the screen. */
function leaveOutEnd(part: HTMLElement) {
  const [, ...below] = inGroups([...part.children] as HTMLElement[])
  for (const child of below.flat()) child.dataset.later ??= ''
}
