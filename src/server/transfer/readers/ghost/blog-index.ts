import type { BoxedComment } from '../../box/box.ts'
import type { TextSource } from '../../box/text-source.ts'
import { plainWords } from '../../html-to-markdown/plain-words.ts'
import { dateOf, type Row, readRows, textOf } from './read-rows.ts'

export interface PostMeta {
  coverAlt: string
  coverCaption: string
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T) {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** What posts refer to: it stands in other tables, most of them after the posts. */
export class GhostIndex {
  title: string | null = null
  address: string | null = null
  readonly addresses = new Set<string>()
  private readonly tags = new Map<string, string>()
  private readonly tagsOf = new Map<string, [order: number, tag: string][]>()
  private readonly people = new Map<string, string>()
  private readonly authorOf = new Map<string, string>()
  private readonly meta = new Map<string, PostMeta>()
  private readonly comments = new Map<string, BoxedComment[]>()

  tagNames(postId: string): string[] {
    const ids = (this.tagsOf.get(postId) ?? []).sort(([a], [b]) => a - b)
    const names = ids.map(([, id]) => this.tags.get(id) ?? '')
    // Those that begin with # are for the theme alone.
    return [...new Set(names.filter((name) => name !== '' && !name.startsWith('#')))]
  }

  author(postId: string, ownId: string): string | null {
    return this.people.get(this.authorOf.get(postId) ?? ownId) ?? null
  }

  metaOf(postId: string): PostMeta | null {
    return this.meta.get(postId) ?? null
  }

  commentsOf(postId: string): BoxedComment[] {
    return (this.comments.get(postId) ?? []).map((comment) => ({
      ...comment,
      name: this.people.get(comment.name) ?? '',
    }))
  }

  add({ table, fields }: Row) {
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
    const message = plainWords(text('html'))
    if (message === '') return
    const parent = text('parent_id')
    const status = { published: 'approved', hidden: 'waiting', deleted: 'deleted' } as const
    const comment: BoxedComment = {
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

export async function indexGhost(source: TextSource): Promise<GhostIndex> {
  const index = new GhostIndex()
  for await (const row of readRows(source, TABLES)) index.add(row)
  return index
}
