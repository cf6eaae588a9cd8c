import { bookPath } from '#shared/urls/book-path.ts'
import { photoPath } from '#shared/urls/photo-path.ts'
import type { PostRow } from '../../posts/post-row.ts'
import { element, textElement } from './xml.ts'

const pages = ['/', '/blog', '/gallery', '/about', '/contact']
/** More than the format allows would make the whole file invalid. */
export const MOST_ADDRESSES = 50_000

interface Listed {
  /** Without a birthday there is no timeline. */
  hasTimeline: boolean
  posts: Pick<PostRow, 'slug' | 'updatedAt'>[]
  photos: { id: number; title: string }[]
  /** Those that have a book. */
  years: number[]
}

export function writeSitemap(
  origin: string,
  { hasTimeline, posts, photos, years }: Listed,
): string {
  const newest = posts.reduce<Date | null>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    null,
  )
  const changing = new Set(['/', '/blog'])
  const urls = [
    ...[...pages, ...(hasTimeline ? ['/timeline'] : [])].map((path) =>
      writeUrl(origin + path, changing.has(path) ? newest : null),
    ),
    ...years.map((year) => writeUrl(origin + bookPath(year), null)),
    ...posts.map(({ slug, updatedAt }) =>
      writeUrl(`${origin}/blog/${encodeURIComponent(slug)}`, updatedAt),
    ),
    ...photos.map((photo) => writeUrl(origin + photoPath(photo), null)),
  ].slice(0, MOST_ADDRESSES)
  const set = element('urlset', urls.join(''), {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${set}\n`
}

function writeUrl(address: string, changed: Date | null): string {
  const parts = [textElement('loc', address)]
  if (changed) parts.push(textElement('lastmod', changed.toISOString()))
  return element('url', parts.join(''))
}
