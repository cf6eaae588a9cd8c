import type { Site } from './site.ts'

export interface FileName {
  /** The day in its name, as Jekyll has it. */
  day: string | null
  slug: string
  folder: string
}

const withoutRoot = (file: string, { root }: Site) => file.slice(root.length)

/** `first-snow.en.md` */
const LANGUAGE = /\.[a-z]{2}(?:-[a-z]{2})?$/i

/** `_posts/2025-03-01-first-snow.md`, `content/posts/first-snow/index.md`, `First snow.md`. */
export function readFileName(file: string, site: Site): FileName {
  const parts = withoutRoot(file, site)
    .replace(/\.(?:md|markdown|mdx)$/i, '')
    .split('/')
  let name = parts.pop() ?? ''
  if (site.kind === 'hugo') name = name.replace(LANGUAGE, '')
  if (name.toLowerCase() === 'index' && parts.length > 0) name = parts.pop() ?? name
  const dated = /^(\d{4}-\d{1,2}-\d{1,2})[-_ ]+(.+)$/.exec(name)
  return { day: dated?.[1] ?? null, slug: dated?.[2] ?? name, folder: parts.join('/') }
}

const PATTERNS: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
}

function jekyllAddress(
  pattern: string,
  slug: string,
  date: Date,
  categories: string[],
): string | null {
  const iso = date.toISOString()
  const values: Record<string, string> = {
    year: iso.slice(0, 4),
    month: iso.slice(5, 7),
    day: iso.slice(8, 10),
    short_year: iso.slice(2, 4),
    i_month: String(date.getUTCMonth() + 1),
    i_day: String(date.getUTCDate()),
    output_ext: '.html',
    title: slug,
    slug,
    categories: categories.map((name) => name.toLowerCase().replaceAll(' ', '-')).join('/'),
  }
  const path = (PATTERNS[pattern] ?? pattern).replace(
    /:(\w+)/g,
    (whole, name) => values[name] ?? whole,
  )
  return path.includes(':') ? null : `/${path}`.replace(/\/{2,}/g, '/')
}

/** An address that a program fills in: `/:year/:title/`, `/{{ page.fileSlug }}/`. */
export const isPattern = (permalink: string) =>
  /[{}]|:\w/.test(permalink) || Object.hasOwn(PATTERNS, permalink)

/** Where the program that made a blog of the file put it, as far as that can be told. */
export function addressOf(
  file: string,
  site: Site,
  post: { slug: string; date: Date; categories: string[]; pattern: string },
): string | null {
  const { folder } = readFileName(file, site)
  if (post.pattern.includes('{')) return null
  if (site.kind === 'jekyll')
    return jekyllAddress(post.pattern || site.permalink, post.slug, post.date, post.categories)
  if (site.kind === 'obsidian') return null
  const under = folder.replace(/^(?:src\/)?(?:content|pages)(?:\/|$)/, '').replace(/^src\//, '')
  return encodeURI(`/${under ? `${under}/` : ''}${post.slug}/`)
}
