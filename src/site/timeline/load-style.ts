/** A page is drawn, and scrolled to its anchor, once its style is there. Without it, as without a network, it is plain. */
export async function loadStyle(href: string, precedence: string) {
  if (typeof document === 'undefined') return
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  const link = document.createElement('link')
  const settled = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  Object.assign(link, { rel: 'stylesheet', href })
  // By this React knows it for the one that the screen asks for.
  link.dataset.precedence = precedence
  document.head.append(link)
  await settled
}
