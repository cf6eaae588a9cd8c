import type { ImportWarning } from '#shared/transfer.ts'
import { draftReasons } from '#texts/errors/transfer.ts'
import {
  htmlToMarkdown,
  htmlToPlainLine,
  htmlToPlainText,
} from '../html-to-markdown/html-to-markdown.ts'
import type { SourceLinks } from '../html-to-markdown/marks.ts'
import { lexicalToHtml, mobiledocToHtml } from './ghost-editors.ts'
import { dateOf, type GhostRow, readRows, textOf } from './ghost-rows.ts'
import { markdownToHtml } from './markdown-body.ts'
import type {
  ImportSource,
  SourceComment,
  SourceOptions,
  SourcePicture,
  SourcePost,
  TextSource,
} from './source.ts'
import { sourceLinksOf } from './source-links.ts'
import type { StoredPictures } from './stored-pictures.ts'

export function openGhostExport(
  source: TextSource,
  pictures: StoredPictures,
  options: SourceOptions,
): ImportSource {
  let reading: Promise<GhostIndex> | null = null
  const index = () => {
    reading ??= indexGhost(source)
    return reading
  }
  const addressOf = (found: GhostIndex) => found.address ?? options.address ?? null
  return {
    kind: 'ghost',
    about: async () => {
      const found = await index()
      return { title: found.title, address: addressOf(found) }
    },
    async *posts() {
      const found = await index()
      const links = ghostLinks(addressOf(found), found.addresses)
      const now = options.now ?? new Date()
      for await (const { fields } of readRows(source, ['posts'])) {
        yield readPost(fields, found, links, now)
      }
    },
    openPicture: (picture) => pictures.open(picture),
    close: () => pictures.close(),
  }
}

/** Exports contain this placeholder instead of the blog's own address. */
const withoutPlaceholder = (address: string) => address.replace(/^__GHOST_URL__\/?/i, '/')

