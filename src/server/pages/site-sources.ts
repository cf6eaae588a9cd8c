import type { FastifyInstance } from 'fastify'
import type { RedirectsService } from '../posts/redirects.service.ts'
import type { SiteSources } from '../transfer/static-site.ts'
import type { PageRenderer } from './render-page.ts'

/** The diary as it answers visitors, without a network between; nobody is counted. */
export function createSiteSources(
  app: FastifyInstance,
  pages: PageRenderer,
  redirects: Pick<RedirectsService, 'find' | 'findByQuery'>,
  { host }: { host: string },
): SiteSources {
  const ask = (method: 'GET' | 'HEAD', url: string) =>
    app.inject({ method, url, headers: { host } })
  const findByQuery = async (path: string, search: string) =>
    search ? redirects.findByQuery(path, search) : null
  return {
    keyOf: async (path, search) =>
      (await findByQuery(path, search)) ? `${path}?${search}` : pages.key(path, search),
    async draw(path, search) {
      const byQuery = await findByQuery(path, search)
      if (byQuery) return { status: 301, body: '', movedTo: byQuery }
      const { status, body, headers } = await pages.render({ path, search })
      const movedTo = status === 404 ? await redirects.find(path) : headers?.location
      return { status, body, ...(movedTo && { movedTo }) }
    },
    hasFile: async (path) => (await ask('HEAD', path)).statusCode === 200,
    fetchFile: async (path) => (await ask('GET', path)).rawPayload,
  }
}
