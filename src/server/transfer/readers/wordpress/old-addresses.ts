import { childText, metaOf, type XmlElement } from './read-elements.ts'

/** Path and query of an address; null for none. */
export function pathOfAddress(address: string): string | null {
  if (!/^(?:https?:)?\/\//i.test(address)) return null
  const url = URL.parse(address, 'https://blog.invalid')
  return url && `${url.pathname}${url.search}`
}

const withSlug = (path: string, slug: string) =>
  path.replace(/[^/]+(\/?)$/, (_, slash: string) => `${encodeURI(slug)}${slash}`)

/** Everything that once led to a post: its permalink, its number, and permalinks it had before. */
export function oldAddressesOf(item: XmlElement): string[] {
  const id = childText(item, 'wp:post_id')
  const permalink = pathOfAddress(childText(item, 'link'))
  const guid = pathOfAddress(childText(item, 'guid'))
  const isPretty = permalink !== null && permalink.length > 1 && !permalink.includes('?')
  const earlier = isPretty
    ? metaOf(item, '_wp_old_slug').map((slug) => withSlug(permalink, slug))
    : []
  const numbers = childText(item, 'wp:post_type') === 'page' ? [`/?page_id=${id}`] : []
  const found = [permalink, `/?p=${id}`, ...numbers, guid, ...earlier]
  const isUseful = (path: string | null): path is string => path !== null && path !== '/'
  return [...new Set(found.filter(isUseful))]
}
