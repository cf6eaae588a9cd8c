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
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm'
import type { SubscriberState } from '#shared/contract/newsletter.admin.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { confirmationRequests, newsletterSubscribers, subscriberLinks } from './newsletter.table.ts'

type LinkRow = typeof subscriberLinks.$inferSelect
export type LinkPurpose = LinkRow['purpose']

export interface DueConfirmationRequest {
  id: number
  email: string
}

/** This key of an advisory lock makes one process at a time count and send requests. */
const REQUEST_LOCK = 5_120_334

const { askNetwork, askWantedAt, askedAt, confirmedAt, email, id, state } = newsletterSubscribers
const { unanswered } = confirmationRequests
const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** An address that unsubscribed returns only by the link in a letter, never by a new request. */
const askableStates: SubscriberState[] = ['waiting', 'bounced']
export const canRequestConfirmation = (subscriberState: SubscriberState) =>
  askableStates.includes(subscriberState)

const mayBeRequested = (now: Date) =>
  and(
    inArray(state, askableStates),
    isNull(askWantedAt),
    or(isNull(askedAt), lte(askedAt, inMs(now, -letterLimits.askAgainHours * HOUR_MS))),
  )
const isRequested = and(isNotNull(askWantedAt), inArray(state, askableStates))

/** A time in the future was written by a wrong clock and does not count. */
const inLastHour = (now: Date) =>
  and(gt(askedAt, inMs(now, -HOUR_MS)), lte(askedAt, inMs(now, HOUR_MS)))

const countRoom = async (db: Db, now: Date): Promise<number> =>
  Math.max(0, letterLimits.asksPerHour - (await db.$count(newsletterSubscribers, inLastHour(now))))

/** Requests by the owner have no network and no limit. */
const hasNetworkRoom = async (db: Db, network: string | null, now: Date): Promise<boolean> =>
  network === null ||
  (await db.$count(newsletterSubscribers, and(eq(askNetwork, network), inLastHour(now)))) <
    letterLimits.asksPerNetworkAndHour

/** Returns false if the address has left too many requests unanswered. */
async function countRequest(tx: Db, emailKey: string): Promise<boolean> {
  const counted = await tx
    .insert(confirmationRequests)
    .values({ emailKey, unanswered: 1 })
    .onConflictDoUpdate({
      target: confirmationRequests.emailKey,
      set: { unanswered: sql`${unanswered} + 1` },
      setWhere: lt(unanswered, letterLimits.asksPerAddress),
    })
    .returning()
  return counted.length > 0
}

const confirmed = { state: 'confirmed', leftAt: null, askWantedAt: null, failedLetters: 0 } as const

