import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { draftReasons } from '#shared/texts/moving-box.ts'
import type { BoxedPicture, BoxedPost } from '../../box/box.ts'
import type { Surroundings } from '../../html-to-markdown/conversion.ts'
import { htmlToMarkdown } from '../../html-to-markdown/html-to-markdown.ts'
import { plainLine } from '../../html-to-markdown/plain-words.ts'
import { markdownToHtml } from '../markdown/body/markdown-to-html.ts'
import type { GhostIndex } from './blog-index.ts'
import { lexicalToHtml } from './lexical.ts'
import { mobiledocToHtml } from './mobiledoc.ts'
import { dateOf, textOf } from './read-rows.ts'

type Fields = Record<string, unknown>

/** As it was shown last; what was never shown is drawn from what its editor kept. */
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
  const looseEnds: LooseEnd[] = reason ? [{ kind: 'other', detail: draftReasons[reason] }] : []
  const isKnown = publishedAt !== null && publishedAt <= now
  return {
    status: isPublic ? ('published' as const) : ('draft' as const),
    publishedAt: isKnown ? publishedAt : null,
    looseEnds,
  }
}

function coverOf(
  fields: Fields,
  index: GhostIndex,
  surroundings: Surroundings,
): BoxedPicture | null {
  const address = textOf(fields, 'feature_image') || textOf(fields, 'image')
  const source = address && surroundings.pictureSource(address)
  if (!source) return null
  const meta = index.metaOf(textOf(fields, 'id'))
  return {
    source,
    alt: meta?.coverAlt || textOf(fields, 'feature_image_alt'),
    caption: plainLine(meta?.coverCaption || textOf(fields, 'feature_image_caption')),
  }
}

export function readPost(
  fields: Fields,
  index: GhostIndex,
  surroundings: Surroundings,
  now: Date,
): BoxedPost {
  const id = textOf(fields, 'id')
  const slug = textOf(fields, 'slug') || null
  const { markdown, pictures, looseEnds } = htmlToMarkdown(htmlOf(fields), surroundings)
  const { status, publishedAt, looseEnds: reasons } = statusOf(fields, now)
  const cover = coverOf(fields, index, surroundings)
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
    looseEnds: [...reasons, ...looseEnds],
  }
}
