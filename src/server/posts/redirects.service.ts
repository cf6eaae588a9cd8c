import type { NewRedirect, Redirect } from '#shared/contract/posts.admin.ts'
import { statisticsLimits } from '#shared/limits.ts'
import { importLimits } from '#shared/transfer.ts'
import { normalizePathEncoding, oldPostQueryKey } from '#shared/urls/paths.ts'
import { redirectTexts as texts } from '#texts/errors/posts.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import { badRequest, conflict, notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { ReadablePosts } from './read-posts.ts'
import type { RedirectRow, RedirectsRepository } from './redirects.repository.ts'

const BLOG = '/blog/'
/** The diary's own paths are never redirected. */
const OWN_PLACES = /^\/(?:api|admin|media|assets)(?:\/|$)/

export const postPath = (slug: string) => BLOG + encodeURIComponent(slug)

export type IsPage = (path: string) => Promise<boolean>

interface RedirectsOptions {
  redirects: RedirectsRepository
  published: ReadablePosts
  changes: ChangeFeed
  clock: Clock
}

interface ImportedPost {
  id: number
  slug: string
  importId: number
}

/** Only a missing address is redirected: an existing page is always shown itself. */
export function createRedirectsService({ redirects, published, changes, clock }: RedirectsOptions) {
  /** Resolves each target now, because a post may have moved or may no longer be public. */
  async function present(rows: RedirectRow[], posts = published): Promise<Redirect[]> {
    const ids = rows.flatMap(({ postId }) => postId ?? [])
    const targets = ids.length > 0 ? await posts.listPublishedMarks(ids) : []
    const byId = new Map(targets.map((post) => [post.id, post]))
    return rows.map(({ id, path, postId, toPath, createdAt }) => {
      const post = postId === null ? undefined : byId.get(postId)
      return {
        id,
        path,
        to: post ? postPath(post.slug) : toPath,
        postTitle: post?.title ?? null,
        createdAt: createdAt.toISOString(),
      }
    })
  }

  const forgetKnown: (() => void)[] = []
  const forget = () => {
    for (const forgetOne of forgetKnown) forgetOne()
  }

  async function saveRedirect(path: string, to: string): Promise<Redirect> {
    const slug = to.startsWith(BLOG) ? decodeURIComponent(to.slice(BLOG.length)) : null
    const [post] = slug ? await published.listPublishedBySlugs([slug]) : []
    const row = await redirects.save({ path, to, postId: post?.id ?? null }, clock.now())
    forget()
    const [made] = await present([row])
    return made!
  }

  return {
    /** Redirects lead only to posts that these readers may see. */
    readerFor(posts: ReadablePosts) {
      /** Every missing page needs the redirects, so they are cached until a change. */
      const known = changes.memoize(async () => {
        const all = await present(await redirects.list('all'), posts)
        return new Map(all.flatMap(({ path, to }) => (to ? [[path, to] as const] : [])))
      })
      forgetKnown.push(known.forget)
      const findKnown = async (path: string): Promise<string | null> =>
        (await known.get()).get(path) ?? null
      return {
        find: (path: string) => findKnown(pagePath(path)),
        /** Some addresses of old blogs are identified only by their query, such as /?p=123. */
        findByQuery: async (path: string, search: string) => {
          const key = oldPostQueryKey(path, search)
          return key ? findKnown(key) : null
        },
      }
    },

    list: async () => present(await redirects.list('own')),
    listAll: async () => present(await redirects.list('all')),

    async create(input: NewRedirect, isPage: IsPage): Promise<Redirect> {
      const path = pagePath(input.path)
      const to = pagePath(input.to)
      if (path === to) throw badRequest('redirect.to_itself', texts.toItself)
      if (await isPage(path)) throw conflict('redirect.page_exists', texts.pageExists)
      if (!(await isPage(to))) throw badRequest('redirect.no_target', texts.noTarget)
      if ((await redirects.count('own')) >= statisticsLimits.redirects) {
        throw conflict('redirect.too_many', texts.tooMany)
      }
      return saveRedirect(path, to)
    },

    async remove(id: number) {
      if (!(await redirects.remove(id))) throw notFound('redirect.not_found', texts.notFound)
      forget()
    },

    /**
     * Redirects an imported post's former addresses to it; returns those that do not lead to this
     * post.
     */
    async importAll(addresses: string[], post: ImportedPost): Promise<string[]> {
      const paths = new Map(addresses.map((address) => [address, oldPath(address)]))
      const own = pagePath(postPath(post.slug))
      const candidates = [...new Set(paths.values())].filter(
        (path): path is string => path !== null && path !== own,
      )
      const { importId, id: postId } = post
      const hasRoom = (await redirects.count('imported')) < importLimits.redirects
      const row = { postId, importId, createdAt: clock.now() }
      const lead = new Set(hasRoom ? await redirects.insertImported(candidates, row) : [])
      forget()
      return addresses.filter((address) => {
        const path = paths.get(address)
        return path !== own && !(path && lead.has(path))
      })
    },

    listOfImport: async (importId: number) =>
      present(await redirects.listOfImport(importId, importLimits.shownAddresses)),
    countByImport: redirects.countByImport,
  }
}

export type RedirectsService = ReturnType<typeof createRedirectsService>
export type RedirectReader = ReturnType<RedirectsService['readerFor']>

/** A page has one address, without a trailing slash. */
const pagePath = (path: string) => normalizePathEncoding(path).replace(/(?<=.)\/+$/, '')

/** Returns the stored form of an old address, or null if it cannot be redirected. */
function oldPath(address: string): string | null {
  const [path = '', search = ''] = address.split('#', 1)[0]!.split(/\?(.*)/s)
  const byQuery = oldPostQueryKey(path, search)
  if (byQuery) return byQuery
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || OWN_PLACES.test(path)) return null
  const stored = pagePath(path)
  return stored === '/' || stored.length > statisticsLimits.longestAddress ? null : stored
}
