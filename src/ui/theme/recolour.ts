import { inTurn } from '../in-turn.ts'

/** What can change its colours by itself. */
const PARTS = 'main > *, main ~ *'

/** A smaller one is worked out sooner than it takes to leave it alone. */
const WORTH_LEAVING = 10

function isOutOfSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}

/** The part, or what in it is out of sight. */
const outOfSight = (part: HTMLElement): HTMLElement[] => {
  if (part.getElementsByTagName('*').length < WORTH_LEAVING) return []
  if (isOutOfSight(part)) return [part]
  return [...part.children].flatMap((child) => outOfSight(child as HTMLElement))
}

type Theme = 'light' | 'dark'
let wanted: Theme | null = null

/**
 * Puts the page into another theme. What can be seen changes at once, what cannot a moment later: to work out
 * all elements in one go takes a slow phone so long that a touch would have to wait.
 */
export function recolour(theme: Theme, whenSeen: () => void) {
  const page = document.documentElement
  const isUnderWay = wanted !== null
  if (!isUnderWay && page.dataset.theme === theme) return whenSeen()
  wanted = theme
  if (isUnderWay) return
  const later = [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap(outOfSight)
  // One that has not followed yet keeps what it shows.
  for (const part of later) part.dataset.shown ??= page.dataset.theme
  workOut(page)
  setTimeout(() => {
    page.dataset.theme = wanted ?? theme
    wanted = null
    whenSeen()
    inTurn(later, (part) => {
      delete part.dataset.shown
      workOut(part)
    })
  })
}

/** Now, not together with what comes next. */
const workOut = (part: Element) => part.getBoundingClientRect()
