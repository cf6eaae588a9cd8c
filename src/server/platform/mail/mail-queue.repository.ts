import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { DueCount } from '../jobs/jobs.ts'
import { createLeases } from '../jobs/leases.repository.ts'
import { queuedMails } from './mail-queue.table.ts'

export type QueuedMail = typeof queuedMails.$inferSelect
type NewQueuedMail = typeof queuedMails.$inferInsert

export interface DueMailFilter {
  kinds: string[]
  now: Date
}

const BATCH_SIZE = 50
const LEASE_MS = 5 * 60_000
const HORIZON_MS = 2 * 24 * 60 * 60_000

const leases = createLeases(queuedMails, {
  id: queuedMails.id,
  horizonMs: HORIZON_MS,
  onClaim: { tries: sql`${queuedMails.tries} + 1` },
})

const isKnown = ({ kinds }: DueMailFilter) => inArray(queuedMails.kind, kinds)
const isDue = (due: DueMailFilter) => and(isKnown(due), leases.isDue(due.now))

/** A restore during sending may give the id to another mail, so the Message-ID must match, too. */
const isSame = ({ id, messageId }: QueuedMail) =>
  and(eq(queuedMails.id, id), eq(queuedMails.messageId, messageId))

export function createMailQueueRepository(db: Db) {
  return {
    async add(mail: NewQueuedMail): Promise<void> {
      await db.insert(queuedMails).values(mail)
    },

    count: () => db.$count(queuedMails),

    async listDue(due: DueMailFilter): Promise<number[]> {
      const rows = await db
        .select({ id: queuedMails.id })
        .from(queuedMails)
        .where(isDue(due))
        .orderBy(asc(queuedMails.dueAt), asc(queuedMails.id))
        .limit(BATCH_SIZE)
      return rows.map(({ id }) => id)
    },

    async countDue(due: DueMailFilter): Promise<DueCount> {
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          oldest: sql<string | null>`min(${queuedMails.dueAt})`,
        })
        .from(queuedMails)
        .where(isDue(due))
      return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
    },

    /** The try is counted first, so a crash while sending cannot repeat the mail forever. */
    claim: (id: number, due: DueMailFilter): Promise<QueuedMail | null> =>
      leases.claim(db, {
        where: and(eq(queuedMails.id, id), isKnown(due)),
        now: due.now,
        leaseMs: LEASE_MS,
      }),

    reschedule: (mail: QueuedMail, to: { dueAt: Date; tries: number }): Promise<void> =>
      leases.reschedule(db, isSame(mail), to),

    async remove(mail: QueuedMail): Promise<void> {
      await db.delete(queuedMails).where(isSame(mail))
    },

    async listFacts(kind: string): Promise<unknown[]> {
      const rows = await db
        .select({ facts: queuedMails.facts })
        .from(queuedMails)
        .where(eq(queuedMails.kind, kind))
      return rows.map(({ facts }) => facts)
    },
  }
}
