const STORAGE_KEY = 'scroll-positions'

interface EntryState {
  entry?: string
}

/**
 * Our own history entries have a generated name; the first entry and those of plain anchors are
 * named by their address.
 */
const currentEntry = () => (history.state as EntryState | null)?.entry ?? location.href

/**
 * Stores the scroll position of each history entry. The browser would restore a position at once,
 * while the previous page is still shown, so we restore it in the frame that draws the page. After
 * a reload the browser restores it itself.
 */
export function createScrollHistory() {
  const positions = readPositions()
  let current = currentEntry()
  let top = scrollY

  // Positions are read at scroll events: at a popstate the browser may already have scrolled to an
  // anchor.
  addEventListener(
    'scroll',
    () => {
      top = scrollY
    },
    { passive: true },
  )
  const restoreByHand = () => {
    history.scrollRestoration = 'manual'
  }
  restoreByHand()
  addEventListener('pageshow', restoreByHand)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    positions.set(current, top)
    writePositions(positions)
  })

  const scrollToAnchor = () => {
    const target = document.getElementById(decode(location.hash.slice(1)))
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
  }

  return {
    current: () => current,
    add(url: URL, replace: boolean) {
      positions.set(current, top)
      const entry = String(performance.timeOrigin + performance.now())
      if (replace) history.replaceState({ entry }, '', url)
      else history.pushState({ entry }, '', url)
      current = entry
    },
    /** Call this on popstate, after the browser went back or forward. */
    follow() {
      positions.set(current, top)
      current = currentEntry()
    },
    restoreScroll() {
      const known = positions.get(current)
      if (known === undefined) scrollToAnchor()
      else scrollTo({ top: known, behavior: 'instant' })
    },
    scrollToAnchor,
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

function writePositions(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]))
  } catch {
    // If storage is not available, pages start at their top after a reload.
  }
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
