import { inTurn } from './in-turn.ts'

/** What can change its colours by itself. */
const PARTS = 'main > *, main ~ *'

function isOutOfSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}

/**
 * Puts the page into another theme. What can be seen changes at once, what cannot a moment later: to work out
 * all elements in one go takes a slow phone so long that a touch would have to wait.
 */
export function recolour(theme: 'light' | 'dark') {
  const page = document.documentElement
  const before = page.dataset.theme
  if (theme === before) return
  const later = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(isOutOfSight)
  // One that has not followed yet keeps what it shows.
  for (const part of later) part.dataset.shown ??= before
  page.dataset.theme = theme
  inTurn(later, (part) => {
    delete part.dataset.shown
    // Worked out now, not together with the next one.
    part.getBoundingClientRect()
  })
}
