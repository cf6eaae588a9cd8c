const STORAGE_KEY = 'scroll-positions'

interface EntryState {
  entry?: string
}

/** Ours carry a name of their own; the first one, and those of plain anchors, go by their address. */
const currentEntry = () => (history.state as EntryState | null)?.entry ?? location.href

/**
 * The entries of the browser's history and where each was scrolled to. The browser would restore a place at once,
 * while the page before is still shown; so we do it, in the frame that shows the page. A page that is loaded
 * anew belongs to the browser again.
 */
export function createEntryHistory() {
  const positions = readPositions()
  let current = currentEntry()
  let top = scrollY

  // Kept by events: at a popstate the browser may have scrolled to an anchor already.
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
    /** The browser went back or forward. */
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
    // Without storage, pages begin at their top after a reload.
  }
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
