import { commentPaths, replyMailPaths } from '#shared/comments/pages.ts'
import { HOME_PHOTOS_LOADED } from '#shared/limits.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { loadCommentsSection } from '../comments/lazy-comments.tsx'
import { type QueryCache, query } from '../data/query-cache.ts'
import { createLazyScreen, type LazyScreen } from './lazy-screen.tsx'
import type { PageLocation } from './navigation.tsx'
import {
  type KnownParameters,
  type KnownSearch,
  parameters,
  readKnownSearch,
} from './search-parameters.ts'

interface SiteRoute {
  path: string
  screen: LazyScreen
  known: KnownParameters
  styledBy?: string
  load: (from: LoadFrom) => Promise<unknown>[]
}

interface LoadFrom {
  cache: QueryCache
  params: Record<string, string | undefined>
  search: KnownSearch
}

const nothing = () => []
const postScreen = createLazyScreen(async () => (await import('../posts/post.tsx')).PostDetail)
const loadPost: SiteRoute['load'] = ({ cache, params }) => [
  cache.fetchQuery(query('post', params.slug ?? '')),
]

/**
 * A post carries the first page of its comments, so the code that draws them must be loaded, too.
 */
const loadPostAndComments: SiteRoute['load'] = ({ cache, params, search }) => {
  const { slug = '' } = params
  const loadBoth = async () => {
    const post = await cache.fetchQuery(query('post', slug))
    if (!post?.comments) return
    const morePages = search.page && cache.fetchQuery(query('comments', slug, search.page))
    await Promise.all([loadCommentsSection(), morePages])
  }
  return [loadBoth()]
}

const mailScreen = createLazyScreen(
  async () => (await import('../newsletter/mail-pages.tsx')).MailLinkScreen,
)

const mailedPaths = [
  mailLinkPaths.confirm(':secret'),
  mailLinkPaths.leave(':secret'),
  mailLinkPaths.signIn(':secret'),
  mailLinkPaths.cancelEmailChange(':secret'),
  mailLinkPaths.again,
  replyMailPaths.confirm(':secret'),
  replyMailPaths.stop(':secret'),
]

export const routes: SiteRoute[] = [
  {
    path: '/',
    screen: createLazyScreen(async () => (await import('../home/home.tsx')).Home),
    known: parameters.none,
    load: ({ cache }) => [
      cache.fetchQuery(query('featured')),
      cache.fetchQuery(query('recent')),
      cache.fetchQuery(query('onThisDay')),
      cache.fetchQuery(query('photos', HOME_PHOTOS_LOADED)),
    ],
  },
  {
    path: '/blog',
    screen: createLazyScreen(async () => (await import('../posts/blog-list.tsx')).BlogList),
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
    // Without script, comments are sent to this address and replies are started there.
    path: commentPaths.form(':slug'),
    screen: postScreen,
    known: parameters.none,
    load: loadPostAndComments,
  },
  {
    // The page carries the draft; its slug is the secret of the preview link.
    path: '/preview/:slug',
    screen: postScreen,
    known: parameters.none,
    load: loadPost,
  },
  {
    path: '/gallery',
    screen: createLazyScreen(async () => (await import('../photos/gallery.tsx')).Gallery),
    known: parameters.gallery,
    load: ({ cache, search }) => [cache.fetchQuery(query('galleryPage', search))],
  },
  {
    path: '/gallery/:photo',
    screen: createLazyScreen(async () => (await import('../photos/photo-page.tsx')).PhotoPage),
    known: parameters.none,
    load: ({ cache, params }) => [cache.fetchQuery(query('photo', params.photo ?? ''))],
  },
  {
    path: '/year/:year',
    screen: createLazyScreen(async () => (await import('../dog/year-book.tsx')).YearBookScreen),
    styledBy: 'src/site/dog/year-book.tsx',
    known: parameters.none,
    load: ({ cache, params }) => [cache.fetchQuery(query('yearBook', params.year ?? ''))],
  },
  {
    path: '/about',
    screen: createLazyScreen(async () => (await import('../dog/about.tsx')).About),
    known: parameters.none,
    load: ({ cache }) => [
      cache.fetchQuery(query('dog')),
      cache.fetchQuery(query('weightCurve')),
      cache.fetchQuery(query('photos', HOME_PHOTOS_LOADED)),
    ],
  },
  {
    path: '/timeline',
    screen: createLazyScreen(async () => (await import('../dog/timeline.tsx')).TimelineScreen),
    styledBy: 'src/site/dog/timeline.tsx',
    known: parameters.timeline,
    load: ({ cache, search }) => [cache.fetchQuery(query('timeline', search))],
  },
  {
    path: '/contact',
    screen: createLazyScreen(async () => (await import('../messages/contact.tsx')).Contact),
    known: parameters.none,
    load: ({ cache }) => [cache.fetchQuery(query('dog'))],
  },
  {
    path: '/newsletter',
    screen: createLazyScreen(
      async () => (await import('../newsletter/mail-pages.tsx')).NewsletterFormResult,
    ),
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

/** Paths are case-sensitive. */
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

export function matchLocation({ path, search }: PageLocation) {
  const match = matchRoute(path)
  return { match, known: match ? readKnownSearch(search, match.route.known) : {} }
}

export const loadScreen = async (path: string) => matchRoute(path)?.route.screen.load()

/** A failed query stays in the cache, because the page shows the failure. */
export async function loadRouteData({
  path,
  search,
  ...from
}: PageLocation & Omit<LoadFrom, 'params' | 'search'>) {
  const { match, known } = matchLocation({ path, search })
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
