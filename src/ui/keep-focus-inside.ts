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
  let silenced: Element[] = []
  // In a task of its own: for either the browser looks at every element of the page again.
  const later = setTimeout(() => {
    if (!frame.contains(document.activeElement)) frame.focus({ preventScroll: true })
    silenced = outside(frame)
    for (const element of silenced) element.setAttribute('inert', '')
  })
  return () => {
    clearTimeout(later)
    for (const element of silenced) element.removeAttribute('inert')
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
