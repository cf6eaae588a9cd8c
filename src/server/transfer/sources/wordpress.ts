import type { ImportWarning } from '#shared/transfer.ts'
import { draftReasons } from '#texts/errors/transfer.ts'
import { htmlToPlainLine, htmlToPlainText } from '../html-to-markdown/html-to-markdown.ts'
import type { SourceLinks } from '../html-to-markdown/marks.ts'
import type {
  ImportSource,
  SourceComment,
  SourceLabel,
  SourceOptions,
  SourcePicture,
  SourcePost,
  TextSource,
} from './source.ts'
import { sourceLinksOf } from './source-links.ts'
import type { StoredPictures } from './stored-pictures.ts'
import { convertContent, readFootnotes } from './wordpress-content.ts'
import {
  type BlogIndex,
  childrenNamed,
  childText,
  indexBlog,
  metaOf,
  pathOfAddress,
  readElements,
  type XmlElement,
} from './wordpress-xml.ts'

export function openWordpressExport(
  source: TextSource,
  pictures: StoredPictures,
  options: SourceOptions,
): ImportSource {
  let index: Promise<BlogIndex> | null = null
  return {
    kind: 'wordpress',
    about: () => readLabel(source),
    async *posts() {
      index ??= indexBlog(source)
      yield* readPosts(source, await index, options)
    },
    openPicture: (picture) => pictures.open(picture),
    close: () => pictures.close(),
  }
}

async function readLabel(source: TextSource): Promise<SourceLabel> {
  const label: SourceLabel = { title: null, address: null }
  for await (const { name, text } of readElements(source)) {
    if (name === 'title') label.title = htmlToPlainLine(text) || null
    if (name === 'link') label.address = text.trim() || null
    if (name === 'item') break
  }
  return label
}

async function* readPosts(
  source: TextSource,
  index: BlogIndex,
  options: SourceOptions,
): AsyncGenerator<SourcePost> {
  const plain = sourceLinksOf(index.address ?? options.address ?? null, index.addresses)
  const links = {
    ...plain,
    pictureSource: (address: string) => {
      const source = plain.pictureSource(address)
      return source && (index.wholePictures.find(source) ?? source)
    },
    attachment: (id: string) => index.attachments.get(id) ?? null,
  }
  for await (const element of readElements(source)) {
    if (element.name === 'item' && isPost(element))
      yield readPost(element, index, links, options.now ?? new Date())
  }
}

const termsOf = (item: XmlElement, domain: string) =>
  childrenNamed(item, 'category')
    .filter(({ attributes }) => attributes.domain === domain)
    .map(({ text }) => htmlToPlainLine(text))
    .filter((name) => name !== '')

const isDefault = (category: string) => /^uncategori[sz]ed$/i.test(category)

/**
 * A post of the diary has one category: the first that is not WordPress's default. The others
 * become tags.
 */
function sortTerms(item: XmlElement) {
  const categories = termsOf(item, 'category')
  const category = categories.find((name) => !isDefault(name)) ?? categories[0] ?? null
  const others = categories.filter((name) => name !== category && !isDefault(name))
  return { category, tags: [...new Set([...termsOf(item, 'post_tag'), ...others])] }
}

function slugOf(item: XmlElement): string | null {
  const name = childText(item, 'wp:post_name').replace(/__trashed(?:-\d+)?$/, '')
  try {
    return decodeURIComponent(name) || null
  } catch {
    return name || null
  }
}

/** WordPress also stores revisions, menus and styles as posts. */
function isPost(item: XmlElement): boolean {
  if (!['post', 'page'].includes(childText(item, 'wp:post_type'))) return false
  const hasWords = ['title', 'content:encoded'].some((name) => childText(item, name) !== '')
  return hasWords && childText(item, 'wp:status') !== 'auto-draft'
}

function coverOf(item: XmlElement, index: BlogIndex): SourcePicture | null {
  const id = metaOf(item, '_thumbnail_id')[0]
  return (id && index.attachments.get(id)) || null
}

