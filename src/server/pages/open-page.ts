import type { PublicCache } from '../platform/cache/public-cache.ts'
import type { PageRenderer } from './render-page.ts'

/** A page as any visitor gets it: from memory, or drawn and kept. */
export function createOpenPage(cache: PublicCache, pages: PageRenderer) {
  return async (path: string, search = '') => {
    const key = `page ${await pages.key(path, search)}`
    return { key, answer: await cache.get(key, () => pages.render({ path, search })) }
  }
}

export type OpenPage = ReturnType<typeof createOpenPage>

export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