/** Ghost puts the size of a resized copy into its path. */
const wholePicture = (address: string) =>
  address.replace(/(\/content\/images\/)size\/w\d+(?:h\d+)?\//, '$1')

function ghostLinks(address: string | null, known: Set<string>): SourceLinks {
  const plain = sourceLinksOf(address, known)
  return {
    pictureSource: (source) => plain.pictureSource(wholePicture(withoutPlaceholder(source))),
    linkTarget: (target) => plain.linkTarget(withoutPlaceholder(target)),
  }
}

type Fields = Record<string, unknown>

/** A post that was never published has no rendered HTML, only the format of its editor. */
function htmlOf(fields: Fields): string {
  const shown = textOf(fields, 'html')
  if (shown.trim() !== '') return shown
  const lexical = textOf(fields, 'lexical')
  if (lexical !== '') return lexicalToHtml(lexical)
  const mobiledoc = textOf(fields, 'mobiledoc')
  return mobiledoc === '' ? markdownToHtml(textOf(fields, 'markdown')) : mobiledocToHtml(mobiledoc)
}

function draftReason(
  fields: Fields,
  publishedAt: Date | null,
  now: Date,
): keyof typeof draftReasons | null {
  const status = textOf(fields, 'status')
  const visibility = textOf(fields, 'visibility') || 'public'
  if (textOf(fields, 'type') === 'page' || fields.page === true || fields.page === 1) return 'page'
  if (status === 'scheduled') return 'scheduled'
  if (status === 'sent' || fields.email_only === true) return 'letter'
  if (status !== 'published') return null
  if (visibility !== 'public') return 'members'
  if (!publishedAt) return 'no_date'
  return publishedAt > now ? 'scheduled' : null
}

function statusOf(fields: Fields, now: Date) {
  const publishedAt = dateOf(fields, 'published_at')
  const reason = draftReason(fields, publishedAt, now)
  const isPublic = textOf(fields, 'status') === 'published' && reason === null
  const warnings: ImportWarning[] = reason ? [{ kind: 'other', detail: draftReasons[reason] }] : []
  const isKnown = publishedAt !== null && publishedAt <= now
  return {
    status: isPublic ? ('published' as const) : ('draft' as const),
    publishedAt: isKnown ? publishedAt : null,
    warnings,
  }
}

function coverOf(fields: Fields, index: GhostIndex, links: SourceLinks): SourcePicture | null {
  const address = textOf(fields, 'feature_image') || textOf(fields, 'image')
  const source = address && links.pictureSource(address)
  if (!source) return null
  const meta = index.metaOf(textOf(fields, 'id'))
  return {
    source,
    alt: meta?.coverAlt || textOf(fields, 'feature_image_alt'),
    caption: htmlToPlainLine(meta?.coverCaption || textOf(fields, 'feature_image_caption')),
  }
}

function readPost(fields: Fields, index: GhostIndex, links: SourceLinks, now: Date): SourcePost {
  const id = textOf(fields, 'id')
  const slug = textOf(fields, 'slug') || null
  const { markdown, pictures, warnings } = htmlToMarkdown(htmlOf(fields), links)
  const { status, publishedAt, warnings: reasons } = statusOf(fields, now)
  const cover = coverOf(fields, index, links)
  const needed = new Map(
    [...(cover ? [cover] : []), ...pictures].map((each) => [each.source, each]),
  )
  const [category = null, ...tags] = index.tagNames(id)
  return {
    key: `ghost:${id || slug}`,
    title: textOf(fields, 'title').trim(),
    slug,
    markdown,
    excerpt: textOf(fields, 'custom_excerpt').trim() || null,
    status,
    publishedAt,
    updatedAt: dateOf(fields, 'updated_at'),
    category,
    tags,
    author: index.author(id, textOf(fields, 'author_id')),
    featured: fields.featured === true || fields.featured === 1,
    cover,
    pictures: [...needed.values()],
    oldAddresses: slug && publishedAt ? [`/${slug}/`] : [],
    comments: index.commentsOf(id),
    warnings: [...reasons, ...warnings],
  }
}

interface PostMeta {
  coverAlt: string
  coverCaption: string
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T) {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Posts refer to rows of other tables, and most of these tables follow the posts in the file. */
class GhostIndex {
  title: string | null = null
  address: string | null = null
  readonly addresses = new Set<string>()
  private readonly tags = new Map<string, string>()
  private readonly tagsOf = new Map<string, [order: number, tag: string][]>()
  private readonly people = new Map<string, string>()
  private readonly authorOf = new Map<string, string>()
  private readonly meta = new Map<string, PostMeta>()
  private readonly comments = new Map<string, SourceComment[]>()

  tagNames(postId: string): string[] {
    const ids = (this.tagsOf.get(postId) ?? []).sort(([a], [b]) => a - b)
    const names = ids.map(([, id]) => this.tags.get(id) ?? '')
    // Names of internal tags begin with #.
    return [...new Set(names.filter((name) => name !== '' && !name.startsWith('#')))]
  }

  author(postId: string, ownId: string): string | null {
    return this.people.get(this.authorOf.get(postId) ?? ownId) ?? null
  }

  metaOf(postId: string): PostMeta | null {
    return this.meta.get(postId) ?? null
  }

  commentsOf(postId: string): SourceComment[] {
    return (this.comments.get(postId) ?? []).map((comment) => ({
      ...comment,
      name: this.people.get(comment.name) ?? '',
    }))
  }

  add({ table, fields }: GhostRow) {
    const text = (name: string) => textOf(fields, name)
    const id = text('id')
    const postId = text('post_id')
    if (table === 'tags') this.tags.set(id, text('name').trim())
    if (table === 'users' || table === 'members') this.people.set(id, text('name').trim())
    if (table === 'posts' && text('slug')) this.addresses.add(`/${text('slug')}/`)
    if (table === 'settings') this.addSetting(text('key'), text('value'))
    if (table === 'comments') this.addComment(postId, fields)
    if (table === 'posts_tags') {
      const order = Number(fields.sort_order ?? 0)
      addTo(this.tagsOf, postId, [order, text('tag_id')])
    }
    if (table === 'posts_authors' && Number(fields.sort_order ?? 0) === 0) {
      this.authorOf.set(postId, text('author_id'))
    }
    if (table === 'posts_meta') {
      const [coverAlt, coverCaption] = [text('feature_image_alt'), text('feature_image_caption')]
      if (coverAlt || coverCaption) this.meta.set(postId, { coverAlt, coverCaption })
    }
  }

  private addSetting(key: string, value: string) {
    if (key === 'title') this.title = value.trim() || null
    if (key === 'url' && /^https?:/.test(value)) this.address = value
  }

  private addComment(postId: string, fields: Record<string, unknown>) {
    const text = (name: string) => textOf(fields, name)
    const message = htmlToPlainText(text('html'))
    if (message === '') return
    const parent = text('parent_id')
    const status = { published: 'approved', hidden: 'waiting', deleted: 'deleted' } as const
    const comment: SourceComment = {
      key: `ghost:${text('id')}`,
      parentKey: parent ? `ghost:${parent}` : null,
      name: text('member_id'),
      email: null,
      message,
      createdAt: dateOf(fields, 'created_at') ?? new Date(0),
      status: status[text('status') as keyof typeof status] ?? 'waiting',
      byOwner: false,
    }
    addTo(this.comments, postId, comment)
  }
}

const TABLES = [
  'tags',
  'users',
  'members',
  'posts',
  'settings',
  'comments',
  'posts_tags',
  'posts_authors',
  'posts_meta',
]

async function indexGhost(source: TextSource): Promise<GhostIndex> {
  const index = new GhostIndex()
  for await (const row of readRows(source, TABLES)) index.add(row)
  return index
}
