const main = () => document.getElementById('content')

/** A new page begins with its heading, for readers too; with the page itself while there is none. */
export function focusHeading() {
  const target = main()?.querySelector('h1') ?? main()
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The heading came after the skeletons; whoever has moved on meanwhile is left alone. */
export function focusLateHeading() {
  if (document.activeElement === main()) focusHeading()
}
