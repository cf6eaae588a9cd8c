import { hash } from 'node:crypto'
import type { ImportSourceKind } from '#shared/contract/transfer.admin.ts'
import { createExcerpt } from '#shared/markdown/words.ts'
import type { ImportWarning } from '#shared/transfer.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import { importedTexts, warningTexts } from '#texts/errors/transfer.ts'
import type { NewPostRow, PostRow } from '../posts/post-row.ts'
import { missingPictureUrlOf, replacePictureAddresses } from './pictures.ts'
import type { SourceLabel, SourcePost } from './sources/source.ts'

const TITLE_MAX = 200
const EXCERPT_MAX = 1000
const CONTENT_MAX = 900_000

/** PostgreSQL rejects NUL and lone surrogates. */
const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

interface WritePostOptions {
  post: SourcePost
  category: string
  pictures: Map<string, string | null>
  asDrafts: boolean
  now: Date
  addition: string
  standIn: string
}

type Written = Omit<NewPostRow, 'slug' | 'idempotencyKey'>

export function buildPostRow(options: WritePostOptions): {
  row: Written
  warnings: ImportWarning[]
} {
  const { post, category, pictures, asDrafts, now } = options
  const warnings: ImportWarning[] = []
  const placed = replacePictureAddresses(
    clean(post.markdown),
    new Map([...pictures].map(([source, url]) => [source, url ?? missingPictureUrlOf(source)])),
  )
  // Without an addition the text is not trimmed: a post of our own export must stay identical.
  const addition = clean(options.addition)
  const whole = addition ? `${placed.trim()}\n\n${addition}`.trim() : placed
  if (whole.length > CONTENT_MAX) warnings.push({ kind: 'other', detail: warningTexts.shortened })
  const content = whole.slice(0, CONTENT_MAX).toWellFormed()
  const isAhead = post.publishedAt !== null && post.publishedAt > now
  if (isAhead) warnings.push({ kind: 'date', detail: warningTexts.future })
  const published = post.status === 'published' && !asDrafts && !isAhead
  const coverImage = coverOf(post, pictures)
  if (!coverImage) warnings.push({ kind: 'picture', detail: warningTexts.noCover })
  const publishedAt = isAhead ? null : post.publishedAt
  const createdAt = publishedAt ?? post.updatedAt ?? now
  return {
    warnings,
    row: {
      title: clean(post.title).trim().slice(0, TITLE_MAX).toWellFormed() || importedTexts.untitled,
      excerpt: excerptOf(post, content),
      content,
      category,
      lang: post.lang,
      published,
      featured: post.featured,
      coverImage: coverImage ?? options.standIn,
      publishedAt: publishedAt ?? (published ? createdAt : null),
      createdAt,
      updatedAt: post.updatedAt ?? createdAt,
    },
  }
}

function excerptOf({ excerpt }: SourcePost, content: string): string {
  const value = clean(excerpt ?? '').trim()
  return (value || createExcerpt(content)).slice(0, EXCERPT_MAX).toWellFormed()
}

function coverOf(
  { cover, pictures }: SourcePost,
  found: Map<string, string | null>,
): string | null {
  const sources = [...(cover ? [cover] : []), ...pictures].map(({ source }) => source)
  for (const source of sources) {
    const url = found.get(source)
    if (url) return parseClipUrl(url)?.posterUrl ?? url
  }
  return null
}

/**
 * Covers everything that an owner can change about a post: undo spares a post whose hash differs.
 */
export function hashOfPost(post: PostRow): string {
  const { title, slug, content, excerpt, coverImage, category, published, featured } = post
  const instants = [post.publishedAt, post.scheduledAt].map((at) => at?.toISOString() ?? null)
  const words = [title, slug, content, excerpt, coverImage, category, published, featured]
  return hash('sha256', JSON.stringify([...words, ...instants]), 'base64url')
}

const hashed = (text: string) => hash('sha256', text, 'base64url')

/**
 * Identifies a post across all imports. Two blogs may use the same keys, so the host, or else the
 * title, distinguishes them.
 */
export function sourcePostKeyOf(
  kind: ImportSourceKind,
  { address }: SourceLabel,
  post: Pick<SourcePost, 'key' | 'title'>,
): string {
  const host = address && URL.canParse(address) ? new URL(address).host : null
  return hashed([kind, host ?? post.title, post.key].join('\n'))
}

export const pictureKeyOf = (source: string) => hashed(source)

/** The idempotency key lets a repeated create find the post that it made before. */
export const idempotencyKeyOf = (sourceKey: string) => `import:${sourceKey}`
