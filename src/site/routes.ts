import type { ComponentType } from 'react'
import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { HOME_PHOTOS } from '#shared/limits.ts'
import { About } from './about/about.tsx'
import { BlogList } from './blog/blog-list.tsx'
import { Contact } from './contact/contact.tsx'
import type { QueryCache } from './data/query-cache.ts'
import type { SiteQueries } from './data/site-queries.ts'
import { Gallery } from './gallery/gallery.tsx'
import { Home } from './home/home.tsx'
import type { Place } from './navigation/site-navigation.ts'
import { NewsletterAnswer } from './newsletter/newsletter-answer.tsx'
import { PostDetail } from './post/post-detail.tsx'
import { type KnownParameters, parameters, readSearch } from './read-search.ts'

export interface SiteRoute {
  path: string
  Screen: ComponentType
  /** Parameters of the address that change what is shown; all others are ignored. */
  known: KnownParameters
  /** Fetches what the page shows. */
  load: (from: LoadFrom) => Promise<unknown>[]
}

interface LoadFrom {
  cache: QueryCache
  queries: SiteQueries
  params: Record<string, string | undefined>
  search: BlogQuery
}

const nothing = () => []

export const routes: SiteRoute[] = [
  {
    path: '/',
    Screen: Home,
    known: parameters.none,
    load: ({ cache, queries }) => [
      cache.fetchQuery(queries.featured()),
      cache.fetchQuery(queries.recent()),
      cache.fetchQuery(queries.photos(HOME_PHOTOS)),
    ],
  },
  {
    path: '/blog',
    Screen: BlogList,
    known: parameters.blog,
    load: ({ cache, queries, search }) => [cache.fetchQuery(queries.blogPage(search))],
  },
  {
    path: '/blog/:slug',
    Screen: PostDetail,
    known: parameters.none,
    load: ({ cache, queries, params }) => [cache.fetchQuery(queries.post(params.slug ?? ''))],
  },
  {
    path: '/gallery',
    Screen: Gallery,
    known: parameters.gallery,
    load: ({ cache, queries, search }) => [cache.fetchQuery(queries.galleryPage(search))],
  },
  { path: '/about', Screen: About, known: parameters.none, load: nothing },
  { path: '/contact', Screen: Contact, known: parameters.none, load: nothing },
  { path: '/newsletter', Screen: NewsletterAnswer, known: parameters.none, load: nothing },
]

/** Upper and lower case differ, as they do everywhere else in an address. */
export const parsePattern = (route: string, loose?: boolean) => {
  const { keys, pattern } = parse(route, loose)
  return { keys, pattern: new RegExp(pattern.source) }
}

export interface RouteMatch {
  route: SiteRoute
  params: Record<string, string | undefined>
}

export function matchRoute(path: string): RouteMatch | null {
  for (const route of routes) {
    const [isMatch, params] = matchPattern(parsePattern, route.path, decode(path))
    if (isMatch) return { route, params }
  }
  return null
}

/** What an address shows, as far as it is known. */
export function readPlace({ path, search }: Place) {
  const match = matchRoute(path)
  return { match, known: match ? readSearch(search, match.route.known) : {} }
}

/** Everything a page shows; a failure is part of what it shows. */
export async function loadPage({
  path,
  search,
  ...from
}: Place & Omit<LoadFrom, 'params' | 'search'>) {
  const { match, known } = readPlace({ path, search })
  if (!match) return
  await Promise.allSettled(match.route.load({ ...from, params: match.params, search: known }))
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
