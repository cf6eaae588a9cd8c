import { type ImportWarning, importLimits } from '#shared/transfer.ts'
import { draftReasons, warningTexts } from '#texts/errors/transfer.ts'
import { htmlToMarkdown, htmlToPlainLine } from '../html-to-markdown/html-to-markdown.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import type { SafeZip } from '../read-zip.ts'
import {
  dateOf,
  type FrontMatterFields,
  isSetTo,
  listOf,
  nestedTextOf,
  parseDate,
  readFrontMatter,
  refuseExecutableFrontMatter,
  textOf,
} from './front-matter.ts'
import { convertBody } from './markdown-body.ts'
import {
  createFileLinks,
  isPermalinkPattern,
  type MarkdownSite,
  permalinkPatternOf,
  postAddressOf,
  readFileName,
  readMarkdownSite,
} from './markdown-site.ts'
import type { ImportSource, SourceOptions, SourcePicture, SourcePost } from './source.ts'
import type { StoredPictures } from './stored-pictures.ts'

export async function openMarkdownSite(
  zip: SafeZip,
  pictures: StoredPictures,
  options: SourceOptions,
): Promise<ImportSource> {
  const site: MarkdownSite = await readMarkdownSite(zip)
  await refuseHostile(zip, site.markdownFiles)
  site.address ??= options.address ?? null
  return {
    kind: 'markdown',
    about: async () => ({ title: site.title, address: site.address }),
    async *posts() {
      const now = options.now ?? new Date()
      for (const name of site.markdownFiles)
        yield readPost(name, await readFile(zip, name), site, now)
    },
    openPicture: (source) => pictures.open(source),
    close: () => pictures.close(),
  }
}

const readFile = async (zip: SafeZip, name: string): Promise<string> =>
  decodeFile((await zip.read(name)) ?? Buffer.alloc(0))

/**
 * Runs when the file is opened: a hostile post behind thousands of others would otherwise be found
 * only after minutes.
 */
async function refuseHostile(zip: SafeZip, names: string[]) {
  for (const name of names) {
    if (zip.sizeOf(name) > importLimits.markdownBytes)
      throw new ImportRefusedError('post_too_large')
    refuseExecutableFrontMatter(decodeFile(await zip.start(name)))
  }
}

const COVERS = [
  'cover',
  'image',
  'featured_image',
  'featuredimage',
  'feature_image',
  'thumbnail',
  'banner',
  'hero',
  'images',
  'heroimage',
  'cover_image',
  'coverimage',
  'og_image',
]
const MADE = [
  'date',
  'pubdate',
  'publishdate',
  'published_at',
  'publishedat',
  'created',
  'created_at',
  'date created',
]
const CHANGED = [
  'lastmod',
  'updated',
  'updated_at',
  'modified',
  'last_modified_at',
  'date modified',
]

function coverOf(
  fields: FrontMatterFields,
  sourceOf: (path: string) => string | null,
): SourcePicture | null {
  for (const name of COVERS) {
    const path = nestedTextOf(fields, name, 'image', 'src', 'url', 'path', 'file').replace(
      /^!?\[\[|\]\]$/g,
      '',
    )
    const source = path && sourceOf(path)
    if (!source) continue
    const alt = nestedTextOf({ own: fields[name] }, 'own', 'alt')
    return { source, alt: alt === path ? textOf(fields, 'image_alt', 'cover_alt') : alt }
  }
  return null
}

const lastPart = (path: string) =>
  path
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? ''

const isPath = (text: string) =>
  /^\/?[^\s:{}]+$/.test(text) && (text.startsWith('/') || text.includes('/'))

/**
 * Reads addresses in the front matter. An Obsidian alias without a slash is another name, not an
 * address.
 */
function namedAddresses(fields: FrontMatterFields): string[] {
  const named = [
    textOf(fields, 'permalink'),
    textOf(fields, 'url'),
    ...listOf(fields, 'aliases'),
    ...listOf(fields, 'redirect_from'),
  ]
  return named.filter(isPath).map((path) => (path.startsWith('/') ? path : `/${path}`))
}

/** Eleventy uses these tags to build collections. */
const isCollection = (tag: string) => /^(?:all|posts?)$/i.test(tag)

