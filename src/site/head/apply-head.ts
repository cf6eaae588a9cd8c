import type { PageHead } from '#shared/page-rendering.ts'

/** Keeps the tags that the server wrote in step while visitors move from page to page. */
export function applyHead(head: PageHead) {
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
