import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createDirectClient } from '#shared/calls/direct-client.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { getGalleryPage } from '#shared/contract/photos.ts'
import { getBlogPage } from '#shared/contract/posts.ts'
import { type RenderedPage, type RenderRequest, sentFormKey } from '#shared/page-rendering.ts'
import { createSiteQueries, type SiteQueries, SiteQueriesContext } from './data/data.ts'
import { createQueryCache, type QueryCache } from './data/query-cache.ts'
import { createSiteCalls } from './data/site-calls.ts'
import { writeState } from './data/state.ts'
import { QueryCacheContext } from './data/use-query.ts'
import { pageHead } from './head/page-head.ts'
import { keepOrigin } from './head/use-origin.ts'
import { readSearch } from './read-search.ts'
import { loadScreen, matchRoute } from './routes.ts'
import { Site } from './site.tsx'
import { drawCommonParts, loadParts } from './waking/lazy-part.tsx'

/** Every unknown address shows the same page, so it is kept once. */
export function pageKey(path: string, search: string): string {
  const match = matchRoute(path)
  return match ? endpointUrl(path, {}, readSearch(search, match.route.known)) : 'not found'
}

/** The owner's settings and the day are all that they show of the world. */
function drawCommonPartsFor({ cache, queries }: { cache: QueryCache; queries: SiteQueries }) {
  const day = new Date().toISOString().slice(0, 10)
  const world = JSON.stringify([day, cache.getQueryData(queries.settings())])
  drawCommonParts(world, (content, identifierPrefix) =>
    renderToString(
      <QueryCacheContext value={cache}>
        <SiteQueriesContext value={queries}>
          <Router ssrPath="/">{content}</Router>
        </SiteQueriesContext>
      </QueryCacheContext>,
      { identifierPrefix },
    ),
  )
}

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { path, search, ask, origin, form } = request
  const api = createDirectClient(ask)
  const calls = createSiteCalls(api, {
    blogPage: (query) => api(getBlogPage, { query }),
    galleryPage: (query) => api(getGalleryPage, { query }),
  })
  const queries = createSiteQueries(async () => calls)
  const cache = createQueryCache()
  keepOrigin(cache, origin)
  if (form) cache.setQueryData(sentFormKey, form)
  const match = matchRoute(path)
  const known = match ? readSearch(search, match.route.known) : {}
  await Promise.all([
    loadScreen(path),
    cache.fetchQuery(queries.settings()),
    ...(match?.route.load({ cache, queries, params: match.params, search: known }) ?? []),
  ])
  await loadParts()
  drawCommonPartsFor({ cache, queries })
  const html = renderToString(
    <Site
      cache={cache}
      queries={queries}
      takeOver={{ isUnderWay: true }}
      address={{ path, search }}
    />,
  )
  const { status, ...head } = pageHead({ cache, queries, match, path, known, origin })
  return { status, head, html, state: writeState(cache) }
}
