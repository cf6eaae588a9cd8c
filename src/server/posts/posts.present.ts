import { thumbHashToDataURL } from 'thumbhash'
import type { CommentListPage } from '#shared/contract/comments.ts'
import type { Autosave, AutosaveHead, Revision } from '#shared/contract/history.admin.ts'
import type { AdminPost, AdminPostRow } from '#shared/contract/posts.admin.ts'
import type { Post, PostCard, PostLink, PublicPost } from '#shared/contract/posts.ts'
import { postDate } from '#shared/days.ts'
import { renderStory } from '#shared/markdown/render.ts'
import { plainExcerptOf } from '#shared/markdown/words.ts'
import { countWords, estimateReadingMinutes } from '#shared/reading-time.ts'
import type { DisplayContext } from '../photos/photos.present.ts'
import type { DayOf } from '../settings/diary-day.ts'
import type { AutosaveRow, ListedAutosaveRow } from './autosaves.repository.ts'
import type { RevisionRow } from './post-history.repository.ts'
import type { ListedPostRow, PostRow } from './post-row.ts'
import type { LinkedPostRow, PostNeighbors } from './posts-by-time.repository.ts'

/** Post rows reach visitors only through here: named fields let no other column leak. */
export function presentPost(row: PostRow, context: DisplayContext, commentCount?: number): Post {
  const date = context.dayOf(postDate(row))
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: plainExcerptOf(row),
    content: row.content,
    coverImage: row.coverImage,
    coverFocalPoint: context.focalPointOf(row.coverImage),
    category: row.category,
    ...(row.lang && { lang: row.lang }),
    published: row.published,
    featured: row.featured,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    date,
    age: presentAge(date, context),
    ...(commentCount && { commentCount }),
  }
}

function presentAge(day: string, { ageOf, placeOf }: DisplayContext): Post['age'] {
  const [text, href] = [ageOf(day), placeOf(day)]
  return text && href ? { text, href } : null
}

export function presentPostCard(
  row: PostRow,
  context: DisplayContext,
  commentCount?: number,
): PostCard {
  const { content, ...card } = presentPost(row, context, commentCount)
  return { ...card, readingMinutes: estimateReadingMinutes(content) }
}

interface PostPageContext extends DisplayContext {
  coverHash: string | null
  neighbors: PostNeighbors
  comments?: CommentListPage | undefined
}

/** Renders HTML on the server, so that visitors download neither a renderer nor a decoder. */
export function presentPublicPost(row: PostRow, context: PostPageContext): PublicPost {
  const { coverHash, neighbors, comments } = context
  const { newer, older, related } = neighbors
  const { html, coverAlt } = renderStory(row, { focalPointOf: context.focalPointOf })
  return {
    ...presentPost(row, context, comments?.total),
    newer: newer && presentLink(newer, context),
    older: older && presentLink(older, context),
    related: related.map((post) => presentLink(post, context)),
    coverPlaceholder: coverHash && thumbHashToDataURL(Buffer.from(coverHash, 'base64')),
    ...(coverAlt && { coverAlt }),
    html,
    ...(comments && { comments }),
  }
}

function presentLink(row: LinkedPostRow, { dayOf, focalPointOf }: DisplayContext): PostLink {
  return {
    slug: row.slug,
    title: row.title,
    coverImage: row.coverImage,
    coverFocalPoint: focalPointOf(row.coverImage),
    category: row.category,
    date: dayOf(postDate(row)),
  }
}

// These are for the owner alone: the contract strips columns that it does not name.

export function presentAdminPostRow(row: ListedPostRow, dayOf: DayOf): AdminPostRow {
  const { scheduledAt, scheduledDay: day, scheduledTime: time } = row
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    scheduledAt: scheduledAt?.toISOString() ?? null,
    schedule: day === null ? null : { day, time },
    date: (scheduledAt && day) ?? dayOf(postDate(row)),
  }
}

/** The excerpt is the stored one, not the generated one, because the owner edits it. */
export const presentAdminPost = (row: PostRow, dayOf: DayOf): AdminPost => ({
  ...presentAdminPostRow(row, dayOf),
  content: row.content,
  excerpt: row.excerpt,
})

export const presentAutosaveHead = (row: ListedAutosaveRow): AutosaveHead => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

export const presentAutosave = (row: AutosaveRow): Autosave => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

export const presentRevision = (row: RevisionRow): Revision => ({
  ...row,
  words: countWords(row.content),
  savedAt: row.savedAt.toISOString(),
})
