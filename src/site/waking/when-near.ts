/** Calls back once, a screen's third before the element can be seen. */
export function whenNear(element: Element, callBack: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      callBack()
    },
    { rootMargin: '33% 0px' },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
