import { commentPaths, replyPaths } from '#shared/comments/pages.ts'
import { HOME_PHOTOS_READ } from '#shared/limits.ts'
import { letterPaths } from '#shared/page-rendering.ts'
import { loadComments } from '../comments/lazy-comments.tsx'
import { type QueryCache, query } from '../data/query-cache.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
import type { Place } from './navigation.tsx'
import {
  type KnownParameters,
  type KnownSearch,
  parameters,
  readSearch,
} from './search-parameters.ts'

interface SiteRoute {
  path: string
  screen: LazyScreen
  /** Parameters of the address that change what is shown; all others are ignored. */
  known: KnownParameters
  /** The module that has a stylesheet of its own, beside the one that all pages share. */
  styledBy?: string
  /** Fetches what the page shows. */
  load: (from: LoadFrom) => Promise<unknown>[]
}

interface LoadFrom {
  cache: QueryCache
  params: Record<string, string | undefined>
  search: KnownSearch
}

const nothing = () => []
const postScreen = lazyScreen(async () => (await import('../posts/post.tsx')).PostDetail)
const loadPost: SiteRoute['load'] = ({ cache, params }) => [
  cache.fetchQuery(query('post', params.slug ?? '')),
]

/** The first page of its comments comes along with it; then the code that draws them must be there, too. */
const loadPostAndComments: SiteRoute['load'] = ({ cache, params, search }) => {
  const { slug = '' } = params
  const loadBoth = async () => {
    const post = await cache.fetchQuery(query('post', slug))
    if (!post?.comments) return
    const morePages = search.page && cache.fetchQuery(query('comments', slug, search.page))
    await Promise.all([loadComments(), morePages])
  }
  return [loadBoth()]
}

const mailScreen = lazyScreen(async () => (await import('../newsletter/mail-pages.tsx')).MailPage)

const mailedPaths = [
  letterPaths.confirm(':secret'),
  letterPaths.leave(':secret'),
  letterPaths.signIn(':secret'),
  letterPaths.cancelEmailChange(':secret'),
  letterPaths.again,
  replyPaths.confirm(':secret'),
  replyPaths.stop(':secret'),
]

export const routes: SiteRoute[] = [
  {
    path: '/',
    screen: lazyScreen(async () => (await import('../home/home.tsx')).Home),
    known: parameters.none,
    load: ({ cache }) => [
      cache.fetchQuery(query('featured')),
      cache.fetchQuery(query('recent')),
      cache.fetchQuery(query('onThisDay')),
      cache.fetchQuery(query('photos', HOME_PHOTOS_READ)),
    ],
  },
  {
    path: '/blog',
    screen: lazyScreen(async () => (await import('../posts/blog-list.tsx')).BlogList),
    known: parameters.blog,
    load: ({ cache, search }) => [cache.fetchQuery(query('blogPage', search))],
  },
  {
    path: '/blog/:slug',
    screen: postScreen,
    known: parameters.post,
    load: loadPostAndComments,
  },
  {
    // Where a comment is sent to, or an answer begun, without script.
    path: commentPaths.form(':slug'),
    screen: postScreen,
    known: parameters.none,
    load: loadPostAndComments,
  },
  {
    // A draft comes with its page, under the secret of its link.
    path: '/preview/:slug',
    screen: postScreen,
    known: parameters.none,
    load: loadPost,
  },
  {
    path: '/gallery',
    screen: lazyScreen(async () => (await import('../photos/gallery.tsx')).Gallery),
    known: parameters.gallery,
    load: ({ cache, search }) => [cache.fetchQuery(query('galleryPage', search))],
  },
  {
    path: '/gallery/:photo',
    screen: lazyScreen(async () => (await import('../photos/photo-page.tsx')).PhotoPage),
    known: parameters.none,
    load: ({ cache, params }) => [cache.fetchQuery(query('photo', params.photo ?? ''))],
  },
  {
    path: '/year/:year',
    screen: lazyScreen(async () => (await import('../dog/year-book.tsx')).YearBookScreen),
    styledBy: 'src/site/dog/year-book.tsx',
    known: parameters.none,
    load: ({ cache, params }) => [cache.fetchQuery(query('yearBook', params.year ?? ''))],
  },
  {
    path: '/about',
    screen: lazyScreen(async () => (await import('../dog/about.tsx')).About),
    known: parameters.none,
    load: ({ cache }) => [
      cache.fetchQuery(query('dog')),
      cache.fetchQuery(query('weightCurve')),
      cache.fetchQuery(query('photos', HOME_PHOTOS_READ)),
    ],
  },
  {
    path: '/timeline',
    screen: lazyScreen(async () => (await import('../dog/timeline.tsx')).TimelineScreen),
    styledBy: 'src/site/dog/timeline.tsx',
    known: parameters.timeline,
    load: ({ cache, search }) => [cache.fetchQuery(query('timeline', search))],
  },
  {
    path: '/contact',
    screen: lazyScreen(async () => (await import('../messages/contact.tsx')).Contact),
    known: parameters.none,
    load: ({ cache }) => [cache.fetchQuery(query('dog'))],
  },
  {
    path: '/newsletter',
    screen: lazyScreen(async () => (await import('../newsletter/mail-pages.tsx')).NewsletterAnswer),
    known: parameters.none,
    load: nothing,
  },
  ...mailedPaths.map((path) => ({
    path,
    screen: mailScreen,
    known: parameters.none,
    load: nothing,
  })),
]

export interface RouteMatch {
  route: SiteRoute
  params: Record<string, string | undefined>
}

/** Upper and lower case differ, as they do everywhere else in an address. */
const patterns = routes.map(({ path }) => {
  const named = path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${named}/?$`)
})

export function matchRoute(path: string): RouteMatch | null {
  const address = decode(path)
  for (const [at, route] of routes.entries()) {
    const found = patterns[at]?.exec(address)
    if (found) return { route, params: { ...found.groups } }
  }
  return null
}

/** What an address shows, as far as it is known. */
export function readPlace({ path, search }: Place) {
  const match = matchRoute(path)
  return { match, known: match ? readSearch(search, match.route.known) : {} }
}

/** What has to be there before a path can be drawn at all. */
export const loadScreen = async (path: string) => matchRoute(path)?.route.screen.load()

/** Everything a page shows; a failure is part of what it shows. */
export async function loadData({
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
