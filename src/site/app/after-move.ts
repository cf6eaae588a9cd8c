import type { CallInput } from '#shared/contract/endpoint.ts'
import type { countPageView as call } from '#shared/contract/statistics.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { query } from '../data/query-cache.ts'
import { pageHead, type ShownPage } from './head.ts'

/** In a file of its own: the first page comes with its head and is counted as it leaves, so only those who move on need this. */
export function afterMove(page: ShownPage) {
  applyHead(pageHead(page))
  const settings = page.cache.getQueryData(query('settings'))
  if (settings?.features.analytics) sendPageView(page.path + page.search)
}

/** Keeps the tags that the server wrote in step while visitors move from page to page. */
function applyHead(head: PageHead) {
  document.title = head.title
  setMeta('name', 'description', head.description)
  setMeta('property', 'og:title', head.title)
  setMeta('property', 'og:description', head.description)
  setMeta('property', 'og:image', head.image)
  setMeta('property', 'og:type', head.type)
  setMeta('property', 'og:url', head.canonical)
  setMeta('property', 'article:published_time', head.publishedAt ?? null)
  setMeta('name', 'twitter:title', head.title)
  setMeta('name', 'twitter:description', head.description)
  setMeta('name', 'twitter:image', head.image)
  setMeta('name', 'robots', head.canonical ? null : 'noindex')
  setTag('link[rel="canonical"]', head.canonical, (href) => {
    const link = document.createElement('link')
    return Object.assign(link, { rel: 'canonical', href })
  })
  // They describe the page that was loaded.
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}

function setMeta(key: 'name' | 'property', name: string, content: string | null) {
  setTag(`meta[${key}="${name}"]`, content, (text) => {
    const meta = document.createElement('meta')
    meta.setAttribute(key, name)
    meta.content = text
    return meta
  })
}

function setTag(selector: string, value: string | null, make: (value: string) => HTMLElement) {
  document.head.querySelector(selector)?.remove()
  if (value !== null) document.head.append(make(value))
}

type Call = typeof call
// Written out: the contract itself would bring its schemas along.
const PATH = '/api/hello'

/** The page-view beacon: of pages that the browser draws itself the server would know nothing. Nothing waits for it. */
function sendPageView(path: string) {
  const body: CallInput<Call>['body'] = { path }
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