/** Confirmation requests are stored on the subscriber: a restart loses none, a repeated one adds none. */
export function createDoubleOptInRepository(db: Db) {
  return {
    async requestByEmail(address: string, network: string, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, askNetwork: network })
        .where(and(sql`lower(${email}) = lower(${address})`, mayBeRequested(now)))
    },

    /** The owner may request a confirmation from a bounced subscriber too, who then becomes `waiting`. */
    async requestOne(subscriberId: number, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, askNetwork: null, state: 'waiting' })
        .where(and(eq(id, subscriberId), mayBeRequested(now)))
    },

    async requestAllNeverAsked(now: Date): Promise<number> {
      const requested = await db
        .update(newsletterSubscribers)
        .set({ askWantedAt: now, askNetwork: null })
        .where(and(eq(state, 'waiting'), isNull(askedAt), isNull(askWantedAt)))
        .returning({ id })
      return requested.length
    },

    /**
     * Returns as many requests as may be sent now. Networks take turns, those with the fewest
     * requests in this hour first; within a network the newest request comes first, because its
     * subscriber is waiting for the mail now.
     */
    async listDue(now: Date): Promise<DueConfirmationRequest[]> {
      const room = await countRoom(db, now)
      if (room === 0) return []
      const requested = db
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
          id,
          email,
          askNetwork,
          askWantedAt,
          turn: sql`${rank} + coalesce(${requested.count}, 0)`.as('turn'),
        })
        .from(newsletterSubscribers)
        .leftJoin(requested, eq(requested.network, sql`coalesce(${askNetwork}, '')`))
        .where(isRequested)
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

    countDue: () => db.$count(newsletterSubscribers, isRequested),

    /**
     * Records the request and adds its mail in one transaction. Returns false if another process
     * sent it or a limit is reached. An address that never answers gets no mail; its request ends
     * here.
     */
    sendOne: (
      request: { id: number; emailKey: string },
      now: Date,
      addMail: (tx: Db) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${REQUEST_LOCK})`)
        if ((await countRoom(tx, now)) === 0) return false
        const isOne = and(eq(id, request.id), isRequested)
        const [row] = await tx.select({ askNetwork }).from(newsletterSubscribers).where(isOne)
        if (!row || !(await hasNetworkRoom(tx, row.askNetwork, now))) return false
        const isAllowed = await countRequest(tx, request.emailKey)
        await tx
          .update(newsletterSubscribers)
          .set({
            askWantedAt: null,
            // The date is set even without a mail, so that the row expires like any that do not
            // answer.
            askedAt: isAllowed ? now : sql`coalesce(${askedAt}, ${now.toISOString()}::timestamptz)`,
          })
          .where(isOne)
        if (isAllowed) await addMail(tx)
        return true
      }),

    /** After a mail that could not be sent, the subscriber counts as never asked. */
    undoRequest: (subscriberId: number, emailKey: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(newsletterSubscribers).set({ askedAt: null }).where(eq(id, subscriberId))
        await tx
          .update(confirmationRequests)
          .set({ unanswered: sql`greatest(${unanswered} - 1, 0)` })
          .where(eq(confirmationRequests.emailKey, emailKey))
      }),

    async markBounced(subscriberId: number): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ state: 'bounced' })
        .where(and(eq(id, subscriberId), eq(state, 'waiting')))
    },

    async countUnanswered(emailKey: string): Promise<number> {
      const [row] = await db
        .select()
        .from(confirmationRequests)
        .where(eq(confirmationRequests.emailKey, emailKey))
      return row?.unanswered ?? 0
    },

    async forgetUnanswered(emailKey: string): Promise<void> {
      await db.delete(confirmationRequests).where(eq(confirmationRequests.emailKey, emailKey))
    },

    async blockRequests(emailKey: string): Promise<void> {
      const blocked = { unanswered: letterLimits.asksPerAddress }
      await db
        .insert(confirmationRequests)
        .values({ emailKey, ...blocked })
        .onConflictDoUpdate({ target: confirmationRequests.emailKey, set: blocked })
    },

    async addLink(link: LinkRow): Promise<void> {
      await db.insert(subscriberLinks).values(link)
    },

    async findLink(secretHash: string, purpose: LinkPurpose) {
      return findFirstRow(
        db
          .select({ subscriber: newsletterSubscribers, endsAt: subscriberLinks.endsAt })
          .from(subscriberLinks)
          .innerJoin(newsletterSubscribers, eq(id, subscriberLinks.subscriberId))
          .where(
            and(eq(subscriberLinks.secretHash, secretHash), eq(subscriberLinks.purpose, purpose)),
          ),
      )
    },

    async confirm(subscriberId: number, now: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ ...confirmed, confirmedAt: now, consent: true })
        .where(and(eq(id, subscriberId), ne(state, 'confirmed')))
    },

    /** Removes the links to confirm, so that an older mail cannot undo the unsubscribing. */
    unsubscribe: (subscriberId: number, leftAt: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(newsletterSubscribers)
          .set({ state: 'left', leftAt, askWantedAt: null })
          .where(and(eq(id, subscriberId), ne(state, 'left')))
        const { purpose, subscriberId: ofSubscriber } = subscriberLinks
        await tx
          .delete(subscriberLinks)
          .where(and(eq(ofSubscriber, subscriberId), eq(purpose, 'confirm')))
      }),

    /** Only an address that once confirmed can resubscribe. */
    async resubscribe(subscriberId: number): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set(confirmed)
        .where(and(eq(id, subscriberId), eq(state, 'left'), isNotNull(confirmedAt)))
    },

    async removeEndedLinks(now: Date): Promise<void> {
      await db.delete(subscriberLinks).where(lt(subscriberLinks.endsAt, now))
    },

    /** The network is needed only within the hour in which its requests are counted. */
    async forgetNetworks(now: Date): Promise<void> {
      const isOver = not(sql`coalesce(${inLastHour(now)}, false)`)
      await db
        .update(newsletterSubscribers)
        .set({ askNetwork: null })
        .where(and(isNotNull(askNetwork), isNull(askWantedAt), isOver))
    },

    /** Removes only subscribers who got a request: the others had no chance to confirm. */
    async removeUnconfirmed(askedBefore: Date): Promise<void> {
      await db
        .delete(newsletterSubscribers)
        .where(
          and(
            eq(state, 'waiting'),
            isNull(confirmedAt),
            isNull(askWantedAt),
            lte(askedAt, askedBefore),
          ),
        )
    },
  }
}

export type DoubleOptInRepository = ReturnType<typeof createDoubleOptInRepository>
