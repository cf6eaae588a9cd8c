import type { NewRedirect, Redirect } from '#shared/contract/redirects.ts'
import { statisticsLimits } from '#shared/limits.ts'
import { redirectTexts as texts } from '#shared/texts/redirects.ts'
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
  const list = async () => present(await redirects.list())

  async function read() {
    const all = await list()
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
    find: async (path: string) => (await readOnce()).get(pagePath(path)) ?? null,

    async create(wanted: NewRedirect, isPage: IsPage): Promise<Redirect> {
      const path = pagePath(wanted.path)
      const to = pagePath(wanted.to)
      if (path === to) throw badRequest('redirect.to_itself', texts.toItself)
      if (await isPage(path)) throw conflict('redirect.page_exists', texts.pageExists)
      if (!(await isPage(to))) throw badRequest('redirect.no_target', texts.noTarget)
      if ((await redirects.count()) >= statisticsLimits.redirects) {
        throw conflict('redirect.too_many', texts.tooMany)
      }
      return put(path, to)
    },

    /** One that led there elsewhere. */
    async bring(wanted: NewRedirect): Promise<void> {
      const [path, to] = [pagePath(wanted.path), pagePath(wanted.to)]
      if (path !== to && (await redirects.count()) < statisticsLimits.redirects) await put(path, to)
    },

    async remove(id: number) {
      if (!(await redirects.remove(id))) throw notFound('redirect.not_found', texts.notFound)
      known = null
    },
  }
}

export type RedirectsService = ReturnType<typeof createRedirectsService>
