import { inGroups } from '#ui/in-groups.ts'
import { inTurn } from '#ui/in-turn.ts'

/**
 * A page opened at its top draws its first screen first (`first-screen.ts`). As soon as that is seen the rest
 * is worked out, a few elements in a task. Until then and while that is done nothing in it moves:
 * Chromium would have it glide from no style at all into its own.
 */
export function layOutRest(page: Document) {
  if (!page.documentElement.classList.contains('from-top')) return
  const show = (parts: HTMLElement[]) => () => {
    for (const part of parts) part.dataset.later = 'still'
    parts[0]?.getBoundingClientRect()
  }
  const setFree = (parts: HTMLElement[]) => () => {
    for (const part of parts) delete part.dataset.later
    parts[0]?.getBoundingClientRect()
  }
  const layOut = () => {
    const later = inGroups([...page.querySelectorAll<HTMLElement>('[data-later]')])
    inTurn([...later.map(show), ...later.map(setFree)], (step) => step())
  }
  const begin = () => {
    if (page.querySelector('main[data-later]')) requestAnimationFrame(begin)
    // This frame shows the first screen.
    else layOut()
  }
  requestAnimationFrame(begin)
}
