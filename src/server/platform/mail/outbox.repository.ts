import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { Waiting } from '../jobs/jobs.ts'
import { leasesOf } from '../jobs/leases.repository.ts'
import { outboxMails } from './outbox.table.ts'

export type OutboxRow = typeof outboxMails.$inferSelect
type NewOutboxRow = typeof outboxMails.$inferInsert

export interface DueMails {
  /** Those that this process knows how to write. */
  kinds: string[]
  now: Date
}

const PORTION = 50
/** Longer than a mail server may keep us waiting. */
const LEASE_MS = 5 * 60_000
/** Longer than any pause between tries. */
const HORIZON_MS = 2 * 24 * 60 * 60_000

const leases = leasesOf(outboxMails, {
  id: outboxMails.id,
  horizonMs: HORIZON_MS,
  onClaim: { tries: sql`${outboxMails.tries} + 1` },
})

const isKnown = ({ kinds }: DueMails) => inArray(outboxMails.kind, kinds)
const isDue = (due: DueMails) => and(isKnown(due), leases.isDue(due.now))

/** A backup that is restored while a mail is sent may give its number to another one. */
const isSame = ({ id, messageId }: OutboxRow) =>
  and(eq(outboxMails.id, id), eq(outboxMails.messageId, messageId))

export function createOutboxRepository(db: Db) {
  return {
    async add(mail: NewOutboxRow): Promise<void> {
      await db.insert(outboxMails).values(mail)
    },

    count: () => db.$count(outboxMails),

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

    /** Counts the try before it is made. */
    claim: (id: number, due: DueMails): Promise<OutboxRow | null> =>
      leases.claim(db, {
        where: and(eq(outboxMails.id, id), isKnown(due)),
        now: due.now,
        leaseMs: LEASE_MS,
      }),

    putBack: (mail: OutboxRow, to: { dueAt: Date; tries: number }): Promise<void> =>
      leases.putBack(db, isSame(mail), to),

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
