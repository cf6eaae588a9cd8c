import { posix } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { slugify } from '#shared/urls/slug.ts'
import type { SourceLinks } from '../html-to-markdown/marks.ts'
import type { SafeZip } from '../read-zip.ts'
import { type FrontMatterFields, textOf } from './front-matter.ts'
import { sourceLinksOf } from './source-links.ts'
import { PathIndex } from './stored-pictures.ts'

export interface MarkdownSite {
  kind: 'jekyll' | 'hugo' | 'obsidian' | 'plain'
  root: string
  title: string | null
  address: string | null
  base: string
  permalink: string
  sections: Record<string, string>
  markdownFiles: string[]
  files: PathIndex
  notes: PathIndex
}

const IGNORED =
  /(?:^|\/)(?:node_modules|\.git|\.github|\.obsidian|\.trash|_site|vendor|themes?|layouts|archetypes|_layouts|_includes|_templates?|templates)\/|(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|_index)\.(?:md|markdown)$/i

function commonFolder(names: string[]): string {
  const first = names[0]?.match(/^[^/]+\//)?.[0] ?? ''
  // A folder that the generator knows is part of the site, not a wrapper around it.
  if (first === '' || /^(?:_posts|content|posts|_drafts|src)\//.test(first)) return ''
  return names.every((name) => name.startsWith(first)) ? first : ''
}

function kindOf(inside: string[]): MarkdownSite['kind'] {
  const has = (pattern: RegExp) => inside.some((name) => pattern.test(name))
  if (has(/^\.obsidian\//)) return 'obsidian'
  if (has(/(?:^|\/)_posts\//)) return 'jekyll'
  return has(/^content\//) ? 'hugo' : 'plain'
}

const CONFIG = /^(?:config\/_default\/)?(?:_config|hugo|config)\.(ya?ml|toml)$/

async function readConfig(zip: SafeZip, root: string): Promise<FrontMatterFields> {
  const name = zip.names.find((each) => CONFIG.test(each.slice(root.length)))
  if (!name || zip.sizeOf(name) > 1024 * 1024) return {}
  const text = (await zip.read(name))?.toString('utf8') ?? ''
  try {
    const parsed: unknown = name.endsWith('toml')
      ? parseToml(text)
      : parseYaml(text, { maxAliasCount: 20, logLevel: 'error' })
    const fields = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
    return Object.fromEntries(fields.map(([key, value]) => [key.toLowerCase(), value]))
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is FrontMatterFields =>
  typeof value === 'object' && value !== null

/** Newer versions of Hugo separate pages from lists in `[permalinks.page]`. */
function permalinksOf({ permalinks }: FrontMatterFields): Record<string, string> {
  const values = isObject(permalinks) ? permalinks : {}
  const ofPages = isObject(values.page) ? values.page : values
  return Object.fromEntries(
    Object.entries(ofPages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Jekyll's `baseurl` is a path, Hugo's is a whole address. */
function baseOf(config: FrontMatterFields): string {
  const baseUrl = textOf(config, 'baseurl')
  const path = URL.canParse(baseUrl) ? new URL(baseUrl).pathname : baseUrl
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.startsWith('/') ? path.slice(0, end) : ''
}

export async function readMarkdownSite(zip: SafeZip): Promise<MarkdownSite> {
  const root = commonFolder(zip.names)
  const config = await readConfig(zip, root)
  const isPost = (name: string) => /\.(?:md|markdown|mdx)$/i.test(name) && !IGNORED.test(name)
  const markdownFiles = zip.names.filter(isPost).sort()
  const address = textOf(config, 'url', 'baseurl')
  return {
    kind: kindOf(zip.names.map((name) => name.slice(root.length))),
    root,
    title: textOf(config, 'title') || null,
    address: /^https?:\/\//.test(address) ? address : null,
    base: baseOf(config),
    permalink: textOf(config, 'permalink') || 'date',
    sections: permalinksOf(config),
    markdownFiles,
    files: new PathIndex(zip.names),
    notes: new PathIndex(markdownFiles),
  }
}

interface FileName {
  day: string | null
  slug: string
  folder: string
}

const withoutRoot = (file: string, { root }: MarkdownSite) => file.slice(root.length)

/** Matches the language in `first-snow.en.md`. */
const LANGUAGE = /\.[a-z]{2}(?:-[a-z]{2})?$/i

/**
 * Reads names like `_posts/2025-03-01-first-snow.md`, `content/posts/first-snow/index.md` and
 * `First snow.md`.
 */
export function readFileName(file: string, site: MarkdownSite): FileName {
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

interface AddressedPost {
  slug: string
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

/** Follows the rules by which Hugo makes an address from a title. */
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

/** A pattern is an address with placeholders: `/:year/:title/`, `/{{ page.fileSlug }}/`. */
export const isPermalinkPattern = (permalink: string) =>
  /[{}]|:\w/.test(permalink) || Object.hasOwn(PATTERNS, permalink)

const sectionsOf = (file: string, site: MarkdownSite) =>
  readFileName(file, site)
    .folder.replace(/^(?:src\/)?(?:content|pages)(?:\/|$)/, '')
    .replace(/^src\//, '')

export const permalinkPatternOf = (file: string, site: MarkdownSite): string =>
  site.kind === 'jekyll'
    ? site.permalink
    : (site.sections[sectionsOf(file, site).split('/')[0] ?? ''] ?? '')

export function postAddressOf(
  file: string,
  site: MarkdownSite,
  post: AddressedPost,
): string | null {
  const { pattern, slug } = post
  if (pattern.includes('{') || site.kind === 'obsidian') return null
  if (site.kind === 'jekyll') return jekyllAddress(pattern, post)
  const sections = sectionsOf(file, site)
  const path = pattern
    ? hugoAddress(pattern, readFileName(file, site).slug, sections, post)
    : `/${sections ? `${sections}/` : ''}${slug}/`
  return path && encodeURI(path)
}

const isWhole = (address: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)

function pathFrom(file: string, address: string): string {
  const plain = address.replace(/\\|%5C/gi, '/').replace(/^@(?:assets|site)\//, '')
  return plain.startsWith('/') ? plain : posix.join(posix.dirname(file), plain)
}

export function findNoteAddress(name: string, site: MarkdownSite): string | null {
  const file = site.notes.find(name) ?? site.notes.find(`${name}.md`)
  return file && `/blog/${slugify(readFileName(file, site).slug)}`
}

export function createFileLinks(file: string, site: MarkdownSite): SourceLinks {
  const outside = sourceLinksOf(site.address, new Set())
  return {
    pictureSource: (address) => {
      if (isWhole(address)) return outside.pictureSource(address)
      const path = pathFrom(file, address)
      return site.files.find(path) ?? site.files.find(address) ?? outside.pictureSource(address)
    },
    linkTarget: (address) => {
      if (isWhole(address)) return outside.linkTarget(address)
      const isNote = /\.(?:md|markdown|mdx)(?:#.*)?$/i.test(address)
      return (
        (isNote && findNoteAddress(pathFrom(file, address), site)) || outside.linkTarget(address)
      )
    },
  }
}
