import type { NewRedirect, Redirect } from '#shared/contract/redirects.ts'
import { statisticsLimits } from '#shared/limits.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { redirectTexts as texts } from '#shared/texts/redirects.ts'
import { queryKey } from '#shared/urls/query-key.ts'
import { badRequest, conflict, notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createImportedRedirects } from './imported-redirects.ts'
import { createKnownRedirects, type KnownParts } from './known-redirects.ts'
import { oldPath, pagePath, slugOf } from './old-path.ts'

interface RedirectsParts extends KnownParts {
  posts: KnownParts['posts'] & { listPublishedBySlugs(slugs: string[]): Promise<{ id: number }[]> }
  clock: Clock
}

/** Whether visitors find a page there. */
export type IsPage = (path: string) => Promise<boolean>

/** Missing addresses that the owner leads to a page. A page that is there is always shown itself. */
export function createRedirectsService({ redirects, posts, changes, clock }: RedirectsParts) {
  const known = createKnownRedirects({ redirects, posts, changes })

  async function put(path: string, to: string): Promise<Redirect> {
    const slug = slugOf(to)
    const [post] = slug ? await posts.listPublishedBySlugs([slug]) : []
    const row = await redirects.put({ path, to, postId: post?.id ?? null }, clock.now())
    known.forget()
    const [made] = await known.present([row])
    return made!
  }

  return {
    ...createImportedRedirects(redirects, known, clock),
    list: async () => known.present(await redirects.list('own')),
    /** Where an address of an old blog leads that is told apart by its query alone, such as /?p=123. */
    findByQuery: async (path: string, search: string) => {
      const key = queryKey(path, search)
      return key ? known.find(key) : null
    },
    find: (path: string) => known.find(pagePath(path)),

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
    listAll: async () => known.present(await redirects.list('all')),

    /** One that led there elsewhere. */
    async bring(wanted: NewRedirect): Promise<void> {
      const path = oldPath(wanted.path)
      const to = pagePath(wanted.to)
      const hasRoom = (await redirects.count('own')) < importLimits.redirects
      if (path && path !== to && hasRoom) await put(path, to)
    },

    async remove(id: number) {
      if (!(await redirects.remove(id))) throw notFound('redirect.not_found', texts.notFound)
      known.forget()
    },
  }
}

export type RedirectsService = ReturnType<typeof createRedirectsService>