function readPost(item: XmlElement, index: BlogIndex, links: SourceLinks, now: Date): SourcePost {
  const id = childText(item, 'wp:post_id')
  const html = `${childText(item, 'content:encoded')}${readFootnotes(metaOf(item, 'footnotes')[0])}`
  const { markdown, pictures, warnings } = convertContent(html, id, index, links)
  const cover = coverOf(item, index)
  const { status, publishedAt, warnings: reasons } = statusOf(item, now)
  const creator = childText(item, 'dc:creator')
  const needed = new Map(
    [...(cover ? [cover] : []), ...pictures].map((each) => [each.source, each]),
  )
  const excerpt = htmlToPlainText(childText(item, 'excerpt:encoded')).replace(/\s+/g, ' ')
  return {
    key: `wp:${id}`,
    title: htmlToPlainLine(childText(item, 'title')),
    slug: slugOf(item),
    markdown,
    excerpt: excerpt || null,
    status,
    publishedAt,
    updatedAt: dateOf(item, 'wp:post_modified'),
    ...sortTerms(item),
    author: index.authors.get(creator) ?? (creator || null),
    featured: childText(item, 'wp:is_sticky') === '1',
    cover,
    pictures: [...needed.values()],
    oldAddresses: oldAddressesOf(item),
    comments: readComments(item, index),
    warnings: [...reasons, ...warnings],
  }
}

/** A date of zeros (`0000-00-00 00:00:00`) means "never". */
function parseWordpressDate(text: string): Date | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(text)) return null
  const date = new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

const dateOf = (item: XmlElement, name: string) =>
  parseWordpressDate(childText(item, `${name}_gmt`)) ?? parseWordpressDate(childText(item, name))

interface PostStatus {
  status: 'published' | 'draft'
  publishedAt: Date | null
  warnings: ImportWarning[]
}

const draft = (reason: keyof typeof draftReasons | null, publishedAt: Date | null): PostStatus => ({
  status: 'draft',
  publishedAt,
  warnings: reason ? [{ kind: 'other', detail: draftReasons[reason] }] : [],
})

/**
 * Only a post that was clearly public in the old blog is published; anything else becomes a draft.
 */
function statusOf(item: XmlElement, now: Date): PostStatus {
  const status = childText(item, 'wp:status')
  const date = dateOf(item, 'wp:post_date')
  if (childText(item, 'wp:post_type') === 'page') return draft('page', date)
  if (status === 'trash') return draft('trash', date)
  if (status === 'private') return draft('private', date)
  if (status === 'future') return draft('scheduled', null)
  if (status !== 'publish') return draft(null, null)
  if (childText(item, 'wp:post_password') !== '') return draft('password', date)
  if (!date) return draft('no_date', null)
  if (date > now) return draft('scheduled', null)
  return { status: 'published', publishedAt: date, warnings: [] }
}

const withSlug = (path: string, slug: string) =>
  path.replace(/[^/]+(\/?)$/, (_, slash: string) => `${encodeURI(slug)}${slash}`)

function oldAddressesOf(item: XmlElement): string[] {
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

const STATUSES: Record<string, SourceComment['status']> = {
  '1': 'approved',
  approved: 'approved',
  spam: 'spam',
  trash: 'deleted',
  'post-trashed': 'deleted',
}

/** Pingbacks, notes of plugins and editorial comments were never shown to visitors. */
const isByReader = (comment: XmlElement) =>
  ['', 'comment', 'review'].includes(childText(comment, 'wp:comment_type'))

function readComment(comment: XmlElement, index: BlogIndex): SourceComment {
  const text = (name: string) => childText(comment, `wp:comment_${name}`)
  const parent = text('parent')
  const createdAt = parseWordpressDate(text('date_gmt')) ?? parseWordpressDate(text('date'))
  return {
    key: `wp:${text('id')}`,
    parentKey: parent === '' || parent === '0' ? null : `wp:${parent}`,
    name: htmlToPlainLine(text('author')),
    email: text('author_email') || null,
    message: htmlToPlainText(text('content')),
    createdAt: createdAt ?? new Date(0),
    status: STATUSES[text('approved')] ?? 'waiting',
    byOwner: index.authorIds.has(text('user_id')),
  }
}

function readComments(item: XmlElement, index: BlogIndex): SourceComment[] {
  return childrenNamed(item, 'wp:comment')
    .filter(isByReader)
    .map((comment) => readComment(comment, index))
    .filter(({ message }) => message !== '')
}
