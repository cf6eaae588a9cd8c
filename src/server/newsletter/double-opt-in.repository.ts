import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm'
import type { SubscriberState } from '#shared/contract/subscribers.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { newsletterAsks, newsletterSubscribers } from './newsletter.table.ts'

const HOUR_MS = 60 * 60_000
/** Any number, as long as nobody else locks it: one process at a time counts and asks. */
const ASK_LOCK = 5_120_334

const { askNetwork, askWantedAt, askedAt, email, id, state } = newsletterSubscribers
const { unanswered } = newsletterAsks
const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Whoever said yes need not be asked; whoever left comes back by the link in a letter, or not at all. */
const askableStates: SubscriberState[] = ['waiting', 'bounced']
export const isAskable = (one: SubscriberState) => askableStates.includes(one)

/** At most once a day for an address. */
const mayBeAsked = (now: Date) =>
  and(
    inArray(state, askableStates),
    isNull(askWantedAt),
    or(isNull(askedAt), lte(askedAt, inMs(now, -letterLimits.askAgainHours * HOUR_MS))),
  )
const isWanted = and(isNotNull(askWantedAt), inArray(state, askableStates))

/** What a wrong clock wrote into the future does not count. */
const inLastHour = (now: Date) =>
  and(gt(askedAt, inMs(now, -HOUR_MS)), lte(askedAt, inMs(now, HOUR_MS)))

/** How many more may be asked now. */
const countRoom = async (db: Db, now: Date): Promise<number> =>
  Math.max(0, letterLimits.asksPerHour - (await db.$count(newsletterSubscribers, inLastHour(now))))

/** Whether a network has room left in this hour; what the owner wishes has no network and no limit. */
const hasTurn = async (db: Db, network: string | null, now: Date): Promise<boolean> =>
  network === null ||
  (await db.$count(newsletterSubscribers, and(eq(askNetwork, network), inLastHour(now)))) <
    letterLimits.asksPerNetworkAndHour

export interface WantedAsk {
  id: number
  email: string
}

/** False when the address did not answer often enough by now. */
async function countAsk(tx: Db, emailKey: string): Promise<boolean> {
  const counted = await tx
    .insert(newsletterAsks)
    .values({ emailKey, unanswered: 1 })
    .onConflictDoUpdate({
      target: newsletterAsks.emailKey,
      set: { unanswered: sql`${unanswered} + 1` },
      setWhere: lt(unanswered, letterLimits.asksPerAddress),
    })
    .returning()
  return counted.length > 0
}

/** Whom to ask for their yes stands on the list itself: no restart forgets it, no second wish adds to it. */
export function createAsksRepository(db: Db) {
  return {
    async wantByEmail(wanted: string, network: string, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, askNetwork: network })
        .where(and(sql`lower(${email}) = lower(${wanted})`, mayBeAsked(now)))
    },

    /** One whose mails came back waits again from then on. */
    async wantOne(wanted: number, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, askNetwork: null, state: 'waiting' })
        .where(and(eq(id, wanted), mayBeAsked(now)))
    },

    async wantAllNeverAsked(now: Date): Promise<number> {
      const wanted = await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, askNetwork: null })
        .where(and(eq(state, 'waiting'), isNull(askedAt), isNull(askWantedAt)))
        .returning({ id })
      return wanted.length
    },

    /**
     * As many as may be asked now. Networks take turns, those first for which the fewest were asked this
     * hour; within a network the newest wish comes first: whoever signs up looks into the mailbox now.
     */
    async listWanted(now: Date): Promise<WantedAsk[]> {
      const room = await countRoom(db, now)
      if (room === 0) return []
      const asked = db
        .select({
          network: sql`coalesce(${askNetwork}, '')`.as('network'),
          count: count().as('count'),
        })
        .from(newsletterSubscribers)
        .where(inLastHour(now))
        .groupBy(sql`1`)
        .as('asked')
      const rank = sql`row_number() over (partition by ${askNetwork} order by ${askWantedAt} desc, ${id} desc)`
      const waiting = db
        .select({
          ...{ id, email, askNetwork, askWantedAt },
          turn: sql`${rank} + coalesce(${asked.count}, 0)`.as('turn'),
        })
        .from(newsletterSubscribers)
        .leftJoin(asked, eq(asked.network, sql`coalesce(${askNetwork}, '')`))
        .where(isWanted)
        .as('waiting')
      return db
        .select({ id: waiting.id, email: waiting.email })
        .from(waiting)
        .where(
          or(isNull(waiting.askNetwork), lte(waiting.turn, letterLimits.asksPerNetworkAndHour)),
        )
        .orderBy(asc(waiting.turn), desc(waiting.askWantedAt), desc(waiting.id))
        .limit(room)
    },

    countWanted: () => db.$count(newsletterSubscribers, isWanted),

    /** Together with the mail, or not at all. False when somebody else asked, or too many were asked;
     * a wish for an address that never answers ends here. */
    take: (
      wanted: { id: number; emailKey: string },
      now: Date,
      addMail: (tx: Db) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${ASK_LOCK})`)
        if ((await countRoom(tx, now)) === 0) return false
        const isOne = and(eq(id, wanted.id), isWanted)
        const [row] = await tx.select({ askNetwork }).from(newsletterSubscribers).where(isOne)
        if (!row || !(await hasTurn(tx, row.askNetwork, now))) return false
        const mayBeCounted = await countAsk(tx, wanted.emailKey)
        await tx
          .update(newsletterSubscribers)
          .set({
            askWantedAt: null,
            // Without a mail it still counts as asked: so it is forgotten like all who do not answer.
            askedAt: mayBeCounted
              ? now
              : sql`coalesce(${askedAt}, ${now.toISOString()}::timestamptz)`,
          })
          .where(isOne)
        if (mayBeCounted) await addMail(tx)
        return true
      }),

    /** The mail never left: they count as never asked. */
    forgetAsk: (wanted: number, emailKey: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(newsletterSubscribers).set({ askedAt: null }).where(eq(id, wanted))
        await tx
          .update(newsletterAsks)
          .set({ unanswered: sql`greatest(${unanswered} - 1, 0)` })
          .where(eq(newsletterAsks.emailKey, emailKey))
      }),

    async countUnanswered(emailKey: string): Promise<number> {
      const [row] = await db
        .select()
        .from(newsletterAsks)
        .where(eq(newsletterAsks.emailKey, emailKey))
      return row?.unanswered ?? 0
    },

    async forgetUnanswered(emailKey: string): Promise<void> {
      await db.delete(newsletterAsks).where(eq(newsletterAsks.emailKey, emailKey))
    },

    async neverAgain(emailKey: string): Promise<void> {
      const never = { unanswered: letterLimits.asksPerAddress }
      await db
        .insert(newsletterAsks)
        .values({ emailKey, ...never })
        .onConflictDoUpdate({ target: newsletterAsks.emailKey, set: never })
    },

    /** Of those whose hour is over. */
    async forgetNetworks(now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askNetwork: null })
        .where(
          and(
            isNotNull(askNetwork),
            isNull(askWantedAt),
            not(sql`coalesce(${inLastHour(now)}, false)`),
          ),
        )
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
