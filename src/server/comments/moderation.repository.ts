import { and, desc, eq, ilike, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CommentCounts, CommentState } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { CommentRow, ExistingCommentRow } from './comments.present.ts'
import { comments, commentWords } from './comments.table.ts'

export interface CommentFilter {
  state: CommentState
  search?: string | undefined
}

export interface MovedCommentRow extends ExistingCommentRow {
  from: CommentState
}

export interface SpamWordCounts {
  good: number
  spam: number
}

const { createdAt, email, id, movedAt, senderKey, state } = comments
const ERASE_BATCH_SIZE = 500

/** Values of an erased comment that has replies: only its place is left. */
const emptyPlace: Partial<typeof comments.$inferInsert> = {
  state: 'gone',
  name: '',
  message: '',
  textKey: '',
  wantsReplies: false,
  email: null,
  emailKey: null,
  senderKey: null,
  isOwner: false,
  reasons: [],
  learned: null,
}

export function createModerationRepository(db: Db) {
  const countOf = (of: CommentState) => countSome(db, eq(state, of))
  const isAnswered = sql`exists (select 1 from ${comments} answer where answer.parent_id = ${id})`

  /**
   * Erases for good and returns whether visitors saw any of the comments. The order matters:
   * replies go first, so that a comment whose last reply goes can be deleted, too.
   */
  const erase = (ids: number[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      const found = await tx
        .select({ state })
        .from(comments)
        .where(inArray(id, ids))
        .orderBy(id)
        .for('update')
      await tx.delete(comments).where(and(inArray(id, ids), isNotNull(comments.parentId)))
      await tx.delete(comments).where(and(inArray(id, ids), sql`not ${isAnswered}`))
      await tx.update(comments).set(emptyPlace).where(inArray(id, ids))
      await tx.delete(comments).where(and(eq(state, 'gone'), sql`not ${isAnswered}`))
      return found.some((row) => row.state === 'approved')
    })

  return {
    listPage: (of: CommentState, limit: number, offset: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(eq(state, of))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
        .offset(offset),

    async listFound(filter: CommentFilter, limit: number, offset: number): Promise<CommentRow[]> {
      const { newest, isFound } = findAmongNewest(db, filter)
      return db
        .select()
        .from(newest)
        .where(isFound)
        .orderBy(desc(newest.createdAt), desc(newest.id))
        .limit(limit)
        .offset(offset)
    },

    async countFound(filter: CommentFilter): Promise<number> {
      const { newest, isFound } = findAmongNewest(db, filter)
      const counting = db.select({ count: sql<number>`count(*)::int` }).from(newest)
      const [row] = await counting.where(isFound)
      return row?.count ?? 0
    },

    countAll: async (): Promise<CommentCounts> => ({
      waiting: await countOf('waiting'),
      approved: await countOf('approved'),
      spam: await countOf('spam'),
      deleted: await countOf('deleted'),
    }),

    /**
     * Counts spam found by the filter, not moved there by the owner. Bounded, so that a flood moved
     * to spam is not read whole.
     */
    async countCaughtAutomatically(): Promise<number> {
      const some = db
        .select({ verdict: comments.verdict })
        .from(comments)
        .where(eq(state, 'spam'))
        .limit(commentLimits.mostCounted)
        .as('some')
      return db.$count(some, eq(some.verdict, 'odd'))
    },

    countOfPost: (post: number, of: CommentState) =>
      countSome(db, and(eq(comments.postId, post), eq(state, of))),

    listOfPost: (post: number): Promise<CommentRow[]> =>
      db.select().from(comments).where(eq(comments.postId, post)).orderBy(createdAt, id),

    countWaiting: () => countOf('waiting'),

    async newestId(): Promise<number> {
      const [row] = await db.select({ id }).from(comments).orderBy(desc(id)).limit(1)
      return row?.id ?? 0
    },

    async find(commentId: number): Promise<ExistingCommentRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(and(eq(id, commentId), ne(state, 'gone')))
      return (row as ExistingCommentRow | undefined) ?? null
    },

    async listByIds(ids: number[]): Promise<CommentRow[]> {
      if (ids.length === 0) return []
      return db.select().from(comments).where(inArray(id, ids))
    },

    /** Skips rows already in that state. A decision drops the email unless replies are wanted. */
    move: (ids: number[], to: CommentState, movedAt: Date): Promise<MovedCommentRow[]> =>
      db.transaction(async (tx) => {
        const before = await tx
          .select({ id, from: state })
          .from(comments)
          .where(and(inArray(id, ids), ne(state, to), ne(state, 'gone')))
          .orderBy(id)
          .for('update')
        if (before.length === 0) return []
        const emailForReplies = sql`case when ${comments.wantsReplies} then ${email} end`
        const rows = await tx
          .update(comments)
          .set({ state: to, movedAt, ...(to !== 'waiting' && { email: emailForReplies }) })
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

    async listIdsByEmail(emailKey: string, limit: number): Promise<number[]> {
      const rows = await db
        .select({ id })
        .from(comments)
        .where(eq(comments.emailKey, emailKey))
        .orderBy(id)
        .limit(limit)
      return rows.map((row) => row.id)
    },

    erase,

    async eraseOld(before: Date): Promise<number> {
      const old = await db
        .select({ id })
        .from(comments)
        .where(and(or(eq(state, 'spam'), eq(state, 'deleted')), lt(movedAt, before)))
        .orderBy(id)
        .limit(ERASE_BATCH_SIZE)
      if (old.length > 0) await erase(old.map((row) => row.id))
      return old.length
    },

    /** Sender keys are useless once the salt of their day is deleted. */
    async forgetSenders(before: Date): Promise<number> {
      const some = db
        .select({ id })
        .from(comments)
        .where(and(isNotNull(senderKey), lt(createdAt, before)))
        .limit(ERASE_BATCH_SIZE)
      const forgotten = await db
        .update(comments)
        .set({ senderKey: null })
        .where(inArray(id, some))
        .returning({ id })
      return forgotten.length
    },

    async readWords(words: string[]): Promise<Map<string, SpamWordCounts>> {
      const rows = await db.select().from(commentWords).where(inArray(commentWords.word, words))
      return new Map(rows.map(({ word, good, spam }) => [word, { good, spam }]))
    },

    /** Sorted, so that two processes lock the rows in the same order and cannot deadlock. */
    async addWords(counts: Map<string, SpamWordCounts>): Promise<void> {
      if (counts.size === 0) return
      const rows = [...counts].map(([word, count]) => ({ word, ...count }))
      rows.sort((a, b) => (a.word < b.word ? -1 : 1))
      const { good, spam } = commentWords
      await db.execute(sql`
        insert into ${commentWords} (word, good, spam)
        select word, good, spam
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(word text, good int, spam int)
        order by word collate "C"
        on conflict (word) do update set
          good = greatest(0, ${good} + excluded.good), spam = greatest(0, ${spam} + excluded.spam)`)
    },
  }
}

export type ModerationRepository = ReturnType<typeof createModerationRepository>

/** Searches only the newest comments: reading all would take the embedded store too long. */
function findAmongNewest(db: Db, { state: of, search = '' }: CommentFilter) {
  const newest = db
    .select()
    .from(comments)
    .where(eq(state, of))
    .orderBy(desc(createdAt), desc(id))
    .limit(commentLimits.mostListed)
    .as('newest')
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const mentions = [newest.message, newest.name, newest.email].map((column) =>
    ilike(column, pattern),
  )
  return { newest, isFound: or(...mentions) }
}

async function countSome(db: Db, where: SQL | undefined): Promise<number> {
  const some = db.select({ id }).from(comments).where(where).limit(commentLimits.mostCounted)
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some.as('some'))
  return row?.count ?? 0
}
