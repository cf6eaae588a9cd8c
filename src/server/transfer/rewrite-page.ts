import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { pageTitles, staticSiteTexts } from '#texts/site/pages.ts'
import { bookTexts } from '#texts/site/year-book.ts'

/**
 * Parts that need the running diary or a script, or that are true on one day only. JSON-LD stays.
 */
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

type Resolve = (address: string) => string | null

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
const sources = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s+/))

export const withoutLiveParts = (html: string) =>
  dropDeadAnchors(LIVE_PARTS.reduce((text, part) => text.replace(part, ''), html))

/** Removes links to anchors that were cut out or need a script. */
function dropDeadAnchors(html: string): string {
  return html
    .replace(HASH_LINK, (link, id: string) => (html.includes(` id="${id}"`) ? link : ''))
    .replace(/<li><\/li>/g, '')
    .replace(/<div><h2>[^<]*<\/h2><ul><\/ul><\/div>/g, '')
}

export function linksInHtml(html: string): string[] {
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

const INVITATION = /(<div class="wrap contact"><header class="page-head">)[\s\S]*?(?=<\/header>)/
const TIME_OF_COMMENT = /(data-exact="([^"]*)"><time[^>]*>)[^<]*/g

const noInvitation = () =>
  `<h1>${pageTitles['/contact']}</h1><p class="lead">${escapeHtml(staticSiteTexts.contact)}</p>`

/** A static copy cannot receive messages, and relative dates in it would become wrong. */
export const withStaticTexts = (html: string) =>
  html
    .replace(INVITATION, (_, start: string) => start + noInvitation())
    .replace(TIME_OF_COMMENT, (_, start: string, exact: string) => start + exact)
    .replaceAll(bookTexts.stillGrows, '')

const URL_IN_CSS = /url\((["']?)([^)"']+)\1\)/g

export const linksInCss = (css: string): string[] =>
  Array.from(css.matchAll(URL_IN_CSS), ([, , url = '']) => url).filter((url) => url.startsWith('/'))

export const rewriteCss = (css: string, resolve: (url: string) => string): string =>
  css.replace(URL_IN_CSS, (whole, _quote, url: string) =>
    url.startsWith('/') ? `url("${resolve(url)}")` : whole,
  )
