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

export interface AddressedPost {
  slug: string
  /** As the post itself says it, if it does. */
  ownSlug: string
  title: string
  date: Date
  categories: string[]
  pattern: string
}

function datesOf(date: Date): Record<string, string> {
  const iso = date.toISOString()
  return {
    year: iso.slice(0, 4),
    month: iso.slice(5, 7),
    day: iso.slice(8, 10),
    short_year: iso.slice(2, 4),
    i_month: String(date.getUTCMonth() + 1),
    i_day: String(date.getUTCDate()),
    monthname: MONTHS[date.getUTCMonth()] ?? '',
  }
}
const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

/** Null when it asks for something that nobody knows here. */
function fillIn(pattern: string, values: Record<string, string>): string | null {
  const path = pattern.replace(/:(\w+)/g, (whole, name) => values[name] ?? whole)
  return path.includes(':') ? null : `/${path}`.replace(/\/{2,}/g, '/')
}

function jekyllAddress(pattern: string, { slug, date, categories }: AddressedPost) {
  return fillIn(PATTERNS[pattern] ?? pattern, {
    ...datesOf(date),
    output_ext: '.html',
    title: slug,
    slug,
    categories: categories.map((name) => name.toLowerCase().replaceAll(' ', '-')).join('/'),
  })
}

/** As Hugo writes a title into an address. */
const inAddress = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s._-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

function hugoAddress(pattern: string, file: string, sections: string, post: AddressedPost) {
  const { ownSlug, date } = post
  const title = inAddress(post.title)
  return fillIn(pattern, {
    ...datesOf(date),
    title,
    sections,
    section: sections.split('/')[0] ?? '',
    slug: ownSlug || title,
    filename: file,
    contentbasename: file,
    slugorfilename: ownSlug || file,
    slugorcontentbasename: ownSlug || file,
  })
}

/** An address that a program fills in: `/:year/:title/`, `/{{ page.fileSlug }}/`. */
export const isPattern = (permalink: string) =>
  /[{}]|:\w/.test(permalink) || Object.hasOwn(PATTERNS, permalink)

/** Folders of the site that a file lies in. */
const sectionsOf = (file: string, site: Site) =>
  readFileName(file, site)
    .folder.replace(/^(?:src\/)?(?:content|pages)(?:\/|$)/, '')
    .replace(/^src\//, '')

/** By which addresses of all posts beside it are made; empty where they follow the folders. */
export const patternOf = (file: string, site: Site): string =>
  site.kind === 'jekyll'
    ? site.permalink
    : (site.sections[sectionsOf(file, site).split('/')[0] ?? ''] ?? '')

/** Where the program that made a blog of the file put it, as far as that can be told. */
export function addressOf(file: string, site: Site, post: AddressedPost): string | null {
  const { pattern, slug } = post
  if (pattern.includes('{') || site.kind === 'obsidian') return null
  if (site.kind === 'jekyll') return jekyllAddress(pattern, post)
  const sections = sectionsOf(file, site)
  const path = pattern
    ? hugoAddress(pattern, readFileName(file, site).slug, sections, post)
    : `/${sections ? `${sections}/` : ''}${slug}/`
  return path && encodeURI(path)
}
