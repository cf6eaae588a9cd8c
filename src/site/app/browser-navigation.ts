import { flushSync } from 'react-dom'
import type { QueryCache } from '../data/query-cache.ts'
import { createScrollHistory } from './history.ts'
import { morphCover } from './morph-cover.ts'
import type { PageLocation, SiteNavigation } from './navigation.tsx'
import { loadRouteData, loadScreen } from './routes.ts'

export const loadHeadUpdate = () => import('./after-move.ts')

const OLD_PAGE_STAYS_MS = 400

interface Move {
  to: PageLocation
  draw: (drawPage: () => void) => void | Promise<void>
  leave: () => void
  land: () => void
}

/**
 * Moves between pages inside the browser. The old page stays for at most 400 ms while the new one
 * loads; after that the new page is shown with skeletons.
 */
export function createBrowserNavigation(cache: QueryCache): SiteNavigation {
  const store = createPlaceStore(placeOf(location))
  const entries = createScrollHistory()
  let latestMove = 0

  const start = async ({ to, draw, leave, land }: Move) => {
    latestMove += 1
    const id = latestMove
    // The screen's file may be gone after an update; a full load gets the page with its new files.
    const screen = loadScreen(to.path).catch(() => {
      if (id !== latestMove) return
      latestMove += 1
      location.assign(to.path + to.search)
    })
    const loading = Promise.all([screen, loadRouteData({ cache, ...to })])
    store.setMoving(true)
    await Promise.race([loading, wait(OLD_PAGE_STAYS_MS)])
    if (id !== latestMove) return
    await draw(() => {
      const isOtherPage = isNewPage(store.getPlace(), to)
      leave()
      store.show(to)
      land()
      if (isOtherPage) focusHeading()
    })
    await loading
    if (id !== latestMove) return
    focusLateHeading()
    // If this file fails to load, the page keeps the previous title.
    const after = await loadHeadUpdate().catch(() => null)
    if (id === latestMove) after?.updateHeadAndCountView({ cache, ...to, origin: location.origin })
  }

  const navigate = (address: string | URL, { replace = false } = {}) => {
    const url = new URL(address, location.href)
    const to = placeOf(url)
    const goesToTop = isNewPage(store.getPlace(), to) || isSame(store.getPlace(), to)
    void start({
      to,
      draw: (drawPage) => morphCover(to.path, drawPage),
      leave: () => entries.add(url, replace || url.href === location.href),
      land: () => {
        if (goesToTop) entries.scrollToAnchor()
      },
    })
  }

  // Back and forward restore the scroll position at once, without an animation.
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

const placeOf = ({ pathname, search }: URL | Location): PageLocation => ({ path: pathname, search })

const isSame = (a: PageLocation, b: PageLocation) => a.path === b.path && a.search === b.search

const pageNumber = ({ search }: PageLocation) => new URLSearchParams(search).get('page')

/** Another page of a list starts at its top; a changed filter keeps the scroll position. */
const isNewPage = (from: PageLocation, to: PageLocation) =>
  from.path !== to.path || pageNumber(from) !== pageNumber(to)

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Notifies the router of the shown page and of a pending move. */
function createPlaceStore(first: PageLocation) {
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
    /** Draws synchronously: the page is in the document when this returns. */
    show(next: PageLocation) {
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

/**
 * Screen readers start a new page at its heading, or at the page itself while it has no heading.
 */
function focusHeading() {
  const target = main()?.querySelector('h1') ?? main()
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * The heading replaces the skeletons late; focus moves only if the visitor has not moved it
 * meanwhile.
 */
function focusLateHeading() {
  if (document.activeElement === main()) focusHeading()
}
