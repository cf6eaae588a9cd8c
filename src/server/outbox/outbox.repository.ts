import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { Waiting } from '../platform/jobs/jobs.ts'
import { outboxMails } from './outbox.table.ts'

export type OutboxRow = typeof outboxMails.$inferSelect
type NewOutboxRow = typeof outboxMails.$inferInsert

/** A time that lies further ahead than `tooFar` was written by a clock that was wrong. */
export interface DueMails {
  kinds: string[]
  now: Date
  tooFar: Date
}

const PORTION = 50

const isDue = ({ kinds, now, tooFar }: DueMails) => {
  const { kind, dueAt, claimedUntil } = outboxMails
  return and(
    inArray(kind, kinds),
    or(lte(dueAt, now), gt(dueAt, tooFar)),
    or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, tooFar)),
  )
}

/** A backup that is restored while a mail goes out may give its number to another one. */
const isSame = ({ id, messageId }: OutboxRow) =>
  and(eq(outboxMails.id, id), eq(outboxMails.messageId, messageId))

export function createOutboxRepository(db: Db) {
  return {
    async add(mail: NewOutboxRow): Promise<void> {
      await db.insert(outboxMails).values(mail)
    },

    async listDue(due: DueMails): Promise<number[]> {
      const rows = await db
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(isDue(due))
        .orderBy(asc(outboxMails.dueAt), asc(outboxMails.id))
        .limit(PORTION)
      return rows.map(({ id }) => id)
    },

    async countDue(due: DueMails): Promise<Waiting> {
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          oldest: sql<string | null>`min(${outboxMails.dueAt})`,
        })
        .from(outboxMails)
        .where(isDue(due))
      return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
    },

    /** Counts the try before it is made; of several processes one gets the mail. */
    async claim(id: number, due: DueMails, claimedUntil: Date): Promise<OutboxRow | null> {
      const free = db
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(and(eq(outboxMails.id, id), isDue(due)))
        .for('update', { skipLocked: true })
      const [row] = await db
        .update(outboxMails)
        .set({ claimedUntil, tries: sql`${outboxMails.tries} + 1` })
        .where(inArray(outboxMails.id, free))
        .returning()
      return row ?? null
    },

    async putBack(mail: OutboxRow, to: { dueAt: Date; tries: number }): Promise<void> {
      await db
        .update(outboxMails)
        .set({ ...to, claimedUntil: null })
        .where(isSame(mail))
    },

    async remove(mail: OutboxRow): Promise<void> {
      await db.delete(outboxMails).where(isSame(mail))
    },

    async listFacts(kind: string): Promise<unknown[]> {
      const rows = await db
        .select({ facts: outboxMails.facts })
        .from(outboxMails)
        .where(eq(outboxMails.kind, kind))
      return rows.map(({ facts }) => facts)
    },
  }
}
