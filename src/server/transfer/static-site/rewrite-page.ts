import { linksInCss, rewriteCss } from './rewrite-css.ts'

/** What needs the running diary behind it, or script, or is true of one day only. What describes the page to machines stays. */
const LIVE_PARTS = [
  /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g,
  /<link rel="(?:modulepreload|preload|manifest)"[^>]*>/g,
  /<section class="(?:pack|letter|today)"[^>]*>[\s\S]*?<\/section>/g,
  /<search>[\s\S]*?<\/search>/g,
  /<form\b[^>]*>[\s\S]*?<\/form>/g,
  /<div class="margin-write"[^>]*>\s*<\/div>/g,
  /<button\b[^>]*>[\s\S]*?<\/button>/g,
  /<a\b[^>]*href="\/blog\/[^"/]+\/comments(?:\?[^"]*)?(?:#[^"]*)?"[^>]*>[\s\S]*?<\/a>/g,
]
const ATTRIBUTE = /\s(href|src|poster|srcset)="([^"]*)"/gi
const TAG = /<[a-z][^>]*>/gi
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g
const HASH_LINK = /<a\b[^>]*href="#([^"]*)"[^>]*>[\s\S]*?<\/a>/g

/** Where an address leads in the static site; null where there is nothing. */
export type Resolve = (address: string) => string | null

const readEscaped = (text: string) =>
  text.replace(/&(amp|quot|#39|#x27|lt|gt);/g, (_, name: string) => characters[name] ?? '')
const characters: Record<string, string> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
}
const writeEscaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

const isOurs = (address: string) => /^\/(?!\/)/.test(address)
const sources = (srcset: string) => srcset.split(',').map((one) => one.trim().split(/\s+/))

/** The page without what a folder of files cannot do. */
export const withoutLiveParts = (html: string) =>
  dropDeadAnchors(LIVE_PARTS.reduce((text, part) => text.replace(part, ''), html))

/** Links within the page whose place went away, or was never there without script. */
function dropDeadAnchors(html: string): string {
  return html
    .replace(HASH_LINK, (link, id: string) => (html.includes(` id="${id}"`) ? link : ''))
    .replace(/<li><\/li>/g, '')
    .replace(/<div><h2>[^<]*<\/h2><ul><\/ul><\/div>/g, '')
}

/** Every address of ours that the page leads to or shows. */
export function linksIn(html: string): string[] {
  const found = new Set<string>()
  for (const [tag] of html.matchAll(TAG)) {
    for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
      const isSet = name.toLowerCase() === 'srcset'
      for (const [url = ''] of isSet ? sources(value) : [[value]]) {
        if (isOurs(url)) found.add(readEscaped(url))
      }
    }
  }
  for (const [, , css = ''] of html.matchAll(STYLE))
    for (const url of linksInCss(css)) found.add(url)
  return [...found]
}

export function rewritePage(html: string, resolve: Resolve): string {
  const rewriteTag = (tag: string) =>
    tag.replace(ATTRIBUTE, (whole, name: string, value: string) => {
      if (name.toLowerCase() === 'srcset') return ` ${name}="${rewriteSources(value, resolve)}"`
      if (!isOurs(value)) return whole
      const link = resolve(readEscaped(value))
      return link === null ? '' : ` ${name}="${writeEscaped(link)}"`
    })
  return html
    .replace(TAG, rewriteTag)
    .replace(
      STYLE,
      (_, open: string, css: string, close: string) =>
        open + rewriteCss(css, (url) => resolve(url) ?? url) + close,
    )
}

function rewriteSources(srcset: string, resolve: Resolve): string {
  if (!isOurs(srcset)) return srcset
  return sources(srcset)
    .map(([url = '', size = '']) =>
      `${writeEscaped(resolve(readEscaped(url)) ?? url)} ${size}`.trim(),
    )
    .join(', ')
}
