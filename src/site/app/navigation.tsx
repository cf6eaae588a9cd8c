import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react'
import { useQueryCache } from '../data/query-cache.ts'

export interface PageLocation {
  path: string
  search: string
}

export interface SiteNavigation {
  getPlace(): PageLocation
  /** Returns the name of the current entry in the browser's history. */
  getEntry(): string
  isMoving(): boolean
  subscribe(listener: () => void): () => void
  navigate(to: string | URL, options?: { replace?: boolean }): void
}

export function createStaticNavigation(place: PageLocation): SiteNavigation {
  return {
    getPlace: () => place,
    getEntry: () => '',
    isMoving: () => false,
    subscribe: () => () => {},
    navigate: () => {},
  }
}

export const NavigationContext = createContext<SiteNavigation | null>(null)

function useNavigation(): SiteNavigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('a public screen was drawn outside the site')
  return navigation
}

function useNavigationState<T>(read: (navigation: SiteNavigation) => T): T {
  const navigation = useNavigation()
  const readNow = () => read(navigation)
  return useSyncExternalStore(navigation.subscribe, readNow, readNow)
}

export const usePath = () => useNavigationState((navigation) => navigation.getPlace().path)

export const useSearch = () => useNavigationState((navigation) => navigation.getPlace().search)

export const useIsMoving = () => useNavigationState((navigation) => navigation.isMoving())

export const useNavigate = () => useNavigation().navigate

/** The named parts of the route that matched, such as `:slug`. */
export const ParamsContext = createContext<Record<string, string | undefined>>({})

export const useParams = () => useContext(ParamsContext)

export const hasModifierKey = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

interface LinkProps extends ComponentProps<'a'> {
  href: string
}

export function Link({ href, className, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifierKey(event) || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href)
  }
  return <a {...rest} href={href} className={className} onClick={follow} />
}

/** State that belongs to a history entry and is restored by the browser's back and forward. */
export function useHistoryState<T>(name: string, initial: T): [T, (next: T) => void] {
  const cache = useQueryCache()
  const navigation = useNavigation()
  const [entry] = useState(navigation.getEntry)
  const [value, setValue] = useState(
    () => cache.getQueryData<T>({ queryKey: ['entry', entry, name] }) ?? initial,
  )
  const set = useCallback(
    (next: T) => {
      cache.setQueryData(['entry', entry, name], next)
      setValue(next)
    },
    [cache, entry, name],
  )
  return [value, set]
}
