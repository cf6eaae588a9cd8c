import { and, asc, eq, gt, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { CommentRow } from './comments.present.ts'
import { commentReaders, comments } from './comments.table.ts'

export type NewCommentRow = typeof comments.$inferInsert

const { createdAt, emailKey, id, imported, isOwner, learned, name, postId } = comments
const { replyToId, senderKey, state, textKey } = comments
/** More than this need not be counted. */
const ENOUGH = 20

interface Asked {
  textKey: string
  emailKey: string | null
  senderKey: string
}

interface Twin {
  textKey: string
  senderKey: string
  replyToId: number | null
  /** Null: the owner's own. */
  name: string | null
}

export function createWritingRepository(db: Db) {
  return {
    async insert(row: NewCommentRow): Promise<CommentRow> {
      const [stored] = await db.insert(comments).values(row).returning()
      return stored!
    },

    /** In the order in which they came. */
    listImported: (post: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(and(eq(postId, post), eq(imported, true)))
        .orderBy(asc(id)),

    async findApproved(post: number, wanted: number): Promise<CommentRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(and(eq(id, wanted), eq(postId, post), eq(state, 'approved')))
      return row ?? null
    },

    /** The same words, signed the same, in the same place by the same sender: pressed twice. */
    async findTwin(post: number, wanted: Twin, since: Date): Promise<CommentRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(
          and(
            eq(textKey, wanted.textKey),
            eq(senderKey, wanted.senderKey),
            eq(postId, post),
            wanted.replyToId ? eq(replyToId, wanted.replyToId) : isNull(replyToId),
            wanted.name === null ? isOwner : and(not(isOwner), eq(name, wanted.name)),
            gt(createdAt, since),
          ),
        )
        .limit(1)
      return row ?? null
    },

    /** What is known of the text, of the address and of the sender. */
    async readSigns(asked: Asked) {
      const some = (where: ReturnType<typeof and>) =>
        sql<number>`(select count(*)::int from (select 1 from ${comments} where ${where} limit ${ENOUGH}) found)`
      const confirmed = sql`(select 1 from ${commentReaders} where ${and(eq(commentReaders.emailKey, asked.emailKey ?? ''), eq(commentReaders.state, 'confirmed'))})`
      interface Found extends Record<string, unknown> {
        repeated: number
        known: number
        confirmed: boolean
        bad: number
      }
      const result = await db.execute<Found>(sql`
        select ${some(eq(textKey, asked.textKey))} as repeated,
               ${asked.emailKey ? some(and(eq(emailKey, asked.emailKey), eq(state, 'approved'))) : sql`0`} as known,
               exists ${confirmed} as confirmed,
               ${some(and(eq(senderKey, asked.senderKey), eq(learned, 'spam')))} as bad`)
      const [row] = result.rows
      return {
        repeated: row?.repeated ?? 0,
        known: row?.known ?? 0,
        isConfirmed: Boolean(row?.confirmed),
        isBadSender: Boolean(row?.bad),
      }
    },
  }
}

export type WritingRepository = ReturnType<typeof createWritingRepository>
