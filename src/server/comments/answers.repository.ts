import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database/database.ts'
import type { CommentRow } from './comments.present.ts'
import { comments } from './comments.table.ts'

/** How many replies somebody is told of who confirms late. */
const MISSED = 5

/** The comments that readers are told of. */
export function answersOf(db: Db) {
  return {
    /** The comment a reader wants to hear about first: what the confirmation mail names. */
    async findWanted(emailKey: string): Promise<CommentRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(
          and(
            eq(comments.emailKey, emailKey),
            eq(comments.state, 'approved'),
            eq(comments.wantsReplies, true),
          ),
        )
        .orderBy(desc(comments.id))
        .limit(1)
      return row ?? null
    },

    async findApproved(id: number): Promise<CommentRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(and(eq(comments.id, id), eq(comments.state, 'approved')))
      return row ?? null
    },

    /** Approved answers to what somebody wrote, who could not be told of them. */
    async listMissed(emailKey: string): Promise<number[]> {
      const own = alias(comments, 'own')
      const isAnswer = or(eq(comments.replyToId, own.id), eq(comments.parentId, own.id))
      const rows = await db
        .selectDistinct({ id: comments.id })
        .from(comments)
        .innerJoin(own, isAnswer)
        .where(
          and(
            eq(own.emailKey, emailKey),
            eq(own.wantsReplies, true),
            eq(own.state, 'approved'),
            eq(comments.state, 'approved'),
            ne(sql`coalesce(${comments.emailKey}, '')`, emailKey),
          ),
        )
        .orderBy(desc(comments.id))
        .limit(MISSED)
      return rows.map((row) => row.id).reverse()
    },
  }
}
