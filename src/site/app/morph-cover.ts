/** The post's stylesheet gives its cover this name. */
const NAME = 'post-cover'

/** Uses a view transition where the browser supports it and motion is not reduced. */
export async function morphCover(path: string, draw: () => void) {
  const picture = pictureOfCard(path)
  if (!picture || !('startViewTransition' in document) || isMotionReduced()) return draw()
  picture.style.setProperty('view-transition-name', NAME)
  const { updateCallbackDone, ready, finished } = document.startViewTransition(draw)
  // The transition is skipped when another page opens meanwhile; the page is drawn anyway.
  for (const step of [ready, finished]) step.catch(() => {})
  await updateCallbackDone
}

function pictureOfCard(path: string): HTMLElement | null {
  const link = document.querySelector(`:is(.post-card, .entry) a[href="${CSS.escape(path)}"]`)
  const picture = link?.closest('article')?.querySelector<HTMLElement>('img') ?? null
  return picture && isSeen(picture) ? picture : null
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches
