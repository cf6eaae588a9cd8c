import type { NewRedirect, Redirect } from '#shared/contract/redirects.ts'
import { statisticsLimits } from '#shared/limits.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { redirectTexts as texts } from '#shared/texts/redirects.ts'
import { queryKey } from '#shared/urls/query-key.ts'
import { spelledOnce } from '#shared/urls/spelled-once.ts'
import { badRequest, conflict, notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { RedirectRow, RedirectsRepository } from './redirects.repository.ts'

interface PublicPost {
  id: number
  slug: string
  title: string
}

interface RedirectsParts {
  redirects: RedirectsRepository
  posts: {
    listPublishedMarks(ids: number[]): Promise<PublicPost[]>
    listPublishedBySlugs(slugs: string[]): Promise<PublicPost[]>
  }
  clock: Clock
}

/** Whether visitors find a page there. */
export type IsPage = (path: string) => Promise<boolean>

const BLOG = '/blog/'
const postPath = (slug: string) => BLOG + encodeURIComponent(slug)
/** A page has one address, without a slash at its end. */
const pagePath = (path: string) => spelledOnce(path).replace(/(?<=.)\/+$/, '')

interface ImportedPost {
  id: number
  slug: string
  importId: number
}

/** What belongs to the diary itself is never led elsewhere. */
const OWN_PLACES = /^\/(?:api|admin|media|assets)(?:\/|$)/

/** The form an old address is kept in; null for one that can lead nowhere. */
function oldPath(address: string): string | null {
  const [path = '', search = ''] = address.split('#', 1)[0]!.split(/\?(.*)/s)
  const byQuery = queryKey(path, search)
  if (byQuery) return byQuery
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || OWN_PLACES.test(path)) return null
  const kept = pagePath(path)
  return kept === '/' || kept.length > statisticsLimits.longestAddress ? null : kept
}

/** Missing addresses that the owner leads to a page. A page that is there is always shown itself. */
export function createRedirectsService({ redirects, posts, clock }: RedirectsParts) {
  /** Every missing page asks for them, so they are read once per change. */
  let known: Promise<Map<string, string>> | null = null

  async function present(rows: RedirectRow[]): Promise<Redirect[]> {
    const ids = rows.flatMap(({ postId }) => postId ?? [])
    const marks = ids.length > 0 ? await posts.listPublishedMarks(ids) : []
    const byId = new Map(marks.map((post) => [post.id, post]))
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
  const list = async () => present(await redirects.list('own'))

  async function read() {
    const all = await present(await redirects.list('all'))
    return new Map(all.flatMap(({ path, to }) => (to ? [[path, to] as const] : [])))
  }
  function readOnce() {
    if (known) return known
    const reading = read()
    known = reading
    reading.catch(() => {
      if (known === reading) known = null
    })
    return reading
  }

  async function put(path: string, to: string): Promise<Redirect> {
    const slug = to.startsWith(BLOG) ? decodeURIComponent(to.slice(BLOG.length)) : null
    const [post] = slug ? await posts.listPublishedBySlugs([slug]) : []
    const row = await redirects.put({ path, to, postId: post?.id ?? null }, clock.now())
    known = null
    const [made] = await present([row])
    return made!
  }

  return {
    list,
    forget() {
      known = null
    },
    /** Where an address of an old blog leads that is told apart by its query alone, such as /?p=123. */
    findByQuery: async (path: string, search: string) => {
      const key = queryKey(path, search)
      return key ? ((await readOnce()).get(key) ?? null) : null
    },
    find: async (path: string) => (await readOnce()).get(pagePath(path)) ?? null,

    async create(wanted: NewRedirect, isPage: IsPage): Promise<Redirect> {
      const path = pagePath(wanted.path)
      const to = pagePath(wanted.to)
      if (path === to) throw badRequest('redirect.to_itself', texts.toItself)
      if (await isPage(path)) throw conflict('redirect.page_exists', texts.pageExists)
      if (!(await isPage(to))) throw badRequest('redirect.no_target', texts.noTarget)
      if ((await redirects.count('own')) >= statisticsLimits.redirects) {
        throw conflict('redirect.too_many', texts.tooMany)
      }
      return put(path, to)
    },

    /** Those that imports brought as well. */
    listAll: async () => present(await redirects.list('all')),

    /** One that led there elsewhere. */
    async bring(wanted: NewRedirect): Promise<void> {
      const path = oldPath(wanted.path)
      const to = pagePath(wanted.to)
      const hasRoom = (await redirects.count('own')) < importLimits.redirects
      if (path && path !== to && hasRoom) await put(path, to)
    },

    /** Where the posts of an import were before. Answers the addresses that do not lead to this post. */
    async bringIn(addresses: string[], post: ImportedPost): Promise<string[]> {
      const paths = new Map(addresses.map((address) => [address, oldPath(address)]))
      const own = pagePath(postPath(post.slug))
      const wanted = [...new Set(paths.values())].filter(
        (path): path is string => path !== null && path !== own,
      )
      const { importId, id: postId } = post
      const hasRoom = (await redirects.count('imported')) < importLimits.redirects
      const row = { postId, importId, createdAt: clock.now() }
      const lead = new Set(hasRoom ? await redirects.bringIn(wanted, row) : [])
      known = null
      return addresses.filter((address) => {
        const path = paths.get(address)
        return path !== own && !(path && lead.has(path))
      })
    },

    listOfImport: async (importId: number) =>
      present(await redirects.listOfImport(importId, importLimits.shownAddresses)),
    countByImport: (ids: number[]) => redirects.countByImport(ids),

    async remove(id: number) {
      if (!(await redirects.remove(id))) throw notFound('redirect.not_found', texts.notFound)
      known = null
    },
  }
}

export type RedirectsService = ReturnType<typeof createRedirectsService>
