import { useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { markHydrated } from '#ui/hydrated.ts'
import { type SiteQueries, SiteQueriesContext } from '../data/queries.ts'
import { type QueryCache, QueryCacheContext } from '../data/query-cache.ts'
import { NavigationContext, type SiteNavigation, usePath, useSearch } from './navigation.ts'
import { parsePattern, routes } from './routes.ts'
import { NotFound } from './screen-boundary.tsx'
import { Shell } from './shell.tsx'

interface SiteProps {
  cache: QueryCache
  queries: SiteQueries
  navigation: SiteNavigation
}

export function Site({ cache, queries, navigation }: SiteProps) {
  useEffect(markHydrated, [])
  return (
    <QueryCacheContext value={cache}>
      <SiteQueriesContext value={queries}>
        <NavigationContext value={navigation}>
          <Router hook={usePath} searchHook={useSearch} parser={parsePattern}>
            <Shell>
              <Switch>
                {routes.map(({ path, screen }) => (
                  <Route key={path} path={path} component={screen.Screen} />
                ))}
                <Route component={NotFound} />
              </Switch>
            </Shell>
          </Router>
        </NavigationContext>
      </SiteQueriesContext>
    </QueryCacheContext>
  )
}
