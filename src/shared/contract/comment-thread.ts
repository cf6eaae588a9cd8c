import * as z from 'zod/mini'
import { CalendarDay, Timestamp } from './fields.ts'

/** As visitors see it; who wrote it is known by a name and nothing else. */
export const Comment = z.object({
  id: z.number(),
  /** Null at the first of the two levels; an answer to an answer has the same parent. */
  parentId: z.nullable(z.number()),
  name: z.string(),
  /** Written by somebody who was signed in as an admin: wears the collar tag. */
  isOwner: z.boolean(),
  /** Taken away, but others answered to it: without a name and words. */
  isRemoved: z.boolean(),
  createdAt: Timestamp,
  date: CalendarDay,
  /** The hour as the diary's clock showed it, such as 19:12. */
  time: z.string(),
  message: z.string(),
  /** The message to be shown: paragraphs, line breaks, and links once it is approved. */
  html: z.string(),
})
export type Comment = z.output<typeof Comment>

/** A page of the approved comments of a post. Oldest first, each followed by the answers to it. */
export const CommentThread = z.object({
  comments: z.array(Comment),
  /** Of all approved ones. */
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  /** Whether new ones are taken. */
  isOpen: z.boolean(),
  /** Whether anybody can be told about replies: not without a mail server. */
  canNotify: z.boolean(),
})
export type CommentThread = z.output<typeof CommentThread>
