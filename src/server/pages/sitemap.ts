import { yearBookPath } from '#shared/urls/paths.ts'
import { photoPath } from '#shared/urls/slug.ts'
import { language } from '#texts/grammar.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { IconPaths } from '../settings/icons.ts'
import { withXmlDeclaration, xmlElement, xmlTextElement } from './rss.ts'

const pages = ['/', '/blog', '/gallery', '/about', '/contact']
/** More addresses than the format allows would make the whole file invalid. */
export const MAX_SITEMAP_ADDRESSES = 50_000

interface Listed {
  hasTimeline: boolean
  posts: Pick<PostRow, 'slug' | 'updatedAt'>[]
  photos: { id: number; title: string }[]
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
    ...years.map((year) => writeUrl(origin + yearBookPath(year), null)),
    ...posts.map(({ slug, updatedAt }) =>
      writeUrl(`${origin}/blog/${encodeURIComponent(slug)}`, updatedAt),
    ),
    ...photos.map((photo) => writeUrl(origin + photoPath(photo), null)),
  ].slice(0, MAX_SITEMAP_ADDRESSES)
  const set = xmlElement('urlset', urls.join(''), {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  })
  return withXmlDeclaration(set)
}

function writeUrl(address: string, changed: Date | null): string {
  const parts = [xmlTextElement('loc', address)]
  if (changed) parts.push(xmlTextElement('lastmod', changed.toISOString()))
  return xmlElement('url', parts.join(''))
}

export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /*?*search=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

interface SiteSettings {
  blogName: string
  blogDescription: string
  primaryColor: string
}

const MAX_LETTERS = 12
/** The home screen shows this colour of the light theme while the page opens. */
export const PAPER_COLOUR = '#fdf8f1'

export function manifestIconsOf({ svg, medium, large }: IconPaths) {
  const icon = (src: string, size: number) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return [{ src: svg, sizes: 'any', type: 'image/svg+xml' }, icon(medium, 192), icon(large, 512)]
}

export function writeWebManifest(
  { blogName, blogDescription, primaryColor }: SiteSettings,
  icons: IconPaths,
) {
  const firstWord = blogName.split(/\s+/)[0] ?? blogName
  return JSON.stringify({
    id: '/',
    name: blogName,
    short_name: blogName.length <= MAX_LETTERS ? blogName : firstWord.slice(0, MAX_LETTERS),
    description: blogDescription,
    start_url: '/',
    scope: '/',
    lang: language.tag,
    display: 'standalone',
    theme_color: primaryColor,
    background_color: PAPER_COLOUR,
    icons: manifestIconsOf(icons),
  })
}
