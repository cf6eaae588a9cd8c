import { statisticsLimits } from '#shared/limits.ts'
import { queryKey } from '#shared/urls/query-key.ts'
import { spelledOnce } from '#shared/urls/spelled-once.ts'

const BLOG = '/blog/'
export const postPath = (slug: string) => BLOG + encodeURIComponent(slug)
export const slugOf = (path: string) =>
  path.startsWith(BLOG) ? decodeURIComponent(path.slice(BLOG.length)) : null
/** A page has one address, without a slash at its end. */
export const pagePath = (path: string) => spelledOnce(path).replace(/(?<=.)\/+$/, '')

/** What belongs to the diary itself is never led elsewhere. */
const OWN_PLACES = /^\/(?:api|admin|media|assets)(?:\/|$)/

/** The form an old address is kept in; null for one that can lead nowhere. */
export function oldPath(address: string): string | null {
  const [path = '', search = ''] = address.split('#', 1)[0]!.split(/\?(.*)/s)
  const byQuery = queryKey(path, search)
  if (byQuery) return byQuery
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || OWN_PLACES.test(path)) return null
  const kept = pagePath(path)
  return kept === '/' || kept.length > statisticsLimits.longestAddress ? null : kept
}
