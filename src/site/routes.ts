import type { BlogQuery } from '#shared/contract/posts.ts'
import { HOME_PHOTOS } from '#shared/limits.ts'
import type { SiteQueries } from './data/data.ts'
import type { QueryCache } from './data/query-cache.ts'
import { type KnownParameters, parameters } from './read-search.ts'
import { type LazyScreen, lazyScreen } from './waking/lazy-screen.tsx'

export interface SiteRoute {
  path: string
  screen: LazyScreen
  /** Parameters of the address that change what is shown; all others are ignored. */
  known: KnownParameters
  /** Fetches what the page needs before it can be drawn. */
  load: (from: LoadFrom) => Promise<unknown>[]
}

interface LoadFrom {
  cache: QueryCache
  queries: SiteQueries
  params: Record<string, string>
  search: BlogQuery
}

const nothing = () => []

export const routes: SiteRoute[] = [
  {
    path: '/',
    screen: lazyScreen(async () => (await import('./home/home.tsx')).Home),
    known: parameters.none,
    load: ({ cache, queries }) => [
      cache.fetchQuery(queries.featured()),
      cache.fetchQuery(queries.recent()),
      cache.fetchQuery(queries.photos(HOME_PHOTOS)),
    ],
  },
  {
    path: '/blog',
    screen: lazyScreen(async () => (await import('./blog/blog-list.tsx')).BlogList),
    known: parameters.blog,
    load: ({ cache, queries, search }) => [cache.fetchQuery(queries.blogPage(search))],
  },
  {
    path: '/blog/:slug',
    screen: lazyScreen(async () => (await import('./post/post-detail.tsx')).PostDetail),
    known: parameters.none,
    load: ({ cache, queries, params }) => [cache.fetchQuery(queries.post(params.slug ?? ''))],
  },
  {
    path: '/gallery',
    screen: lazyScreen(async () => (await import('./gallery/gallery.tsx')).Gallery),
    known: parameters.gallery,
    load: ({ cache, queries, search }) => [cache.fetchQuery(queries.galleryPage(search))],
  },
  {
    path: '/about',
    screen: lazyScreen(async () => (await import('./about/about.tsx')).About),
    known: parameters.none,
    load: nothing,
  },
  {
    path: '/contact',
    screen: lazyScreen(async () => (await import('./contact/contact.tsx')).Contact),
    known: parameters.none,
    load: nothing,
  },
]

export const notFoundScreen = lazyScreen(
  async () => (await import('./not-found/not-found.tsx')).NotFound,
)

/** What has to be there before a path can be drawn. */
export const loadScreen = (path: string) =>
  (matchRoute(path)?.route.screen ?? notFoundScreen).load()

export interface RouteMatch {
  route: SiteRoute
  params: Record<string, string>
}

export function matchRoute(path: string): RouteMatch | null {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return null
    } else if (value === '') return null
    else params[part.slice(1)] = decode(value)
  }
  return params
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
