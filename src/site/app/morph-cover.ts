/** As the stylesheet of the post names its cover. */
const NAME = 'post-cover'

/** The picture of a card grows into the cover of its post, where the browser can and motion is welcome. */
export async function morphCover(path: string, draw: () => void) {
  const picture = pictureOfCard(path)
  if (!picture || !('startViewTransition' in document) || isMotionReduced()) return draw()
  picture.style.setProperty('view-transition-name', NAME)
  const { updateCallbackDone, ready, finished } = document.startViewTransition(draw)
  // Skipped when another page is opened meanwhile; it is drawn all the same.
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
