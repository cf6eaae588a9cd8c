import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SubscriberState } from '#shared/contract/subscribers.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { inPortions } from '../platform/database/portions.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect
type NewSubscriberRow = typeof newsletterSubscribers.$inferInsert

export interface Wanted {
  search?: string | undefined
  state?: SubscriberState | undefined
}

/** In the transaction that deletes somebody: what other things know of them is to go, too. */
export type ForgetRecipient = (tx: Db, subscriberId: number) => Promise<void>

const { email, id, name, state } = newsletterSubscribers

const isWanted = (wanted: Wanted) => {
  const pattern = `%${(wanted.search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return and(
    wanted.state && eq(state, wanted.state),
    wanted.search?.trim() ? or(ilike(name, pattern), ilike(email, pattern)) : undefined,
  )
}

const countOf = (one: SubscriberState) =>
  sql<number>`count(*) filter (where ${state} = ${one})::int`

/** What the owner reads and changes; subscribing belongs to the newsletter form. */
export function createSubscribersRepository(db: Db) {
  const newestFirst = (wanted: Wanted = {}) =>
    db
      .select()
      .from(newsletterSubscribers)
      .where(isWanted(wanted))
      .orderBy(desc(newsletterSubscribers.createdAt), desc(id))

  return {
    listAll: () => newestFirst(),
    listPage: (wanted: Wanted, limit: number, offset: number) =>
      newestFirst(wanted).limit(limit).offset(offset),

    count: (wanted: Wanted = {}) => db.$count(newsletterSubscribers, isWanted(wanted)),

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

    async find(wanted: number): Promise<SubscriberRow | null> {
      const [row] = await db
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.id, wanted))
      return row ?? null
    },

    async findByEmail(wanted: string): Promise<SubscriberRow | null> {
      const [row] = await db
        .select()
        .from(newsletterSubscribers)
        .where(sql`lower(${email}) = lower(${wanted})`)
      return row ?? null
    },

    /** Those of the addresses that are on the list, in lower case. */
    async findStates(emails: string[]): Promise<Map<string, SubscriberState>> {
      const rows = await db
        .select({ email: sql<string>`lower(${email})`, state })
        .from(newsletterSubscribers)
        .where(inArray(sql`lower(${email})`, emails))
      return new Map(rows.map((row) => [row.email, row.state]))
    },

    /** Leaves out those that are on the list; answers the others as stored. */
    addAll: (rows: NewSubscriberRow[]): Promise<SubscriberRow[]> =>
      db.insert(newsletterSubscribers).values(rows).onConflictDoNothing().returning(),

    /** Locked first: a letter that is just being made for them waits, or has them already. */
    remove: (wanted: number, forget: ForgetRecipient): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [found] = await tx
          .select({ id })
          .from(newsletterSubscribers)
          .where(eq(id, wanted))
          .for('update')
        if (!found) return false
        await forget(tx, wanted)
        await tx.delete(newsletterSubscribers).where(eq(id, wanted))
        return true
      }),

    /** How many said yes and how many left again, by month as the owner's calendar has them. */
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

    /** Who said yes within the last days of the owner's calendar, and within as many before. */
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
 * Whoever gets a letter, read inside the transaction that makes it. Their ids come first: to find where
 * a portion begins, the embedded store would sort the whole list again for each of them.
 */
export async function* listConfirmed(db: Db) {
  const confirmed = await db
    .select({ id })
    .from(newsletterSubscribers)
    .where(eq(state, 'confirmed'))
    .orderBy(asc(id))
  const ids = confirmed.map((row) => row.id)
  for await (const readers of inPortions(ids, letterLimits.portion, (portion) =>
    db
      .select({ id, name, email })
      .from(newsletterSubscribers)
      .where(inArray(id, portion))
      .orderBy(asc(id)),
  )) {
    // All of a portion may have been deleted meanwhile, beside us.
    if (readers.length > 0) yield readers
  }
}
