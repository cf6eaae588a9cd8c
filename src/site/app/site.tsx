import { useEffect, useMemo } from 'react'
import { markHydrated } from '#ui/hydrated.ts'
import { type QueryCache, QueryCacheContext } from '../data/query-cache.ts'
import { NavigationContext, ParamsContext, type SiteNavigation, usePath } from './navigation.tsx'
import { matchRoute } from './routes.ts'
import { NotFound } from './screen-boundary.tsx'
import { Shell } from './shell.tsx'

interface SiteProps {
  cache: QueryCache
  navigation: SiteNavigation
}

export function Site({ cache, navigation }: SiteProps) {
  useEffect(markHydrated, [])
  return (
    <QueryCacheContext value={cache}>
      <NavigationContext value={navigation}>
        <Shell>
          <CurrentScreen />
        </Shell>
      </NavigationContext>
    </QueryCacheContext>
  )
}

function CurrentScreen() {
  const path = usePath()
  const match = useMemo(() => matchRoute(path), [path])
  if (!match) return <NotFound />
  const { route, params } = match
  return (
    <ParamsContext value={params}>
      <route.screen.Screen key={route.path} />
    </ParamsContext>
  )
}
