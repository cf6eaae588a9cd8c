import { and, desc, eq, getTableColumns, gt, ilike, inArray, ne, or, sql } from 'drizzle-orm'
import type { CommentCounts, CommentState } from '#shared/contract/comment-moderation.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CommentRow, LivingRow } from '../comments.present.ts'
import { comments } from '../comments.table.ts'

const { createdAt, email, id, message, name, state } = comments

export interface Wanted {
  state: CommentState
  search?: string | undefined
}

export interface MovedRow extends LivingRow {
  from: CommentState
}

const isWanted = (wanted: Wanted) => {
  const pattern = `%${(wanted.search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(state, wanted.state),
    wanted.search?.trim()
      ? or(ilike(message, pattern), ilike(name, pattern), ilike(email, pattern))
      : undefined,
  )
}

/** What the owner reads and decides. */
export function createModerationRepository(db: Db) {
  return {
    listPage: (wanted: Wanted, limit: number, offset: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(isWanted(wanted))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
        .offset(offset),

    count: (wanted: Wanted) => db.$count(comments, isWanted(wanted)),

    async countAll(): Promise<CommentCounts> {
      const rows = await db
        .select({ state, count: sql<number>`count(*)::int` })
        .from(comments)
        .groupBy(state)
      const counts = { waiting: 0, approved: 0, spam: 0, deleted: 0 }
      return Object.assign(counts, Object.fromEntries(rows.map((row) => [row.state, row.count])))
    },

    async countOfPost(post: number, of: CommentState): Promise<number> {
      return db.$count(comments, and(eq(comments.postId, post), eq(state, of)))
    },

    countWaiting: () => db.$count(comments, eq(state, 'waiting')),

    async newestId(): Promise<number> {
      const [row] = await db.select({ id }).from(comments).orderBy(desc(id)).limit(1)
      return row?.id ?? 0
    },

    async find(wanted: number): Promise<LivingRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(and(eq(id, wanted), ne(state, 'gone')))
      return (row as LivingRow | undefined) ?? null
    },

    async listByIds(ids: number[]): Promise<CommentRow[]> {
      if (ids.length === 0) return []
      return db.select().from(comments).where(inArray(id, ids))
    },

    /** Those that are there and not in that state already; an address nobody needs is dropped. */
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
          .set({ state: to, movedAt, ...(to === 'approved' && { email: kept }) })
          .where(
            inArray(
              id,
              before.map((row) => row.id),
            ),
          )
          .returning(getTableColumns(comments))
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

export type ModerationRepository = ReturnType<typeof createModerationRepository>
