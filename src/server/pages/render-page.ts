import type { FastifyInstance } from 'fastify'
import type { Fetch } from '#shared/api-client.ts'
import { unavailable } from '../platform/errors.ts'
import type { PublicContent } from '../platform/pack-answer.ts'
import { publicPolicy } from '../platform/security-headers.ts'
import type { Turns } from '../platform/turns.ts'
import type { Theme, ThemeService } from '../theme/theme.service.ts'
import { publicDocument } from './document.ts'
import type { SiteAssets } from './site-assets.ts'

interface PageParts {
  app: FastifyInstance
  assets: SiteAssets
  theme: ThemeService
  turns: Turns
  origin: string
  isDevelopment: boolean
}

/** Draws a public page with the site's own code; its data comes through the app's own routes. */
export function createPageRenderer(parts: PageParts) {
  const { app, assets, theme, turns, origin, isDevelopment } = parts
  const fetchHere: Fetch = async (url, init) => {
    const answer = await app.inject({ method: init.method === 'POST' ? 'POST' : 'GET', url })
    if (answer.statusCode >= 500) {
      throw unavailable('The diary is resting for a moment. Please try again shortly.')
    }
    // A whole Response would read its body through a stream, at some cost to every page.
    const { statusCode: status, statusMessage: statusText, payload } = answer
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText,
      text: async () => payload,
      json: async () => JSON.parse(payload),
    }
  }
  const policies = new WeakMap<Theme, string>()
  const policyFor = (current: Theme) => {
    const known =
      policies.get(current) ?? publicPolicy({ scripts: [assets.bootScript], styles: [current.css] })
    policies.set(current, known)
    return known
  }

  return {
    async key(path: string, search: string) {
      return (await assets.loadRenderer()).pageKey(path, search)
    },
    async render(path: string, search: string): Promise<PublicContent> {
      const renderer = await assets.loadRenderer()
      const [page, currentTheme] = await Promise.all([
        renderer.render({ path, search, fetch: fetchHere, origin, beforeDrawing: turns.take }),
        theme.get(),
      ])
      const html = publicDocument(page, {
        theme: currentTheme,
        bootScript: assets.bootScript,
        entry: assets.site,
      })
      return {
        status: page.status,
        type: 'text/html; charset=utf-8',
        headers: isDevelopment ? {} : { 'content-security-policy': policyFor(currentTheme) },
        body: assets.transform ? await assets.transform(path, html) : html,
      }
    },
  }
}