function sortTerms(fields: FrontMatterFields) {
  const [first = '', ...others] = [
    textOf(fields, 'category'),
    ...listOf(fields, 'categories', /[\s,]+/),
  ].filter(Boolean)
  const tags = [
    ...listOf(fields, 'tags'),
    ...listOf(fields, 'tag'),
    ...others.filter((name) => name !== first),
  ]
  const names = tags.map((tag) => tag.replace(/^#/, '')).filter((tag) => !isCollection(tag))
  return { category: first || null, tags: [...new Set(names)] }
}

const spelledOut = (slug: string) => {
  const words = slug.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Dated {
  fields: FrontMatterFields
  title: string
  slug: string
  date: Date
  category: string | null
}

/**
 * Returns the address that the generator's rules give, or a warning when the rules cannot be
 * followed.
 */
function usualAddress(file: string, site: MarkdownSite, { fields, category, ...post }: Dated) {
  const permalink = textOf(fields, 'permalink')
  const pattern = isPermalinkPattern(permalink) ? permalink : permalinkPatternOf(file, site)
  const categories = category ? [category] : []
  const ownSlug = textOf(fields, 'slug')
  const address = postAddressOf(file, site, { ...post, ownSlug, categories, pattern })
  const detail = warningTexts.addressUnknown(pattern)
  const isLost = !address && site.kind !== 'obsidian'
  return { address, lost: isLost ? ({ kind: 'address', detail } as const) : null }
}

export function readPost(file: string, text: string, site: MarkdownSite, now: Date): SourcePost {
  const { fields, body, isReadable } = readFrontMatter(text)
  const name = readFileName(file, site)
  const lost: ImportWarning[] = []
  const links = createFileLinks(file, site)
  const { html, heading } = convertBody(body, textOf(fields, 'title'), {
    file,
    site,
    add: (warning) => lost.push(warning),
  })
  const { markdown, pictures, warnings } = htmlToMarkdown(html, links)
  const date = dateOf(fields, ...MADE) ?? parseDate(name.day ?? '')
  const {
    status,
    publishedAt,
    warnings: reasons,
  } = statusOf({ file, site, fields, isReadable, date, now })
  const named = namedAddresses(fields)
  const slug = textOf(fields, 'slug') || lastPart(named[0] ?? '') || name.slug
  const title = htmlToPlainLine(textOf(fields, 'title')) || heading || spelledOut(name.slug)
  const { category, tags } = sortTerms(fields)
  const usual =
    status === 'published' && date
      ? usualAddress(file, site, { fields, title, slug, date, category })
      : null
  if (usual?.lost && named.length === 0) lost.push(usual.lost)
  const cover = coverOf(fields, links.pictureSource)
  const needed = new Map(
    [...(cover ? [cover] : []), ...pictures].map((each) => [each.source, each]),
  )
  return {
    key: `md:${file}`,
    title,
    slug,
    markdown,
    excerpt: htmlToPlainLine(textOf(fields, 'description', 'summary', 'excerpt')) || null,
    status,
    publishedAt,
    updatedAt: dateOf(fields, ...CHANGED),
    category,
    tags,
    featured: ['featured', 'pinned', 'sticky'].some((name) => isSetTo(fields, name, true)),
    author:
      nestedTextOf(fields, 'author', 'name') || nestedTextOf(fields, 'authors', 'name') || null,
    cover,
    pictures: [...needed.values()],
    oldAddresses: [...new Set([...named, ...(usual?.address ? [usual.address] : [])])].map(
      (path) => site.base + path,
    ),
    comments: [],
    warnings: [...reasons, ...lost, ...warnings],
  }
}

interface Named {
  file: string
  site: MarkdownSite
  fields: FrontMatterFields
  isReadable: boolean
  date: Date | null
  now: Date
}

const isPublicWord = (word: string) => /^(?:|publish|published|public|live|post)$/i.test(word)

function isMarkedPublic(fields: FrontMatterFields): boolean {
  return (
    isSetTo(fields, 'publish', true) ||
    isSetTo(fields, 'published', true) ||
    isSetTo(fields, 'draft', false)
  )
}

function isMarkedDraft(fields: FrontMatterFields, file: string): boolean {
  const isDraft = isSetTo(fields, 'draft', true) || /(?:^|\/)_?drafts\//i.test(file)
  const isOff = isSetTo(fields, 'published', false) || isSetTo(fields, 'publish', false)
  return isDraft || isOff || /^draft$/i.test(textOf(fields, 'status'))
}

function isPrivate(fields: FrontMatterFields): boolean {
  const isMarked = ['private', 'hidden', 'unlisted'].some((name) => isSetTo(fields, name, true))
  const words = [textOf(fields, 'visibility'), textOf(fields, 'status')]
  return isMarked || !words.every(isPublicWord)
}

/** Jekyll keeps its pages outside of the folders for posts. */
function isPage(fields: FrontMatterFields, file: string, site: MarkdownSite): boolean {
  if (/^page$/i.test(textOf(fields, 'layout', 'type'))) return true
  return site.kind === 'jekyll' && !/(?:^|\/)(?:_posts|_drafts)\//.test(file)
}

type Reason = keyof typeof draftReasons | 'draft'

/**
 * Only a post that was clearly public in the old blog is published; anything else becomes a draft.
 */
function reasonToHide({ file, site, fields, isReadable, date, now }: Named): Reason | null {
  if (!isReadable) return 'note'
  if (isMarkedDraft(fields, file)) return 'draft'
  if (textOf(fields, 'password') !== '' || isSetTo(fields, 'protected', true)) return 'password'
  if (isPrivate(fields)) return 'private'
  if (isPage(fields, file, site)) return 'page'
  if (site.kind === 'obsidian' && !isMarkedPublic(fields)) return 'note'
  if (Object.keys(fields).length === 0 && site.kind !== 'jekyll') return 'note'
  if (!date) return 'no_date'
  const [from, until] = [dateOf(fields, 'publishdate') ?? date, dateOf(fields, 'expirydate')]
  if (date > now || from > now) return 'scheduled'
  return until && until <= now ? 'expired' : null
}

function statusOf(named: Named) {
  const reason = reasonToHide(named)
  const warnings: ImportWarning[] =
    reason === null || reason === 'draft' ? [] : [{ kind: 'other', detail: draftReasons[reason] }]
  const isPast = named.date !== null && named.date <= named.now && reason !== 'scheduled'
  return {
    status: reason === null ? ('published' as const) : ('draft' as const),
    publishedAt: isPast && reason !== 'draft' ? named.date : null,
    warnings,
  }
}

/** Accepts UTF-8 with or without a byte order mark, UTF-16 with one, and Windows-1252. */
function decodeFile(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 2)
  const utf16 = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[start]
  if (utf16) return lines(new TextDecoder(utf16).decode(bytes))
  try {
    return lines(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return lines(new TextDecoder('windows-1252').decode(bytes))
  }
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')
