import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { SubscriberState } from '#shared/contract/newsletter.admin.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { readInBatches } from '../platform/database/queries.ts'
import { deliveries, newsletterSubscribers } from './newsletter.table.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect
type NewSubscriberRow = typeof newsletterSubscribers.$inferInsert

export interface SubscriberFilter {
  search?: string | undefined
  state?: SubscriberState | undefined
}

const { email, id, name, state } = newsletterSubscribers

const matches = (filter: SubscriberFilter) => {
  const pattern = `%${(filter.search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return and(
    filter.state && eq(state, filter.state),
    filter.search?.trim() ? or(ilike(name, pattern), ilike(email, pattern)) : undefined,
  )
}

const countOf = (one: SubscriberState) =>
  sql<number>`count(*) filter (where ${state} = ${one})::int`

export function createSubscribersRepository(db: Db) {
  const newestFirst = (filter: SubscriberFilter = {}) =>
    db
      .select()
      .from(newsletterSubscribers)
      .where(matches(filter))
      .orderBy(desc(newsletterSubscribers.createdAt), desc(id))

  return {
    listAll: () => newestFirst(),
    listPage: (filter: SubscriberFilter, limit: number, offset: number) =>
      newestFirst(filter).limit(limit).offset(offset),

    count: (filter: SubscriberFilter = {}) => db.$count(newsletterSubscribers, matches(filter)),

    async countAll() {
      const { askWantedAt, askedAt } = newsletterSubscribers
      const [row] = await db
        .select({
          all: sql<number>`count(*)::int`,
          waiting: countOf('waiting'),
          confirmed: countOf('confirmed'),
          left: countOf('left'),
          bounced: countOf('bounced'),
          neverAsked: sql<number>`count(*) filter (where ${state} = 'waiting' and ${askedAt} is null and ${askWantedAt} is null)::int`,
        })
        .from(newsletterSubscribers)
      return row!
    },

    async find(subscriberId: number): Promise<SubscriberRow | null> {
      return findFirstRow(
        db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, subscriberId)),
      )
    },

    async findByEmail(address: string): Promise<SubscriberRow | null> {
      return findFirstRow(
        db.select().from(newsletterSubscribers).where(sql`lower(${email}) = lower(${address})`),
      )
    },

    async findStates(emails: string[]): Promise<Map<string, SubscriberState>> {
      const rows = await db
        .select({ email: sql<string>`lower(${email})`, state })
        .from(newsletterSubscribers)
        .where(inArray(sql`lower(${email})`, emails))
      return new Map(rows.map((row) => [row.email, row.state]))
    },

    /** Skips addresses that are on the list and returns only the rows that were added. */
    addAll: (rows: NewSubscriberRow[]): Promise<SubscriberRow[]> =>
      db.insert(newsletterSubscribers).values(rows).onConflictDoNothing().returning(),

    async isConfirmed(subscriberId: number): Promise<boolean> {
      const isOne = and(eq(id, subscriberId), eq(state, 'confirmed'))
      return (await db.$count(newsletterSubscribers, isOne)) > 0
    },

    /** Several failures in a row count as a bounce. */
    async noteDelivery(
      subscriberId: number,
      outcome: 'sent' | 'failed' | 'bounced',
    ): Promise<void> {
      const { failedLetters } = newsletterSubscribers
      const isOne = eq(id, subscriberId)
      if (outcome === 'sent') {
        await db
          .update(newsletterSubscribers)
          .set({ failedLetters: 0 })
          .where(and(isOne, ne(failedLetters, 0)))
        return
      }
      const failed = sql`${failedLetters} + 1`
      await db
        .update(newsletterSubscribers)
        .set(
          outcome === 'bounced'
            ? { state: 'bounced' }
            : {
                failedLetters: failed,
                state: sql`case when ${failed} >= ${letterLimits.failuresToBounce}::int then 'bounced' else ${state} end`,
              },
        )
        .where(and(isOne, eq(state, 'confirmed')))
    },

    /**
     * Removes the address from every letter, too. The row is locked first, so that a concurrent
     * snapshot of recipients waits or has already written its deliveries.
     */
    remove: (subscriberId: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [found] = await tx
          .select({ id })
          .from(newsletterSubscribers)
          .where(eq(id, subscriberId))
          .for('update')
        if (!found) return false
        await tx
          .update(deliveries)
          .set({
            name: '',
            email: '',
            error: null,
            state: sql`case when ${deliveries.state} = 'waiting' then 'skipped' else ${deliveries.state} end`,
          })
          .where(eq(deliveries.subscriberId, subscriberId))
        await tx.delete(newsletterSubscribers).where(eq(id, subscriberId))
        return true
      }),

    async countByMonth(zone: string) {
      const { confirmedAt, leftAt } = newsletterSubscribers
      return db
        .select({
          joined: sql<string>`to_char(${confirmedAt} at time zone ${zone}::text, 'YYYY-MM')`,
          left: sql<string | null>`to_char(${leftAt} at time zone ${zone}::text, 'YYYY-MM')`,
          count: sql<number>`count(*)::int`,
        })
        .from(newsletterSubscribers)
        .where(
          and(
            isNotNull(confirmedAt),
            or(and(eq(state, 'confirmed'), isNull(leftAt)), eq(state, 'left')),
          ),
        )
        .groupBy(sql`1`, sql`2`)
    },

    /** Compares the last days of the owner's calendar with as many days before them. */
    async countNew({ zone, today, days }: { zone: string; today: string; days: number }) {
      const { confirmedAt } = newsletterSubscribers
      const daysAgo = sql`${today}::date - (${confirmedAt} at time zone ${zone}::text)::date`
      const [counts] = await db
        .select({
          now: sql<number>`count(*) filter (where ${daysAgo} < ${days})::int`,
          before: sql<number>`count(*) filter (where ${daysAgo} >= ${days})::int`,
        })
        .from(newsletterSubscribers)
        .where(and(isNotNull(confirmedAt), sql`${daysAgo} < 2 * ${days}`))
      return counts ?? { now: 0, before: 0 }
    },
  }
}

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>

/**
 * Reads a letter's recipients inside the transaction of its snapshot. The ids come first, because
 * the embedded store would sort the whole list again for each batch.
 */
export async function* listConfirmed(db: Db) {
  const confirmed = await db
    .select({ id })
    .from(newsletterSubscribers)
    .where(eq(state, 'confirmed'))
    .orderBy(asc(id))
  const ids = confirmed.map((row) => row.id)
  for await (const readers of readInBatches(ids, letterLimits.portion, (batch) =>
    db
      .select({ id, name, email })
      .from(newsletterSubscribers)
      .where(inArray(id, batch))
      .orderBy(asc(id)),
  )) {
    // Another connection may have deleted a whole batch of subscribers meanwhile.
    if (readers.length > 0) yield readers
  }
}
