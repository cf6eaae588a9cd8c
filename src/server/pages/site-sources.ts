import type { FastifyInstance } from 'fastify'
import type { SiteSources } from '../moving/static-site/export-site.ts'
import type { PageRenderer } from './render-page.ts'

/** The diary as it answers visitors, without a network between; nobody is counted. */
export function createSiteSources(
  app: FastifyInstance,
  pages: PageRenderer,
  { host }: { host: string },
): SiteSources {
  const ask = (method: 'GET' | 'HEAD', url: string) =>
    app.inject({ method, url, headers: { host } })
  return {
    keyOf: (path, search) => pages.key(path, search),
    async draw(path, search) {
      const { status, body, headers } = await pages.render({ path, search })
      return { status, body, ...(status === 301 && { movedTo: headers?.location ?? '' }) }
    },
    hasFile: async (path) => (await ask('HEAD', path)).statusCode === 200,
    fetchFile: async (path) => (await ask('GET', path)).rawPayload,
  }
}
