import { and, desc, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import type { CommentRow } from '../comments.present.ts'
import { commentLinks, commentReaders, comments } from '../comments.table.ts'

export type ReaderRow = typeof commentReaders.$inferSelect
type LinkRow = typeof commentLinks.$inferSelect

/** How many replies somebody is told of who confirms late. */
const MISSED = 5

/** Whoever wants mails about replies. */
export function createReadersRepository(db: Db) {
  const dropEmail = (tx: Db, emailKey: string) =>
    tx
      .update(comments)
      .set({ email: null, wantsReplies: false })
      .where(eq(comments.emailKey, emailKey))

  return {
    /** Null when the address was asked before: each is asked once. */
    async add(email: string, emailKey: string, askedAt: Date): Promise<ReaderRow | null> {
      const [row] = await db
        .insert(commentReaders)
        .values({ email, emailKey, askedAt })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },

    /** One more comment of an address that was asked before: kept for whoever said yes, dropped for who will not be told. */
    settleEmail: (email: string, emailKey: string): Promise<void> =>
      db.transaction(async (tx) => {
        const ofKey = eq(commentReaders.emailKey, emailKey)
        const [reader] = await tx.select().from(commentReaders).where(ofKey).for('update')
        if (!reader || reader.email) return
        if (reader.state !== 'confirmed') await dropEmail(tx, emailKey)
        else await tx.update(commentReaders).set({ email }).where(ofKey)
      }),

    async find(id: number): Promise<ReaderRow | null> {
      const [row] = await db.select().from(commentReaders).where(eq(commentReaders.id, id))
      return row ?? null
    },

    async listConfirmed(emailKeys: string[]): Promise<ReaderRow[]> {
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

    /** Nobody needs the address any more. */
    stop: (id: number): Promise<void> =>
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

    /** Those who were asked and did not say yes: their addresses go, that they were asked stays. */
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

    /** Nothing is left of theirs that anybody could answer; that they said yes stays. */
    async forgetUnneeded(): Promise<void> {
      const wanted = db
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.emailKey, commentReaders.emailKey), eq(comments.wantsReplies, true)))
      await db
        .update(commentReaders)
        .set({ email: null })
        .where(and(isNotNull(commentReaders.email), notExists(wanted)))
    },

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

    async addLink(link: LinkRow): Promise<void> {
      await db.insert(commentLinks).values(link)
    },

    async findLink(secretHash: string, purpose: LinkRow['purpose']) {
      const [row] = await db
        .select({ reader: commentReaders, endsAt: commentLinks.endsAt })
        .from(commentLinks)
        .innerJoin(commentReaders, eq(commentReaders.id, commentLinks.readerId))
        .where(and(eq(commentLinks.secretHash, secretHash), eq(commentLinks.purpose, purpose)))
      return row ?? null
    },

    async removeEndedLinks(now: Date): Promise<void> {
      await db.delete(commentLinks).where(lt(commentLinks.endsAt, now))
    },
  }
}

export type ReadersRepository = ReturnType<typeof createReadersRepository>
