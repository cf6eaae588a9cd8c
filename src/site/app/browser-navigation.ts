import { flushSync } from 'react-dom'
import type { QueryCache } from '../data/query-cache.ts'
import { createEntryHistory } from './history.ts'
import { morphCover } from './morph-cover.ts'
import type { Place, SiteNavigation } from './navigation.tsx'
import { loadData, loadScreen } from './routes.ts'

export const loadAfterMove = () => import('./after-move.ts')

/** How long the old page may stay once another one was asked for. */
const OLD_PAGE_STAYS_MS = 400

interface Move {
  to: Place
  /** Draws what it is given: at once, or as a movement. */
  draw: (drawPage: () => void) => void | Promise<void>
  /** Before the new page is drawn: the old one is still there. */
  leave: () => void
  /** After it is drawn, before anybody sees it. */
  land: () => void
}

/**
 * Moves between pages inside the browser. The old page stays until everything the new one shows is there,
 * or for 400 ms; then the new one is drawn at once, where its reader wants to be, if need be with skeletons.
 */
export function createNavigation(cache: QueryCache): SiteNavigation {
  const store = createPlaceStore(placeOf(location))
  const entries = createEntryHistory()
  let latestMove = 0

  const start = async ({ to, draw, leave, land }: Move) => {
    latestMove += 1
    const id = latestMove
    // Its code may be gone, as after an update: the server has the page and its new files.
    const screen = loadScreen(to.path).catch(() => {
      if (id !== latestMove) return
      latestMove += 1
      location.assign(to.path + to.search)
    })
    const loading = Promise.all([screen, loadData({ cache, ...to })])
    store.setMoving(true)
    await Promise.race([loading, wait(OLD_PAGE_STAYS_MS)])
    if (id !== latestMove) return
    await draw(() => {
      const isOtherPage = beginsAnew(store.getPlace(), to)
      leave()
      store.show(to)
      land()
      if (isOtherPage) focusHeading()
    })
    await loading
    if (id !== latestMove) return
    focusLateHeading()
    // Without its code the page keeps the title of the one before.
    const after = await loadAfterMove().catch(() => null)
    if (id === latestMove) after?.afterMove({ cache, ...to, origin: location.origin })
  }

  const navigate = (address: string | URL, { replace = false } = {}) => {
    const url = new URL(address, location.href)
    const to = placeOf(url)
    const goesToTop = beginsAnew(store.getPlace(), to) || isSame(store.getPlace(), to)
    void start({
      to,
      draw: (drawPage) => morphCover(to.path, drawPage),
      leave: () => entries.add(url, replace || url.href === location.href),
      land: () => {
        if (goesToTop) entries.scrollToAnchor()
      },
    })
  }

  // Whoever goes back or forward wants to be there at once.
  addEventListener('popstate', () => {
    entries.follow()
    const to = placeOf(location)
    if (isSame(store.getPlace(), to)) {
      latestMove += 1
      store.setMoving(false)
      entries.restoreScroll()
    } else {
      const draw = (drawPage: () => void) => drawPage()
      void start({ to, draw, leave: () => {}, land: entries.restoreScroll })
    }
  })

  return { ...store, getEntry: entries.current, navigate }
}

const placeOf = ({ pathname, search }: URL | Location): Place => ({ path: pathname, search })

const isSame = (a: Place, b: Place) => a.path === b.path && a.search === b.search

const pageNumber = ({ search }: Place) => new URLSearchParams(search).get('page')

/** Another page of a list begins at its top; a filter leaves readers where they are. */
const beginsAnew = (from: Place, to: Place) =>
  from.path !== to.path || pageNumber(from) !== pageNumber(to)

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What the router draws, and whether more is on its way. */
function createPlaceStore(first: Place) {
  const listeners = new Set<() => void>()
  let place = first
  let isMoving = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const setMoving = (next: boolean) => {
    isMoving = next
    notify()
  }

  return {
    getPlace: () => place,
    isMoving: () => isMoving,
    setMoving,
    /** The page is drawn when this returns. */
    show(next: Place) {
      place = next
      flushSync(() => setMoving(false))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const main = () => document.getElementById('content')

/** A new page begins with its heading, for readers too; with the page itself while there is none. */
function focusHeading() {
  const target = main()?.querySelector('h1') ?? main()
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The heading came after the skeletons; whoever has moved on meanwhile is left alone. */
function focusLateHeading() {
  if (document.activeElement === main()) focusHeading()
}
