import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../../platform/database/database.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'

const HOUR_MS = 60 * 60_000
/** Any number, as long as nobody else locks it: one process at a time counts and asks. */
const ASK_LOCK = 5_120_334

const { askWantedAt, askedAt, email, id, state } = newsletterSubscribers
const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** At most once a day for an address; whoever said yes is not asked. */
const mayBeAsked = (now: Date) =>
  and(
    ne(state, 'confirmed'),
    isNull(askWantedAt),
    or(isNull(askedAt), lte(askedAt, inMs(now, -letterLimits.askAgainHours * HOUR_MS))),
  )
const isWanted = and(isNotNull(askWantedAt), ne(state, 'confirmed'))

/** How many more may be asked now. What a wrong clock wrote into the future does not count. */
async function countRoom(db: Db, now: Date): Promise<number> {
  const inLastHour = and(gt(askedAt, inMs(now, -HOUR_MS)), lte(askedAt, inMs(now, HOUR_MS)))
  return Math.max(
    0,
    letterLimits.asksPerHour - (await db.$count(newsletterSubscribers, inLastHour)),
  )
}

/** Whom to ask for their yes stands on the list itself: no restart forgets it, no second wish adds to it. */
export function createAsksRepository(db: Db) {
  return {
    async wantByEmail(wanted: string, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now })
        .where(and(sql`lower(${email}) = lower(${wanted})`, mayBeAsked(now)))
    },

    /** One whose mails came back waits again from then on. */
    async wantOne(wanted: number, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, state: 'waiting' })
        .where(and(eq(id, wanted), inArray(state, ['waiting', 'bounced']), mayBeAsked(now)))
    },

    async wantAllNeverAsked(now: Date): Promise<number> {
      const wanted = await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now })
        .where(and(eq(state, 'waiting'), isNull(askedAt), isNull(askWantedAt)))
        .returning({ id })
      return wanted.length
    },

    /** As many as may be asked now, newest wish first: whoever signs up looks into the mailbox now. */
    async listWanted(now: Date): Promise<number[]> {
      const room = await countRoom(db, now)
      if (room === 0) return []
      const rows = await db
        .select({ id })
        .from(newsletterSubscribers)
        .where(isWanted)
        .orderBy(desc(askWantedAt), desc(id))
        .limit(room)
      return rows.map((row) => row.id)
    },

    countWanted: () => db.$count(newsletterSubscribers, isWanted),

    /** Together with the mail, or not at all. False when somebody else asked, or too many were asked. */
    take: (wanted: number, now: Date, addMail: (tx: Db) => Promise<void>): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${ASK_LOCK})`)
        if ((await countRoom(tx, now)) === 0) return false
        const taken = await tx
          .update(newsletterSubscribers)
          .set({ askWantedAt: null, askedAt: now })
          .where(and(eq(id, wanted), isWanted))
          .returning({ id })
        if (taken.length === 0) return false
        await addMail(tx)
        return true
      }),

    /** The mail never left: they count as never asked. */
    async forgetAsk(wanted: number): Promise<void> {
      await db.update(newsletterSubscribers).set({ askedAt: null }).where(eq(id, wanted))
    },

    async markBounced(wanted: number): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ state: 'bounced' })
        .where(and(eq(id, wanted), eq(state, 'waiting')))
    },

    /** Those who were asked and did not say yes. Whoever was never asked had no chance to. */
    async forgetUnconfirmed(askedBefore: Date): Promise<number> {
      const gone = await db
        .delete(newsletterSubscribers)
        .where(
          and(
            eq(state, 'waiting'),
            isNull(newsletterSubscribers.confirmedAt),
            isNull(askWantedAt),
            lte(askedAt, askedBefore),
          ),
        )
        .returning({ id })
      return gone.length
    },
  }
}

export type AsksRepository = ReturnType<typeof createAsksRepository>
