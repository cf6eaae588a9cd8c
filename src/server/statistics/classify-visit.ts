import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { replyMailPaths } from '#shared/comments/pages.ts'
import { previewPath } from '#shared/contract/posts.admin.ts'
import type { ScreenKind, VisitSourceKind } from '#shared/contract/statistics.admin.ts'
import { MAX_LIST_PARAMETER_LENGTHS, statisticsLimits } from '#shared/limits.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { isFromLetter } from '#shared/urls/links.ts'
import { normalizePathEncoding } from '#shared/urls/paths.ts'

/**
 * Stored in place of a host: a host contains no brackets. The empty name collects everything beyond
 * the limits.
 */
export const DIRECT_SOURCE = '(direct)'
export const LETTERS_SOURCE = '(letters)'
export const OTHERS_NAME = ''

export interface PageAddress {
  /** Normalized, so that all spellings of an address are one path. */
  path: string
  words: string
  isFromLetter: boolean
}

export function readPageAddress(url: string): PageAddress {
  const at = url.indexOf('?')
  if (at < 0) return { path: pathNameOf(url), words: '', isFromLetter: false }
  const path = pathNameOf(url.slice(0, at))
  const query = url.slice(at + 1)
  return {
    path,
    words: path === '/blog' ? searchedWords(query) : '',
    isFromLetter: isFromLetter(query),
  }
}

const secretPaths = [
  previewPath(''),
  mailLinkPaths.confirm(''),
  mailLinkPaths.leave(''),
  mailLinkPaths.signIn(''),
  mailLinkPaths.cancelEmailChange(''),
  replyMailPaths.confirm(''),
  replyMailPaths.stop(''),
]
const holdsSecret = (path: string) => secretPaths.some((prefix) => path.startsWith(prefix))

/**
 * `/%62log` is counted as /blog. A path that is longer than any of ours or holds a secret loses its
 * name.
 */
function pathNameOf(path: string): string {
  const spelled = normalizePathEncoding(path)
  return spelled.length > statisticsLimits.longestName || holdsSecret(spelled)
    ? OTHERS_NAME
    : spelled
}

function searchedWords(query: string): string {
  const parameters = new URLSearchParams(query)
  if (parameters.has('page')) return ''
  const words = (parameters.get('search') ?? '').slice(0, MAX_LIST_PARAMETER_LENGTHS.search)
  return words.normalize().toLowerCase().replace(/\s+/g, ' ').replaceAll('\0', '').trim()
}

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** Only the host of the referring site is stored, never the rest of its address. */
export function sourceHostOf(referer: string): string {
  if (!URL.canParse(referer)) return DIRECT_SOURCE
  const host = new URL(referer).hostname.toLowerCase().replace(/^www\./, '')
  return HOST.test(host) && host.length <= statisticsLimits.longestName ? host : DIRECT_SOURCE
}

const searchEngines =
  /^((www|search|images|news)\.)?((google|bing|yandex|yahoo)(\.\w{2,3}){1,2}|\w+\.search\.yahoo\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|baidu\.com|seznam\.cz|naver\.com|com\.google\.android\.googlequicksearchbox)$/

export function describeSource(name: string): { kind: VisitSourceKind; host: string | null } {
  if (name === DIRECT_SOURCE) return { kind: 'direct', host: null }
  if (name === LETTERS_SOURCE) return { kind: 'letters', host: null }
  if (name === OTHERS_NAME) return { kind: 'others', host: null }
  return searchEngines.test(name) ? { kind: 'search', host: null } : { kind: 'site', host: name }
}

const REMEMBERED_BROWSERS = 2000
const tablet = /iPad|Tablet|PlayBook|Kindle|Silk\/(?!.*Mobile)|Android(?!.*Mobile)/
const phone = /Mobi|iPhone|iPod/

/** Returns null for bots, which have no screen. */
export function readScreenKind(name: string): ScreenKind | null {
  if (!name || isbot(name)) return null
  if (tablet.test(name)) return 'tablet'
  return phone.test(name) ? 'phone' : 'desktop'
}

/** Most visits send one of a few user agents, so the results of `readScreenKind` are cached. */
export function createScreenKindCache() {
  const known = new Map<string, ScreenKind | null>()
  return {
    screenOf(name = ''): ScreenKind | null {
      const cached = known.get(name)
      if (cached !== undefined) return cached
      if (known.size >= REMEMBERED_BROWSERS) known.clear()
      const screen = readScreenKind(name)
      known.set(name, screen)
      return screen
    },
  }
}

/** Counts only a page that a person opens: no prefetches, frames or scripts. */
export function isDocumentRequest(headers: IncomingHttpHeaders): boolean {
  const dest = headers['sec-fetch-dest']
  // Browsers send this header over https only; without it, a request that accepts HTML counts.
  const isWanted =
    dest === undefined ? (headers.accept?.includes('text/html') ?? false) : dest === 'document'
  return isWanted && !isPrefetch(headers)
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose']
  return purpose !== undefined || headers['x-moz'] === 'prefetch'
}

/** Global Privacy Control and its predecessor, Do Not Track. */
export const wantsNoTracking = (headers: IncomingHttpHeaders) =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

export function isFromOwnSite(headers: IncomingHttpHeaders, ownHost: string | undefined): boolean {
  const { referer, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  if (!referer || !ownHost || !URL.canParse(referer)) return false
  return new URL(referer).host === ownHost
}
