import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { getGalleryPage } from '#shared/contract/photos.ts'
import { getBlogPage } from '#shared/contract/posts.ts'
import { type Ask, createDirectClient } from '#shared/direct-client.ts'
import { createSiteQueries } from './data.ts'
import { pageHead } from './page-head.ts'
import { createQueryCache } from './query-cache.ts'
import { readSearch } from './read-search.ts'
import { loadScreen, matchRoute } from './routes.ts'
import { Site } from './site.tsx'
import { createSiteCalls } from './site-calls.ts'
import { writeState } from './state.ts'
import { keepOrigin } from './use-origin.ts'
import { drawStillParts, loadParts } from './waking/lazy-part.tsx'

interface RenderRequest {
  path: string
  search: string
  ask: Ask
  origin: string
  beforeDrawing: () => Promise<void>
}

/** Every unknown address shows the same page, so it is kept once. */
export function pageKey(path: string, search: string): string {
  const match = matchRoute(path)
  return match ? endpointUrl(path, {}, readSearch(search, match.route.known)) : 'not found'
}

/** Some of them tell how old the dog is. */
let stillPartsAreOf = ''
function drawStillPartsOf(day: string) {
  if (day === stillPartsAreOf) return
  drawStillParts((content, identifierPrefix) =>
    renderToString(<Router ssrPath="/">{content}</Router>, { identifierPrefix }),
  )
  stillPartsAreOf = day
}

export async function render({ path, search, ask, origin, beforeDrawing }: RenderRequest) {
  const api = createDirectClient(ask)
  const calls = createSiteCalls(api, {
    blogPage: (query) => api(getBlogPage, { query }),
    galleryPage: (query) => api(getGalleryPage, { query }),
  })
  const queries = createSiteQueries(async () => calls)
  const cache = createQueryCache()
  keepOrigin(cache, origin)
  const match = matchRoute(path)
  const known = match ? readSearch(search, match.route.known) : {}
  await Promise.all([
    loadScreen(path),
    cache.fetchQuery(queries.settings()),
    ...(match?.route.load({ cache, queries, params: match.params, search: known }) ?? []),
  ])
  await loadParts()
  drawStillPartsOf(new Date().toISOString().slice(0, 10))
  await beforeDrawing()
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
