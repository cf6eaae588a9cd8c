import { flushSync } from 'react-dom'
import type { QueryCache } from '../data/query-cache.ts'
import type { SiteQueries } from '../data/site-queries.ts'
import { applyHead } from '../head/apply-head.ts'
import { pageHead } from '../head/page-head.ts'
import { loadPage } from '../routes.ts'
import { createEntryHistory } from './entry-history.ts'
import { focusHeading, focusLateHeading } from './focus-heading.ts'
import { morphCover } from './morph-cover.ts'
import type { Place, SiteNavigation } from './site-navigation.ts'

/** How long the old page may stay once another one was asked for. */
const OLD_PAGE_STAYS_MS = 400

interface NavigationParts {
  cache: QueryCache
  queries: SiteQueries
}

interface Move {
  to: Place
  /** Not one of the browser's own, back or forward. */
  isNew: boolean
  /** Before the new page is drawn: the old one is still there. */
  leave: () => void
  /** After it is drawn, before anybody sees it. */
  land: () => void
}

/**
 * Moves between pages inside the browser. The old page stays until everything the new one shows is there,
 * or for 400 ms; then the new one is drawn at once, where its reader wants to be, if need be with skeletons.
 */
export function createNavigation({ cache, queries }: NavigationParts): SiteNavigation {
  const listeners = new Set<() => void>()
  const entries = createEntryHistory()
  let place = placeOf(location)
  let isMoving = false
  let latestMove = 0

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const draw = ({ to, leave, land }: Move) => {
    const isOtherPage = beginsAnew(place, to)
    leave()
    place = to
    isMoving = false
    flushSync(notify)
    land()
    if (isOtherPage) focusHeading()
  }

  const start = async (move: Move) => {
    latestMove += 1
    const id = latestMove
    const loading = loadPage({ cache, queries, ...move.to })
    isMoving = true
    notify()
    await Promise.race([loading, wait(OLD_PAGE_STAYS_MS)])
    if (id !== latestMove) return
    const drawMove = () => draw(move)
    // Whoever goes back or forward wants to be there at once.
    if (move.isNew) await morphCover(move.to.path, drawMove)
    else drawMove()
    await loading
    if (id !== latestMove) return
    applyHead(pageHead({ cache, queries, ...place, origin: location.origin }))
    focusLateHeading()
  }

  const navigate = (address: string | URL, { replace = false } = {}) => {
    const url = new URL(address, location.href)
    const to = placeOf(url)
    const goesToTop = beginsAnew(place, to) || isSame(place, to)
    void start({
      to,
      isNew: true,
      leave: () => entries.add(url, replace || url.href === location.href),
      land: () => {
        if (goesToTop) entries.scrollToAnchor()
      },
    })
  }

  addEventListener('popstate', () => {
    entries.follow()
    const to = placeOf(location)
    if (!isSame(place, to)) {
      void start({ to, isNew: false, leave: () => {}, land: entries.restoreScroll })
    } else {
      // Another place in the same page, which is drawn already.
      latestMove += 1
      isMoving = false
      notify()
      entries.restoreScroll()
    }
  })

  return {
    getPlace: () => place,
    getEntry: entries.current,
    isMoving: () => isMoving,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
  }
}

const placeOf = ({ pathname, search }: URL | Location): Place => ({ path: pathname, search })

const isSame = (a: Place, b: Place) => a.path === b.path && a.search === b.search

const pageNumber = ({ search }: Place) => new URLSearchParams(search).get('page')

/** Another page of a list begins at its top; a filter leaves readers where they are. */
const beginsAnew = (from: Place, to: Place) =>
  from.path !== to.path || pageNumber(from) !== pageNumber(to)

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
