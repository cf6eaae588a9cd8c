import type { AdminComment, CommentState } from '#shared/contract/comments.admin.ts'
import type { Comment } from '#shared/contract/comments.ts'
import { dayInZone } from '#shared/days.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import { renderCommentHtml } from './comment-html.ts'
import type { comments } from './comments.table.ts'

export type CommentRow = typeof comments.$inferSelect
export type ExistingCommentRow = CommentRow & { state: CommentState }

export interface CommentedPost {
  id: number
  slug: string
  title: string
  coverImage: string
  published: boolean
}

type AnsweredRow = Pick<CommentRow, 'id' | 'name' | 'message'>

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
  html: renderCommentHtml(row.message, { hasLinks: row.state === 'approved' }),
})

/** Visitors see only the place of a removed comment that has replies. */
export const presentRemovedComment = (row: CommentRow, zone: string): Comment => ({
  ...placeOf(row, zone),
  name: '',
  isOwner: false,
  isRemoved: true,
  message: '',
  html: '',
})

interface AdminContext {
  post: CommentedPost
  replyTo: AnsweredRow | null
  zone: string
}

/**
 * Spreads the whole row: the response schema strips every column that the contract does not name.
 */
export const presentAdminComment = (
  row: ExistingCommentRow,
  { post, replyTo, zone }: AdminContext,
): AdminComment => ({
  ...row,
  hasEmail: row.emailKey !== null,
  createdAt: row.createdAt.toISOString(),
  date: dayInZone(zone, row.createdAt),
  post: { ...post, isPublished: post.published },
  replyTo,
})
