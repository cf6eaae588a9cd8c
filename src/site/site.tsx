import { type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { type TakeOver, TakeOverContext } from '#ui/take-over.ts'
import { type SiteQueries, SiteQueriesContext } from './data/data.ts'
import type { QueryCache } from './data/query-cache.ts'
import { QueryCacheContext } from './data/use-query.ts'
import { Shell } from './layout/shell.tsx'
import { notFoundScreen, routes } from './routes.ts'

interface SiteProps {
  cache: QueryCache
  queries: SiteQueries
  takeOver: TakeOver
  /** Only on the server, which has no address bar. */
  address?: { path: string; search: string }
  /** Draws nothing; stands behind the screen. */
  children?: ReactNode
}

export function Site({ cache, queries, takeOver, address, children }: SiteProps) {
  return (
    <QueryCacheContext value={cache}>
      <SiteQueriesContext value={queries}>
        <TakeOverContext value={takeOver}>
          <Router ssrPath={address?.path} ssrSearch={address?.search}>
            <Shell>
              <Suspense>
                <Switch>
                  {routes.map(({ path, screen }) => (
                    <Route key={path} path={path} component={screen.Screen} />
                  ))}
                  <Route component={notFoundScreen.Screen} />
                </Switch>
                {children}
              </Suspense>
            </Shell>
          </Router>
        </TakeOverContext>
      </SiteQueriesContext>
    </QueryCacheContext>
  )
}
