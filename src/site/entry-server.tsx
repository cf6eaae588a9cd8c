import { renderToString } from 'react-dom/server'
import { createInProcessClient } from '#shared/calls/api-client.ts'
import { plainCommentResultKey } from '#shared/comments/pages.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { getGalleryPage } from '#shared/contract/photos.ts'
import { getBlogPage } from '#shared/contract/posts.ts'
import {
  mailLinkPageKey,
  plainFormResultKey,
  type RenderedPage,
  type RenderRequest,
} from '#shared/page-rendering.ts'
import { findMovedAddress, isCacheableAddress } from './app/addresses.ts'
import { createPageHead } from './app/head.ts'
import { storeOrigin } from './app/hooks.ts'
import { createPostJsonLd, createVideoJsonLd } from './app/json-ld.ts'
import { createStaticNavigation } from './app/navigation.tsx'
import { matchLocation } from './app/routes.ts'
import { Site } from './app/site.tsx'
import { createSiteCalls, toPostPage } from './data/calls.ts'
import { createQueryCache, query } from './data/query-cache.ts'
import { serializeCache } from './data/state.ts'
import { clipOf } from './photos/photo-clip.tsx'

export { setLanguage } from '#languages/set-language.ts'

/** All unknown addresses share one cached page. */
export function pageKey(path: string, search: string): string {
  const { match, known } = matchLocation({ path, search })
  return match ? endpointUrl(path, {}, known) : 'not found'
}

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { path, search, ask, origin, form, preview, letterPage, comment } = request
  const api = createInProcessClient(ask)
  const calls = createSiteCalls(api, {
    blogPage: (query) => api(getBlogPage, { query }),
    galleryPage: (query) => api(getGalleryPage, { query }),
  })
  const cache = createQueryCache(async () => calls)
  storeOrigin(cache, origin)
  if (form) cache.setQueryData(plainFormResultKey, form)
  if (letterPage) cache.setQueryData(mailLinkPageKey, letterPage)
  if (comment) cache.setQueryData(plainCommentResultKey, comment)
  const { match, known } = matchLocation({ path, search })
  const { slug = '', photo: named } = match?.params ?? {}
  if (preview) cache.setQueryData(query('post', slug).queryKey, toPostPage(preview))
  await Promise.all([
    match?.route.screen.load(),
    cache.fetchQuery(query('settings')),
    cache.fetchQuery(query('dogCard')),
    ...(match?.route.load({ cache, params: match.params, search: known }) ?? []),
  ])
  const page = { path, match, known, cache }
  const moved = findMovedAddress(page)
  const site = <Site cache={cache} navigation={createStaticNavigation({ path, search })} />
  const html = moved ? '' : renderToString(site)
  const { status, ...head } = createPageHead({ cache, path, search, origin })
  const post = slug && cache.getQueryData(query('post', slug))
  const photo = named ? cache.getQueryData(query('photo', named)) : null
  const clip = photo && clipOf(photo)
  const settings = cache.getQueryData(query('settings'))!
  const jsonLd = [
    ...(post && !preview ? createPostJsonLd({ post, settings, head, origin }) : []),
    ...(clip ? [createVideoJsonLd({ photo, clip, head, origin })] : []),
  ]
  const isCacheable = isCacheableAddress(page, status)
  return {
    status,
    isCacheable,
    movedTo: moved,
    styledBy: match?.route.styledBy,
    head: { ...head, jsonLd, ...(clip && { video: origin + clip.src }) },
    html,
    state: serializeCache(cache),
  }
}
