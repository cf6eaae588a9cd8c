import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { LazyScreen } from './lazy-screens.tsx'

export const MAX_SCREEN_WAIT_MS = 400

interface Place {
  path: string
  search: string
}

/**
 * Returns the location whose screen is shown. Between two sections the old screen stays until the
 * code and data of the new one are loaded, or for 400 ms. Other navigation is shown at once.
 */
export function useShownLocation(sectionOf: (path: string) => LazyScreen | undefined): Place {
  const [path] = useLocation()
  const search = useSearch()
  const [shown, show] = useState({ path, search })
  const queryClient = useQueryClient()
  const [from, to] = [sectionOf(shown.path), sectionOf(path)]
  const isWaiting = path !== shown.path && from !== undefined && to !== undefined && from !== to

  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    const isReady = to.prepare(queryClient, new URLSearchParams(search))
    const timeIsUp = new Promise<void>((resolve) => setTimeout(resolve, MAX_SCREEN_WAIT_MS))
    void Promise.race([isReady, timeIsUp]).then(() => isCurrent && show({ path, search }))
    return () => {
      isCurrent = false
    }
  }, [isWaiting, path, search, to, queryClient])

  if (isWaiting) return shown
  if (shown.path !== path || shown.search !== search) show({ path, search })
  return { path, search }
}

const ShownPlace = createContext<Place>({ path: '', search: '' })

const useShownPath = (): ReturnType<typeof useBrowserLocation> => {
  const [, navigate] = useBrowserLocation()
  return [use(ShownPlace).path, navigate]
}
const useShownSearch = () => use(ShownPlace).search

/** Components inside see the location that is shown; the navigation outside already sees the new one. */
export const ShownLocationRouter = ({ place, children }: { place: Place; children: ReactNode }) => (
  <ShownPlace value={place}>
    <Router hook={useShownPath} searchHook={useShownSearch}>
      {children}
    </Router>
  </ShownPlace>
)
