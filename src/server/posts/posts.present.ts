import { thumbHashToDataURL } from 'thumbhash'
import type { CommentThread } from '#shared/contract/comment-thread.ts'
import type {
  AdminPost,
  AdminPostRow,
  Post,
  PostCard,
  PostLink,
  PublicPost,
} from '#shared/contract/posts.ts'
import { postDate } from '#shared/dates.ts'
import { plainExcerpt } from '#shared/excerpt.ts'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { readingMinutes } from '#shared/reading-time.ts'
import type { DisplayContext } from '../photos/photos.present.ts'
import type { DayOf } from '../settings/diary-day.ts'
import type { ListedPostRow, PostRow } from './post-row.ts'
import type { LinkedPostRow, PostNeighbors } from './posts-by-time.repository.ts'

/** The only way from a post's row to JSON; each field is named. */
export function presentPost(row: PostRow, shown: DisplayContext, commentCount?: number): Post {
  const words = presentWords(row, shown.dayOf)
  return {
    ...words,
    coverFocalPoint: shown.focalPointOf(row.coverImage),
    age: presentAge(words.date, shown),
    ...(commentCount && { commentCount }),
  }
}

function presentWords(row: PostRow, dayOf: DayOf) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: plainExcerpt(row),
    content: row.content,
    coverImage: row.coverImage,
    category: row.category,
    published: row.published,
    featured: row.featured,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    date: dayOf(postDate(row)),
  }
}

interface PublicParts extends DisplayContext {
  coverHash: string | null
  neighbors: PostNeighbors
  comments?: CommentThread | undefined
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

/** Drawn as far as the server can, so that visitors carry neither a renderer nor a decoder. */
export function presentPublicPost(row: PostRow, parts: PublicParts): PublicPost {
  const { coverHash, neighbors, comments } = parts
  const { newer, older, related } = neighbors
  return {
    ...presentPost(row, parts, comments?.total),
    newer: newer && presentLink(newer, parts),
    older: older && presentLink(older, parts),
    related: related.map((post) => presentLink(post, parts)),
    coverPlaceholder: coverHash && thumbHashToDataURL(Buffer.from(coverHash, 'base64')),
    html: renderMarkdown(row.content, parts.focalPointOf),
    ...(comments && { comments }),
  }
}

function presentAge(day: string, { ageOf, placeOf }: DisplayContext): Post['age'] {
  const [text, href] = [ageOf(day), placeOf(day)]
  return text && href ? { text, href } : null
}

export function presentCard(
  row: PostRow,
  presenting: DisplayContext,
  commentCount?: number,
): PostCard {
  const { content, ...card } = presentPost(row, presenting, commentCount)
  return { ...card, readingMinutes: readingMinutes(content) }
}

/** The excerpt as it is stored: the owner edits what was written. */
export function presentAdminPost(row: PostRow, dayOf: DayOf): AdminPost {
  return {
    ...presentWords(row, dayOf),
    excerpt: row.excerpt,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    ...presentSchedule(row, dayOf),
  }
}

/** For the owner alone: visitors never hear of it before its time. */
function presentSchedule(row: ListedPostRow, dayOf: DayOf) {
  const { scheduledAt, scheduledDay: day, scheduledTime: time } = row
  return {
    scheduledAt: scheduledAt?.toISOString() ?? null,
    schedule: day === null ? null : { day, time },
    date: (scheduledAt && day) ?? dayOf(postDate(row)),
  }
}

export function presentAdminRow(row: ListedPostRow, dayOf: DayOf): AdminPostRow {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    coverImage: row.coverImage,
    category: row.category,
    published: row.published,
    featured: row.featured,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    ...presentSchedule(row, dayOf),
  }
}
