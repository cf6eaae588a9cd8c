import type { FastifyInstance } from 'fastify'
import { unavailable } from '../platform/errors.ts'
import type { PublicContent } from '../platform/pack-answer.ts'
import { publicPolicy } from '../platform/security-headers.ts'
import type { ThemeService } from '../theme/theme.service.ts'
import { publicDocument } from './document.ts'
import type { SiteAssets } from './site-assets.ts'

interface PageParts {
  app: FastifyInstance
  assets: SiteAssets
  theme: ThemeService
  origin: string
  isDevelopment: boolean
}

/** Draws a public page with the site's own code; its data comes through the app's own routes. */
export function createPageRenderer(parts: PageParts) {
  const { app, assets, theme, origin, isDevelopment } = parts
  const fetchHere = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await app.inject({ method: init.method === 'POST' ? 'POST' : 'GET', url })
    if (answer.statusCode >= 500) {
      throw unavailable('The diary is resting for a moment. Please try again shortly.')
    }
    return new Response(answer.rawPayload as BodyInit, { status: answer.statusCode })
  }

  return {
    async key(path: string, search: string) {
      return (await assets.loadRenderer()).pageKey(path, search)
    },
    async render(path: string, search: string): Promise<PublicContent> {
      const renderer = await assets.loadRenderer()
      const [page, currentTheme] = await Promise.all([
        renderer.render({ path, search, fetch: fetchHere, origin }),
        theme.get(),
      ])
      const html = publicDocument(page, {
        theme: currentTheme,
        bootScript: assets.bootScript,
        entry: assets.site,
      })
      const policy = publicPolicy({ scripts: [assets.bootScript], styles: [currentTheme.css] })
      return {
        status: page.status,
        type: 'text/html; charset=utf-8',
        headers: isDevelopment ? {} : { 'content-security-policy': policy },
        body: assets.transform ? await assets.transform(path, html) : html,
      }
    },
  }
}
