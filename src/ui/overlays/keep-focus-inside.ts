import { inGroups, inPieces } from '../in-groups.ts'
import { inTurn } from '../in-turn.ts'

const outside = (frame: Element) =>
  [...document.body.children].filter(
    (child) =>
      !child.contains(frame) &&
      !child.hasAttribute('inert') &&
      !child.matches('script, style, template') &&
      // a message about what happens in the dialog must stay within reach
      !child.hasAttribute('data-toasts'),
  )

/** Makes the rest of the page inert, moves focus in, and gives both back when called off. */
export function keepFocusInside(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined
  const before = document.activeElement
  const silenced: Element[] = []
  let stop = () => {}
  const silence = (elements: Element[]) => {
    for (const element of elements) element.setAttribute('inert', '')
    silenced.push(...elements)
    // Worked out now, not together with the next ones.
    elements.at(-1)?.getBoundingClientRect()
  }
  // In tasks of their own: for each the browser looks at all these elements again.
  const start = setTimeout(() => {
    if (!frame.contains(document.activeElement)) frame.focus({ preventScroll: true })
    const whole = outside(frame)
    // The whole comes last, when nothing in it has to change any more.
    stop = inTurn([...inGroups(whole.flatMap(inPieces)), whole], silence)
  })
  return () => {
    clearTimeout(start)
    stop()
    // All at once: whoever called it off may want the focus anywhere.
    for (const element of silenced) element.removeAttribute('inert')
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
