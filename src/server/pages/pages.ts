import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Dog } from '../dog/dog.ts'
import { MICROPUB_PATH } from '../micropub/micropub.routes.ts'
import type { PublicContent } from '../platform/cache/answer.ts'
import type { PageRequest, SitePages } from '../platform/http/plain-forms.ts'
import type { Platform } from '../platform/platform.ts'
import type { Audience, BaseReading, Readings } from '../platform/reading.ts'
import { createPublicPolicy } from '../platform/security/security-headers.ts'
import type { RedirectReader } from '../posts/redirects.service.ts'
import type { SiteSources } from '../transfer/static-site.ts'
import { CASCADE_LAYERS_CSS, renderPublicDocument } from './document.ts'
import type { SiteAssets } from './site-assets.ts'

interface PagesOptions {
  platform: Platform
  readings: Readings<BaseReading>
  accounts: Accounts
  dog: Dog
}

/** Pages contain only data that every visitor may read. */
export function createPages(
  { platform, readings, accounts, dog }: PagesOptions,
  assets: SiteAssets,
) {
  const { config, isDevelopment, renderQueue } = platform
  const { origin } = config.publicUrl

  const key = async (path: string, search: string) =>
    (await assets.loadRenderer()).pageKey(path, search)

  async function render(
    audience: Audience,
    request: PageRequest,
  ): Promise<PublicContent & { body: string }> {
    const { ask } = readings.as(audience).answers
    const renderer = await assets.loadRenderer()
    const [page, currentTheme] = await Promise.all([
      renderQueue.run(() => renderer.render({ search: '', ...request, ask, origin })),
      dog.theme.get(),
    ])
    if (page.movedTo) return movedAnswer(page.movedTo, page.isCacheable)
    const { bootScript, site, transform } = assets
    // The policy contains the hash of the inlined theme, so both come from the same render.
    const policy = createPublicPolicy({
      scripts: [bootScript],
      styles: [CASCADE_LAYERS_CSS, currentTheme.css],
    })
    const hasApps = request.path === '/' && (await accounts.apps.hasAny())
    const head = {
      ...page.head,
      // The answer to a form is for one person only, so it has no canonical address.
      ...((request.form || request.comment) && { canonical: null }),
      ...(hasApps && { micropub: origin + MICROPUB_PATH }),
    }
    const html = renderPublicDocument(
      { ...page, head },
      { theme: currentTheme, bootScript, entry: site },
    )
    return {
      status: page.status,
      isPage: true,
      isCacheable: () => page.isCacheable,
      type: 'text/html; charset=utf-8',
      headers: isDevelopment ? {} : { 'content-security-policy': policy },
      body: transform ? await transform(request.path, html) : html,
    }
  }

  return {
    key,
    render,

    async open(audience: Audience, path: string, search = '') {
      const { cache } = readings.as(audience)
      const pageKey = `page ${await key(path, search)}`
      return {
        key: pageKey,
        answer: await cache.get(pageKey, () => render(audience, { path, search })),
      }
    },

    async show(reply, request, status) {
      const page = await render(reply.request.audience, request)
      return reply
        .code(status ?? page.status)
        .headers({ ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type(page.type)
        .send(page.body)
    },
  } satisfies SitePages & Record<string, unknown>
}

export type Pages = ReturnType<typeof createPages>

const movedAnswer = (location: string, isCacheable: boolean) => ({
  status: 301,
  isCacheable: () => isCacheable,
  type: 'text/html; charset=utf-8',
  headers: { location },
  body: '',
})

interface RedirectsReading extends BaseReading {
  redirects: RedirectReader
}

/** An export reads the site without a network and without being counted as a visitor. */
export function createSiteSources(
  app: FastifyInstance,
  pages: Pages,
  { config }: Platform,
  { audience, redirects }: RedirectsReading,
): SiteSources {
  const { host } = config.publicUrl
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
      const { status, body, headers } = await pages.render(audience, { path, search })
      const movedTo = status === 404 ? await redirects.find(path) : headers?.location
      return { status, body, ...(movedTo && { movedTo }) }
    },
    hasFile: async (path) => (await ask('HEAD', path)).statusCode === 200,
    fetchFile: async (path) => (await ask('GET', path)).rawPayload,
  }
}
