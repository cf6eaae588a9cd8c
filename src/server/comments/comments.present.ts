import type { AdminComment, CommentState } from '#shared/contract/comments.admin.ts'
import type { Comment } from '#shared/contract/comments.ts'
import { dayIn } from '#shared/days.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import { commentHtml } from './comment-html.ts'
import type { comments } from './comments.table.ts'

export type CommentRow = typeof comments.$inferSelect
/** One that is not erased. */
export type LivingRow = CommentRow & { state: CommentState }

/** As much of a post as the owner sees beside a comment. */
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
  html: commentHtml(row.message, { hasLinks: row.state === 'approved' }),
})

/** Others answered it, but visitors may not see it: only its place is shown. */
export const presentRemoved = (row: CommentRow, zone: string): Comment => ({
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

/** The answers that contain it are stripped to the contract, so the row's other columns stay here. */
export const presentAdminComment = (
  row: LivingRow,
  { post, replyTo, zone }: AdminContext,
): AdminComment => ({
  ...row,
  hasEmail: row.emailKey !== null,
  createdAt: row.createdAt.toISOString(),
  date: dayIn(zone, row.createdAt),
  post: { ...post, isPublished: post.published },
  replyTo,
})
