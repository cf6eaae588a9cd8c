import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { replyPaths } from '#shared/comments/pages.ts'
import { previewPath } from '#shared/contract/posts.admin.ts'
import type { ScreenKind, SourceKind } from '#shared/contract/statistics.admin.ts'
import { LIST_PARAMETERS, statisticsLimits } from '#shared/limits.ts'
import { letterPaths } from '#shared/page-rendering.ts'
import { isFromLetter } from '#shared/urls/links.ts'
import { spelledOnce } from '#shared/urls/paths.ts'

/** Stored in place of a host; hosts have no brackets. The empty name stands for all beyond the limits. */
export const DIRECT = '(direct)'
export const LETTERS = '(letters)'
export const OTHERS = ''

export interface PageAddress {
  /** Normalized: all spellings of an address are one path. */
  path: string
  /** What was looked for in the list of posts; empty when nothing was. */
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
  letterPaths.confirm(''),
  letterPaths.leave(''),
  letterPaths.signIn(''),
  letterPaths.cancelEmailChange(''),
  replyPaths.confirm(''),
  replyPaths.stop(''),
]
const holdsSecret = (path: string) => secretPaths.some((begin) => path.startsWith(begin))

/** `/%62log` is /blog; a path that is too long to be one of ours, or holds a secret, has no name. */
function pathNameOf(path: string): string {
  const spelled = spelledOnce(path)
  return spelled.length > statisticsLimits.longestName || holdsSecret(spelled) ? OTHERS : spelled
}

/** Further pages of the results are the same search. */
function searchedWords(query: string): string {
  const parameters = new URLSearchParams(query)
  if (parameters.has('page')) return ''
  const words = (parameters.get('search') ?? '').slice(0, LIST_PARAMETERS.search)
  return words.normalize().toLowerCase().replace(/\s+/g, ' ').replaceAll('\0', '').trim()
}

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** The name of the site that a link was on, and nothing else of its address. */
export function hostOf(referer: string): string {
  if (!URL.canParse(referer)) return DIRECT
  const host = new URL(referer).hostname.toLowerCase().replace(/^www\./, '')
  return HOST.test(host) && host.length <= statisticsLimits.longestName ? host : DIRECT
}

const searchEngines =
  /^((www|search|images|news)\.)?((google|bing|yandex|yahoo)(\.\w{2,3}){1,2}|\w+\.search\.yahoo\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|baidu\.com|seznam\.cz|naver\.com|com\.google\.android\.googlequicksearchbox)$/

export function describeSource(name: string): { kind: SourceKind; host: string | null } {
  if (name === DIRECT) return { kind: 'direct', host: null }
  if (name === LETTERS) return { kind: 'letters', host: null }
  if (name === OTHERS) return { kind: 'others', host: null }
  return searchEngines.test(name) ? { kind: 'search', host: null } : { kind: 'site', host: name }
}

const REMEMBERED_BROWSERS = 2000
const tablet = /iPad|Tablet|PlayBook|Kindle|Silk\/(?!.*Mobile)|Android(?!.*Mobile)/
const phone = /Mobi|iPhone|iPod/

/** What kind of screen a browser has; null for programs that are not read by people. */
export function readBrowser(name: string): ScreenKind | null {
  if (!name || isbot(name)) return null
  if (tablet.test(name)) return 'tablet'
  return phone.test(name) ? 'phone' : 'desktop'
}

/** Remembers the answers of `readBrowser`: most visits come with one of a few names. */
export function createBrowsers() {
  const known = new Map<string, ScreenKind | null>()
  return {
    screenOf(name = ''): ScreenKind | null {
      const kept = known.get(name)
      if (kept !== undefined) return kept
      if (known.size >= REMEMBERED_BROWSERS) known.clear()
      const screen = readBrowser(name)
      known.set(name, screen)
      return screen
    },
  }
}

/** A person looks at the page now: it is not prefetched, nor loaded for a frame or a script. */
export function isDocument(headers: IncomingHttpHeaders): boolean {
  const dest = headers['sec-fetch-dest']
  // Browsers send it over https alone; without it, a request that accepts HTML is believed.
  const isWanted =
    dest === undefined ? (headers.accept?.includes('text/html') ?? false) : dest === 'document'
  return isWanted && !isPrefetch(headers)
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose']
  return purpose !== undefined || headers['x-moz'] === 'prefetch'
}

/** Global Privacy Control, or its predecessor. */
export const wantsNoTracking = (headers: IncomingHttpHeaders) =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

/** Whether the link stood on the diary itself. */
export function isOwnLink(headers: IncomingHttpHeaders, ownHost: string | undefined): boolean {
  const { referer, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  if (!referer || !ownHost || !URL.canParse(referer)) return false
  return new URL(referer).host === ownHost
}
