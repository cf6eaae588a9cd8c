/** Where scroll-driven animations are missing, sets the width by script. Through CSSOM, as the policy allows no style attribute. */
export function followReading(dog: HTMLElement): (() => void) | undefined {
  if (CSS.supports('animation-timeline: scroll()')) return undefined
  let waiting = 0
  const measure = () => {
    waiting = 0
    const page = document.documentElement
    const way = page.scrollHeight - page.clientHeight
    const part = way > 0 ? Math.min(1, Math.max(0, page.scrollTop / way)) : 0
    dog.style.setProperty('--read', part.toFixed(4))
  }
  const later = () => {
    waiting ||= requestAnimationFrame(measure)
  }
  measure()
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(waiting)
    removeEventListener('scroll', later)
    removeEventListener('resize', later)
  }
}
