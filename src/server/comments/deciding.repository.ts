import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { CommentState } from '#shared/contract/comment-moderation.ts'
import type { Db } from '../platform/database/database.ts'
import type { LivingRow } from './comments.present.ts'
import { comments } from './comments.table.ts'

const { email, id, state } = comments

export interface MovedRow extends LivingRow {
  from: CommentState
}

/** What is decided about comments, one or many at a time. */
export function decidingOf(db: Db) {
  return {
    /** Those that are there and not in that state already; once decided, an address nobody needs is dropped. */
    move: (ids: number[], to: CommentState, movedAt: Date): Promise<MovedRow[]> =>
      db.transaction(async (tx) => {
        const before = await tx
          .select({ id, from: state })
          .from(comments)
          .where(and(inArray(id, ids), ne(state, to), ne(state, 'gone')))
          .orderBy(id)
          .for('update')
        if (before.length === 0) return []
        const kept = sql`case when ${comments.wantsReplies} then ${email} end`
        const rows = await tx
          .update(comments)
          .set({ state: to, movedAt, ...(to !== 'waiting' && { email: kept }) })
          .where(
            inArray(
              id,
              before.map((row) => row.id),
            ),
          )
          .returning()
        const from = new Map(before.map((row) => [row.id, row.from as CommentState]))
        return rows.map((row) => ({ ...row, state: to, from: from.get(row.id) ?? to }))
      }),

    async noteLearned(ids: number[], learned: 'good' | 'spam' | null): Promise<void> {
      if (ids.length > 0) await db.update(comments).set({ learned }).where(inArray(id, ids))
    },

    async listIds(of: CommentState, upTo: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ id })
        .from(comments)
        .where(and(eq(state, of), sql`${id} <= ${upTo}`))
        .orderBy(id)
        .limit(limit)
      return rows.map((row) => row.id)
    },

    countUpTo: (of: CommentState, upTo: number) =>
      db.$count(comments, and(eq(state, of), sql`${id} <= ${upTo}`)),

    listIdsByEmail: async (emailKey: string, after: number, limit: number): Promise<number[]> => {
      const rows = await db
        .select({ id })
        .from(comments)
        .where(and(eq(comments.emailKey, emailKey), gt(id, after)))
        .orderBy(id)
        .limit(limit)
      return rows.map((row) => row.id)
    },
  }
}
