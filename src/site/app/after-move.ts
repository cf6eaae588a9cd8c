import type { CallInput } from '#shared/contract/endpoint.ts'
import type { countPageView as call } from '#shared/contract/statistics.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { query } from '../data/query-cache.ts'
import { createPageHead, type PageContext } from './head.ts'

/**
 * The first page arrives with its head and is counted by the server, so only a move within the
 * browser loads this file.
 */
export function updateHeadAndCountView(page: PageContext) {
  applyHead(createPageHead(page))
  const settings = page.cache.getQueryData(query('settings'))
  if (settings?.features.analytics) sendPageView(page.path + page.search)
}

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
  // The JSON-LD data describes only the page that was loaded.
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
// The path is written out because importing the contract would add its schemas to the bundle.
const PATH = '/api/hello'

/** Sends the page-view beacon: the server cannot see pages that the browser draws itself. */
function sendPageView(path: string) {
  const body: CallInput<Call>['body'] = { path }
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
