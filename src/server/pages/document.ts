import { escapeHtml } from '#shared/markdown/escape-html.ts'
import type { PageHead, RenderedPage } from '#shared/page-rendering.ts'
import { language } from '#texts/grammar.ts'
import { restingTexts } from '#texts/site/pages.ts'
import type { Theme } from '../settings/theme.ts'
import type { EntryAssets } from './site-assets.ts'

/** JSON inside a script element must not be able to close it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * The first mention of a layer decides its order. React puts a screen's stylesheet first in the
 * head when one moves there, so this order needs to come before it: the attribute makes React
 * insert after it.
 */
export const CASCADE_LAYERS_CSS = '@layer tokens, base, parts, screens, utilities;'

interface Frame {
  theme: Theme
  bootScript: string
  entry: EntryAssets
  head: string
  body: string
  nonce?: string
  preloadModules?: boolean
  /** Inlines the owner's colours and font; the content security policy then needs their hash. */
  inlineTheme?: boolean
  manifest?: string
}

function frame(parts: Frame): string {
  const { theme, bootScript, entry, head, body, nonce, preloadModules, inlineTheme } = parts
  const { manifest = '/site.webmanifest' } = parts
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${href}"${more}>`
  return `<!doctype html><html lang="${language.tag}" data-theme="light" data-font-kind="${theme.fontKind}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>${bootScript}</script><style data-precedence="layers"${nonce ? ` nonce="${nonce}"` : ''}>${CASCADE_LAYERS_CSS}</style>
${theme.preload.map((file) => link('preload', file, ' as="font" type="font/woff2" crossorigin')).join('')}
${[...theme.styles, ...entry.styles].map((file) => link('stylesheet', file)).join('')}${inlineTheme ? `<style>${theme.css}</style>` : link('stylesheet', theme.href)}
${preloadModules ? entry.imports.map((file) => link('modulepreload', file)).join('') : ''}
${head}
<link rel="icon" href="${theme.icons.svg}" type="image/svg+xml"><link rel="icon" href="${theme.icons.small}" sizes="32x32"><link rel="apple-touch-icon" href="${theme.icons.touch}"><link rel="manifest" href="${manifest}">
<meta name="theme-color" content="#fdf8f1">
</head><body>${body}</body></html>`
}

type PageFrame = Pick<Frame, 'theme' | 'bootScript' | 'entry'>

export function renderPublicDocument(page: RenderedPage, parts: PageFrame): string {
  // Preloads the modules that the entry imports, which saves a round trip.
  const beside = parts.entry.imports
    .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`)
    .join('')
  const body = `<div id="root">${page.html}</div><script type="application/json" id="state">${scriptJson(page.state)}</script><script type="module" src="${parts.entry.script}" fetchpriority="low"></script>${beside}`
  const own = page.styledBy ? parts.entry.stylesOf(page.styledBy) : []
  const entry = { ...parts.entry, styles: [...parts.entry.styles, ...own] }
  return frame({ ...parts, entry, head: headTags(page.head), body, inlineTheme: true })
}

function headTags(head: PageHead): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const feed = (title: string, href: string) =>
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', head.image),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:locale', language.openGraph),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', head.image),
    feed(head.siteName, '/rss.xml'),
    ...(head.commentFeed ? [feed(head.commentFeed.title, head.commentFeed.href)] : []),
  ]
  if (head.video) tags.push(meta('property', 'og:video', head.video))
  if (head.micropub) tags.push(`<link rel="micropub" href="${escapeHtml(head.micropub)}">`)
  if (head.canonical) {
    const canonical = escapeHtml(head.canonical)
    tags.push(
      `<link rel="canonical" href="${canonical}">`,
      meta('property', 'og:url', head.canonical),
    )
  } else tags.push(meta('name', 'robots', 'noindex'))
  if (head.publishedAt) tags.push(meta('property', 'article:published_time', head.publishedAt))
  for (const thing of head.jsonLd ?? []) {
    tags.push(`<script type="application/ld+json">${scriptJson(thing)}</script>`)
  }
  return tags.join('')
}

export function renderAdminDocument(
  parts: PageFrame & { title: string; nonce: string; manifest: string; momentFiles: string[] },
): string {
  const head = `<title>${escapeHtml(parts.title)}</title><meta name="robots" content="noindex"><meta name="csp-nonce" content="${parts.nonce}"><meta name="moment-files" content="${parts.momentFiles.join(' ')}">`
  const body = `<div id="root"></div><script type="module" src="${parts.entry.script}"></script>`
  return frame({ ...parts, head, body, preloadModules: true })
}

/** This page may use nothing but its stylesheet, because the diary cannot render pages now. */
export function renderUnavailablePage(styles: string[]): string {
  const { title, text, again } = restingTexts
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')
  return `<!doctype html><html lang="${language.tag}" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><title>${escapeHtml(title)}</title>${links}<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><main class="resting"><img src="/favicon.svg" alt="" width="96" height="96"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(again)}</a></p></main></body></html>`
}
