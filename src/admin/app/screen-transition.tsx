import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { Section } from './sections.tsx'

/** How long the old screen may stay once another one was asked for. */
export const OLD_SCREEN_STAYS_MS = 400

interface Place {
  path: string
  search: string
}

/**
 * The place whose screen is shown. From one section to the next the old one stays until everything the new one
 * shows first is there, or for 400 ms. All other moves are shown at once.
 */
export function useShownLocation(sectionOf: (path: string) => Section | undefined): Place {
  const [path] = useLocation()
  const search = useSearch()
  const [shown, show] = useState({ path, search })
  const queryClient = useQueryClient()
  const [from, to] = [sectionOf(shown.path), sectionOf(path)]
  const isHeld = path !== shown.path && from !== undefined && to !== undefined && from !== to

  useEffect(() => {
    if (!isHeld) return
    let isAsked = true
    const isReady = to.prepare(queryClient, new URLSearchParams(search))
    const timeIsUp = new Promise<void>((resolve) => setTimeout(resolve, OLD_SCREEN_STAYS_MS))
    void Promise.race([isReady, timeIsUp]).then(() => isAsked && show({ path, search }))
    return () => {
      isAsked = false
    }
  }, [isHeld, path, search, to, queryClient])

  if (isHeld) return shown
  if (shown.path !== path || shown.search !== search) show({ path, search })
  return { path, search }
}

const ShownPlace = createContext<Place>({ path: '', search: '' })

const useShownPath = (): ReturnType<typeof useBrowserLocation> => {
  const [, navigate] = useBrowserLocation()
  return [use(ShownPlace).path, navigate]
}
const useShownSearch = () => use(ShownPlace).search

/** Inside, the address is the one that is shown; the navigation around it is ahead of it. */
export const AtShownPlace = ({ place, children }: { place: Place; children: ReactNode }) => (
  <ShownPlace value={place}>
    <Router hook={useShownPath} searchHook={useShownSearch}>
      {children}
    </Router>
  </ShownPlace>
)
