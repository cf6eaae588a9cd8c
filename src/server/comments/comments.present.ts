import type { AdminComment, CommentState } from '#shared/contract/comment-moderation.ts'
import type { Comment } from '#shared/contract/comment-thread.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import { dayIn } from '#shared/time-zone.ts'
import { commentHtml } from './comment-html.ts'
import type { comments } from './comments.table.ts'

export type CommentRow = typeof comments.$inferSelect
/** One that has not gone for good. */
export type LivingRow = CommentRow & { state: CommentState }

/** As much of a post as the owner sees beside a comment. */
export interface CommentedPost {
  id: number
  slug: string
  title: string
  coverImage: string
  published: boolean
}

export interface AnsweredRow extends Pick<CommentRow, 'id' | 'name' | 'message'> {}

const placeOf = (row: CommentRow, zone: string) => {
  const { day, time } = wallTimeIn(zone, row.createdAt)
  return {
    id: row.id,
    parentId: row.parentId,
    createdAt: row.createdAt.toISOString(),
    date: day,
    time,
  }
}

export const presentComment = (row: CommentRow, zone: string): Comment => ({
  ...placeOf(row, zone),
  name: row.name,
  isOwner: row.isOwner,
  isRemoved: false,
  message: row.message,
  html: commentHtml(row.message, { hasLinks: row.state === 'approved' }),
})

/** Others answered to it, but it is not for anybody's eyes: nothing but its place. */
export const presentRemoved = (row: CommentRow, zone: string): Comment => ({
  ...placeOf(row, zone),
  ...{ name: '', isOwner: false, isRemoved: true, message: '', html: '' },
})

interface AdminParts {
  post: CommentedPost
  replyTo: AnsweredRow | null
  zone: string
}

export function presentAdminComment(row: LivingRow, parts: AdminParts): AdminComment {
  const { post, replyTo, zone } = parts
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    email: row.email,
    hasEmail: row.emailKey !== null,
    wantsReplies: row.wantsReplies,
    isOwner: row.isOwner,
    imported: row.imported,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    date: dayIn(zone, row.createdAt),
    post: {
      id: post.id,
      slug: post.slug,
      title: post.title,
      coverImage: post.coverImage,
      isPublished: post.published,
    },
    replyTo: replyTo && { id: replyTo.id, name: replyTo.name, message: replyTo.message },
    verdict: row.verdict,
    reasons: row.reasons,
  }
}
