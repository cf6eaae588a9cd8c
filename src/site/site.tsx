import { useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { markHydrated } from '#ui/hydrated.ts'
import type { QueryCache } from './data/query-cache.ts'
import { type SiteQueries, SiteQueriesContext } from './data/site-queries.ts'
import { QueryCacheContext } from './data/use-query.ts'
import { Shell } from './layout/shell.tsx'
import {
  NavigationContext,
  type SiteNavigation,
  usePath,
  useSearch,
} from './navigation/site-navigation.ts'
import { NotFound } from './not-found/not-found.tsx'
import { parsePattern, routes } from './routes.ts'

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
                {routes.map(({ path, Screen }) => (
                  <Route key={path} path={path} component={Screen} />
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
