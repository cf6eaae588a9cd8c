import type { SourceKind } from '#shared/contract/statistics.ts'
import { statisticsLimits } from '#shared/limits.ts'

/** As they are stored beside hosts, which have no brackets; nothing stands for all that were too many. */
export const DIRECT = '(direct)'
export const LETTERS = '(letters)'
export const OTHERS = ''

const searchEngines =
  /^((www|search|images|news)\.)?((google|bing|yandex|yahoo)(\.\w{2,3}){1,2}|\w+\.search\.yahoo\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|baidu\.com|seznam\.cz|naver\.com|com\.google\.android\.googlequicksearchbox)$/

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** The name of the site that a link was on, and nothing else of its address. */
export function hostOf(referer: string): string {
  if (!URL.canParse(referer)) return DIRECT
  const host = new URL(referer).hostname.toLowerCase().replace(/^www\./, '')
  return HOST.test(host) && host.length <= statisticsLimits.longestName ? host : DIRECT
}

export function describeSource(name: string): { kind: SourceKind; host: string | null } {
  if (name === DIRECT) return { kind: 'direct', host: null }
  if (name === LETTERS) return { kind: 'letters', host: null }
  if (name === OTHERS) return { kind: 'others', host: null }
  return searchEngines.test(name) ? { kind: 'search', host: null } : { kind: 'site', host: name }
}
