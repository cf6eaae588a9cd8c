import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import type { CommentRow } from './comments.present.ts'
import {
  closedComments,
  commentHmacKey,
  commentReaders,
  commentSalts,
  comments,
  commentUsedTokens,
} from './comments.table.ts'

type NewCommentRow = typeof comments.$inferInsert

interface SignalKeys {
  textKey: string
  emailKey: string | null
  senderKey: string
}

interface Submission {
  postId: number
  textKey: string
  senderKey: string
  replyToId: number | null
  name: string | null
}

export interface ImportedCommentRow {
  key: string
  parentKey: string | null
  row: Omit<NewCommentRow, 'postId' | 'parentId' | 'replyToId'>
}

const { createdAt, emailKey, id, imported, isOwner, learned, name, parentId, postId } = comments
const { replyToId, senderKey, state, textKey } = comments

const oldestFirst = [asc(createdAt), asc(id)]
const isApproved = eq(state, 'approved')
/**
 * The first-level comment, or the comment itself. Only approved rows are
 * read, so spam costs nothing.
 */
const root = sql<number>`coalesce(${parentId}, ${id})`
const MAX_SIGNALS = 20
const IMPORT_BATCH_SIZE = 200

export function createCommentsRepository(db: Db) {
  async function findSalt(day: string): Promise<string | null> {
    const [row] = await db.select().from(commentSalts).where(eq(commentSalts.day, day))
    return row?.salt ?? null
  }

  return {
    async countOfPost(post: number): Promise<{ comments: number; threads: number }> {
      const [row] = await db
        .select({
          comments: sql<number>`count(*)::int`,
          threads: sql<number>`count(distinct ${root})::int`,
        })
        .from(comments)
        .where(and(eq(postId, post), isApproved))
      return row ?? { comments: 0, threads: 0 }
    },

    /** Includes removed comments that have approved replies. */
    listRoots: (post: number, limit: number, offset: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(
          inArray(
            id,
            db
              .select({ root })
              .from(comments)
              .where(and(eq(postId, post), isApproved)),
          ),
        )
        .orderBy(...oldestFirst)
        .limit(limit)
        .offset(offset),

    async listReplies(roots: number[]): Promise<CommentRow[]> {
      if (roots.length === 0) return []
      return db
        .select()
        .from(comments)
        .where(and(inArray(parentId, roots), isApproved, isNotNull(parentId)))
        .orderBy(...oldestFirst)
    },

    async countOfPosts(posts: number[]): Promise<Map<number, number>> {
      if (posts.length === 0) return new Map()
      const rows = await db
        .select({ post: postId, count: sql<number>`count(*)::int` })
        .from(comments)
        .where(and(inArray(postId, posts), isApproved))
        .groupBy(postId)
      return new Map(rows.map(({ post, count }) => [post, count]))
    },

    listNewest: (limit: number, post?: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(and(isApproved, post === undefined ? undefined : eq(postId, post)))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit),

    async findApproved(post: number, commentId: number): Promise<CommentRow | null> {
      return findFirstRow(
        db
          .select()
          .from(comments)
          .where(and(eq(id, commentId), eq(postId, post), isApproved)),
      )
    },

    isClosed: async (post: number) =>
      (await db.$count(closedComments, eq(closedComments.postId, post))) > 0,

    async setClosed(post: number, isClosed: boolean): Promise<void> {
      if (isClosed) await db.insert(closedComments).values({ postId: post }).onConflictDoNothing()
      else await db.delete(closedComments).where(eq(closedComments.postId, post))
    },

    async insert(row: NewCommentRow): Promise<CommentRow> {
      const [stored] = await db.insert(comments).values(row).returning()
      return stored!
    },

    async findDuplicate(submission: Submission, since: Date): Promise<CommentRow | null> {
      return findFirstRow(
        db
          .select()
          .from(comments)
          .where(
            and(
              eq(textKey, submission.textKey),
              eq(senderKey, submission.senderKey),
              eq(postId, submission.postId),
              submission.replyToId ? eq(replyToId, submission.replyToId) : isNull(replyToId),
              submission.name === null ? isOwner : and(not(isOwner), eq(name, submission.name)),
              gt(createdAt, since),
            ),
          )
          .limit(1),
      )
    },

    /** Reads everything known about the text, the address and the sender in one query. */
    async readSpamSignals(keys: SignalKeys) {
      const countUpToMax = (where: SQL | undefined) =>
        sql<number>`(select count(*)::int from (select 1 from ${comments} where ${where} limit ${MAX_SIGNALS}) found)`
      const confirmed = sql`(select 1 from ${commentReaders} where ${and(eq(commentReaders.emailKey, keys.emailKey ?? ''), eq(commentReaders.state, 'confirmed'))})`
      interface Found extends Record<string, unknown> {
        repeated: number
        known: number
        confirmed: boolean
        bad: number
      }
      const result = await db.execute<Found>(sql`
        select ${countUpToMax(eq(textKey, keys.textKey))} as repeated,
               ${keys.emailKey ? countUpToMax(and(eq(emailKey, keys.emailKey), isApproved)) : sql`0`} as known,
               exists ${confirmed} as confirmed,
               ${countUpToMax(and(eq(senderKey, keys.senderKey), eq(learned, 'spam')))} as bad`)
      const [row] = result.rows
      return {
        repeated: row?.repeated ?? 0,
        known: row?.known ?? 0,
        isConfirmed: Boolean(row?.confirmed),
        isBadSender: Boolean(row?.bad),
      }
    },

    /** Inserts all comments or none; does nothing when the post already has imported ones. */
    importAll: (post: number, rows: ImportedCommentRow[]): Promise<void> =>
      db.transaction(async (tx) => {
        const isImported = and(eq(postId, post), eq(imported, true))
        if ((await tx.$count(comments, isImported)) === 0) await insertImported(tx, post, rows)
      }),

    countOwn: (post: number): Promise<number> =>
      db.$count(comments, and(eq(postId, post), eq(imported, false))),

    findSalt,

    /** The salt of the first process wins: all processes get the same one. */
    async ensureSalt(day: string, made: string): Promise<string> {
      const known = await findSalt(day)
      if (known) return known
      await db.insert(commentSalts).values({ day, salt: made }).onConflictDoNothing()
      return (await findSalt(day)) ?? made
    },

    async removeSalts(before: string): Promise<void> {
      await db.delete(commentSalts).where(lt(commentSalts.day, before))
    },

    async ensureKey(made: string): Promise<string> {
      const [known] = await db.select().from(commentHmacKey)
      if (known) return known.key
      await db.insert(commentHmacKey).values({ id: 1, key: made }).onConflictDoNothing()
      const [row] = await db.select().from(commentHmacKey)
      return row?.key ?? made
    },

    /** Returns false when any process has recorded the token before. */
    async spendToken(proof: string, usedAt: Date): Promise<boolean> {
      const used = await db
        .insert(commentUsedTokens)
        .values({ proof, usedAt })
        .onConflictDoNothing()
        .returning()
      return used.length > 0
    },

    isTokenUsed: async (proof: string): Promise<boolean> =>
      (await db.$count(commentUsedTokens, eq(commentUsedTokens.proof, proof))) > 0,

    async removeUsedTokens(before: Date): Promise<void> {
      await db.delete(commentUsedTokens).where(lt(commentUsedTokens.usedAt, before))
    },
  }
}

export type CommentsRepository = ReturnType<typeof createCommentsRepository>

/**
 * Inserts in batches. Rows come parents first, and a batch ends before a row whose parent is in it,
 * because that parent's id is not known yet.
 */
async function insertImported(tx: Db, post: number, rows: ImportedCommentRow[]) {
  const places = new Map<string, { id: number; rootId: number }>()
  for (let at = 0; at < rows.length; ) {
    const batch: ImportedCommentRow[] = []
    for (; at < rows.length && batch.length < IMPORT_BATCH_SIZE; at += 1) {
      const next = rows[at]!
      if (batch.some(({ key }) => key === next.parentKey)) break
      batch.push(next)
    }
    const above = ({ parentKey }: ImportedCommentRow) =>
      parentKey === null ? undefined : places.get(parentKey)
    const stored = await tx
      .insert(comments)
      .values(
        batch.map((row) => ({
          ...row.row,
          postId: post,
          imported: true,
          parentId: above(row)?.rootId ?? null,
          replyToId: above(row)?.id ?? null,
        })),
      )
      .returning({ id, parentId })
    stored.forEach((row, n) => {
      places.set(batch[n]!.key, { id: row.id, rootId: row.parentId ?? row.id })
    })
  }
}
