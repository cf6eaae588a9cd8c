import type { Ask } from '#shared/calls/direct-client.ts'
import type { PublicContent } from '../platform/cache/cached-answer.ts'
import type { RenderQueue } from '../platform/overload/render-queue.ts'
import { publicPolicy } from '../platform/security/security-headers.ts'
import type { ThemeService } from '../theme/theme.service.ts'
import { publicDocument } from './document.ts'
import type { SiteAssets } from './site-assets.ts'

interface PageParts {
  ask: Ask
  assets: SiteAssets
  theme: ThemeService
  renderQueue: RenderQueue
  origin: string
  isDevelopment: boolean
}

/** Draws a public page with the site's own code; its data is what the diary tells everybody. */
export function createPageRenderer(parts: PageParts) {
  const { ask, assets, theme, renderQueue, origin, isDevelopment } = parts

  return {
    async key(path: string, search: string) {
      return (await assets.loadRenderer()).pageKey(path, search)
    },
    async render(path: string, search: string): Promise<PublicContent> {
      const renderer = await assets.loadRenderer()
      const [page, currentTheme] = await Promise.all([
        renderQueue.run(() => renderer.render({ path, search, ask, origin })),
        theme.get(),
      ])
      const policy = publicPolicy({ scripts: [assets.bootScript], styles: [currentTheme.css] })
      const html = publicDocument(page, {
        theme: currentTheme,
        bootScript: assets.bootScript,
        entry: assets.site,
      })
      return {
        status: page.status,
        isKept: () => page.isKept,
        type: 'text/html; charset=utf-8',
        headers: isDevelopment ? {} : { 'content-security-policy': policy },
        body: assets.transform ? await assets.transform(path, html) : html,
      }
    },
  }
}
