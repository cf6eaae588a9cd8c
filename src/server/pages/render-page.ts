import type { RenderRequest } from '#shared/page-rendering.ts'
import type { Diary } from '../diary.ts'
import type { PublicContent } from '../platform/cache/cached-answer.ts'
import { publicPolicy } from '../platform/security/security-headers.ts'
import { LAYERS, publicDocument } from './document.ts'
import type { SiteAssets } from './site-assets.ts'

type Page = Pick<RenderRequest, 'path' | 'search' | 'form' | 'preview' | 'letterPage' | 'comment'>

/** Draws a public page with the site's own code; its data is what the diary tells every visitor. */
export function createPageRenderer(services: Diary, assets: SiteAssets) {
  const { answers, config, isDevelopment, renderQueue, theme } = services
  const { ask } = answers
  const { origin } = config.publicUrl

  return {
    async key(path: string, search: string) {
      return (await assets.loadRenderer()).pageKey(path, search)
    },
    async render(wanted: Page): Promise<PublicContent & { body: string }> {
      const renderer = await assets.loadRenderer()
      const [page, currentTheme] = await Promise.all([
        renderQueue.run(() => renderer.render({ ...wanted, ask, origin })),
        theme.get(),
      ])
      if (page.movedTo) return movedAnswer(page.movedTo, page.isKept)
      const { bootScript, site, transform } = assets
      const policy = publicPolicy({ scripts: [bootScript], styles: [LAYERS, currentTheme.css] })
      // The answer to a form is for one person, once.
      const head = wanted.form || wanted.comment ? { ...page.head, canonical: null } : page.head
      const html = publicDocument(
        { ...page, head },
        { theme: currentTheme, bootScript, entry: site },
      )
      return {
        status: page.status,
        isPage: true,
        isKept: () => page.isKept,
        type: 'text/html; charset=utf-8',
        headers: isDevelopment ? {} : { 'content-security-policy': policy },
        body: transform ? await transform(wanted.path, html) : html,
      }
    },
  }
}

const movedAnswer = (location: string, isKept: boolean) => ({
  status: 301,
  isKept: () => isKept,
  type: 'text/html; charset=utf-8',
  headers: { location },
  body: '',
})

export type PageRenderer = ReturnType<typeof createPageRenderer>
