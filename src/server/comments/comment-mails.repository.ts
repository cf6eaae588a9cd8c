import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import type { CommentRow } from './comments.present.ts'
import { commentDigests, commentLinks, commentReaders, comments } from './comments.table.ts'

/** A row exists once an address was sent a confirmation request, whether or not it confirmed. */
export type ReplySubscriber = typeof commentReaders.$inferSelect
type LinkRow = typeof commentLinks.$inferSelect
export type LinkPurpose = LinkRow['purpose']

export interface DigestTiming {
  now: Date
  restedSince: Date
  /** A last digest later than this was dated by a wrong clock and is ignored. */
  tooFar: Date
}

const MAX_MISSED = 5
const MAX_COUNTED = 10_000

const { id, state } = comments
const { lastAt, lastId } = commentDigests
const isNews = eq(comments.imported, false)
const isRested = ({ restedSince, tooFar }: DigestTiming) =>
  or(isNull(lastAt), lte(lastAt, restedSince), gt(lastAt, tooFar))

const dropEmail = (tx: Db, emailKey: string) =>
  tx
    .update(comments)
    .set({ email: null, wantsReplies: false })
    .where(eq(comments.emailKey, emailKey))

export function createCommentMailsRepository(db: Db) {
  return {
    /**
     * Returns null when the address has a row: each address gets one confirmation request, ever.
     */
    async add(email: string, emailKey: string, askedAt: Date): Promise<ReplySubscriber | null> {
      return findFirstRow(
        db
          .insert(commentReaders)
          .values({ email, emailKey, askedAt })
          .onConflictDoNothing()
          .returning(),
      )
    },

    /**
     * Stores the email of a known address only if it had confirmed; otherwise the comment loses it.
     */
    saveOrDropEmail: (email: string, emailKey: string): Promise<void> =>
      db.transaction(async (tx) => {
        const ofKey = eq(commentReaders.emailKey, emailKey)
        const [reader] = await tx.select().from(commentReaders).where(ofKey).for('update')
        if (!reader || reader.email) return
        if (reader.state !== 'confirmed') await dropEmail(tx, emailKey)
        else await tx.update(commentReaders).set({ email }).where(ofKey)
      }),

    async find(id: number): Promise<ReplySubscriber | null> {
      return findFirstRow(db.select().from(commentReaders).where(eq(commentReaders.id, id)))
    },

    async listConfirmed(emailKeys: string[]): Promise<ReplySubscriber[]> {
      if (emailKeys.length === 0) return []
      return db
        .select()
        .from(commentReaders)
        .where(
          and(inArray(commentReaders.emailKey, emailKeys), eq(commentReaders.state, 'confirmed')),
        )
    },

    async confirm(id: number): Promise<boolean> {
      const confirmed = await db
        .update(commentReaders)
        .set({ state: 'confirmed' })
        .where(
          and(
            eq(commentReaders.id, id),
            eq(commentReaders.state, 'waiting'),
            isNotNull(commentReaders.email),
          ),
        )
        .returning({ id: commentReaders.id })
      return confirmed.length > 0
    },

    unsubscribe: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const [reader] = await tx
          .update(commentReaders)
          .set({ state: 'stopped', email: null })
          .where(eq(commentReaders.id, id))
          .returning()
        if (reader) await dropEmail(tx, reader.emailKey)
      }),

    async remove(emailKey: string): Promise<void> {
      await db.delete(commentReaders).where(eq(commentReaders.emailKey, emailKey))
    },

    /** Drops addresses that did not confirm; their rows stay, so that no address is asked twice. */
    forgetUnconfirmed: (askedBefore: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const forgotten = await tx
          .update(commentReaders)
          .set({ email: null })
          .where(
            and(
              eq(commentReaders.state, 'waiting'),
              isNotNull(commentReaders.email),
              lt(commentReaders.askedAt, askedBefore),
            ),
          )
          .returning()
        for (const { emailKey } of forgotten) await dropEmail(tx, emailKey)
      }),

    /** Drops addresses with no comment left that could get a reply; the confirmation stays. */
    async forgetUnneeded(): Promise<void> {
      const known = db
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.emailKey, commentReaders.emailKey), eq(comments.wantsReplies, true)))
      await db
        .update(commentReaders)
        .set({ email: null })
        .where(and(isNotNull(commentReaders.email), notExists(known)))
    },

    async addLink(link: LinkRow): Promise<void> {
      await db.insert(commentLinks).values(link)
    },

    async findLink(secretHash: string, purpose: LinkRow['purpose']) {
      return findFirstRow(
        db
          .select({ reader: commentReaders, endsAt: commentLinks.endsAt })
          .from(commentLinks)
          .innerJoin(commentReaders, eq(commentReaders.id, commentLinks.readerId))
          .where(and(eq(commentLinks.secretHash, secretHash), eq(commentLinks.purpose, purpose))),
      )
    },

    async removeEndedLinks(now: Date): Promise<void> {
      await db.delete(commentLinks).where(lt(commentLinks.endsAt, now))
    },

    async findWanted(emailKey: string): Promise<CommentRow | null> {
      return findFirstRow(
        db
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
          .limit(1),
      )
    },

    async findApproved(id: number): Promise<CommentRow | null> {
      return findFirstRow(
        db
          .select()
          .from(comments)
          .where(and(eq(comments.id, id), eq(comments.state, 'approved'))),
      )
    },

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
        .limit(MAX_MISSED)
      return rows.map((row) => row.id).reverse()
    },

    /**
     * Returns the newest waiting comment that no digest covers, or null during
     * the pause after a digest.
     */
    async findDueDigest(time: DigestTiming): Promise<number | null> {
      const [last] = await db
        .select({ lastId, isRested: sql<boolean>`${isRested(time)}` })
        .from(commentDigests)
      if (last && !last.isRested) return null
      const [newest] = await db
        .select({ id })
        .from(comments)
        .where(and(eq(state, 'waiting'), isNews, gt(id, last?.lastId ?? 0)))
        .orderBy(desc(id))
        .limit(1)
      return newest?.id ?? null
    },

    /**
     * Marks the digest and enqueues its mail in one transaction, so of several
     * processes only one sends it.
     */
    claimDigest: (
      upTo: number,
      time: DigestTiming,
      addMail: (tx: Db, afterId: number) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.insert(commentDigests).values({ id: 1 }).onConflictDoNothing()
        const [before] = await tx.select().from(commentDigests).for('update')
        const taken = await tx
          .update(commentDigests)
          .set({ lastId: upTo, lastAt: time.now })
          .where(and(lt(lastId, upTo), isRested(time)))
          .returning({ id: commentDigests.id })
        if (taken.length === 0) return false
        await addMail(tx, before?.lastId ?? 0)
        return true
      }),

    listWaiting: (afterId: number, limit: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(and(eq(state, 'waiting'), gt(id, afterId)))
        .orderBy(desc(id))
        .limit(limit),

    async countSince(of: 'waiting' | 'spam', afterId: number): Promise<number> {
      const some = db
        .select({ id })
        .from(comments)
        .where(and(eq(state, of), gt(id, afterId)))
        .limit(MAX_COUNTED)
        .as('some')
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
      return row?.count ?? 0
    },
  }
}

export type CommentMailsRepository = ReturnType<typeof createCommentMailsRepository>
