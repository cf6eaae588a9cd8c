import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { newsletterSubscribers, subscriberLinks } from './newsletter.table.ts'

type LinkRow = typeof subscriberLinks.$inferSelect
type Purpose = LinkRow['purpose']

const { id, state } = newsletterSubscribers
const confirmed = { state: 'confirmed', leftAt: null, askWantedAt: null, failedLetters: 0 } as const

/** What somebody does about themselves, by a link or by mails that come back. */
export function createLinksRepository(db: Db) {
  return {
    async add(link: LinkRow): Promise<void> {
      await db.insert(subscriberLinks).values(link)
    },

    async isConfirmed(subscriberId: number): Promise<boolean> {
      const isSo = and(eq(id, subscriberId), eq(state, 'confirmed'))
      return (await db.$count(newsletterSubscribers, isSo)) > 0
    },

    async find(secretHash: string, purpose: Purpose) {
      const [row] = await db
        .select({ subscriber: newsletterSubscribers, endsAt: subscriberLinks.endsAt })
        .from(subscriberLinks)
        .innerJoin(newsletterSubscribers, eq(id, subscriberLinks.subscriberId))
        .where(
          and(eq(subscriberLinks.secretHash, secretHash), eq(subscriberLinks.purpose, purpose)),
        )
      return row ?? null
    },

    async confirm(subscriberId: number, confirmedAt: Date): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ ...confirmed, confirmedAt, consent: true })
        .where(and(eq(id, subscriberId), ne(state, 'confirmed')))
    },

    /** An older yes is used up by it. */
    leave: (subscriberId: number, leftAt: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(newsletterSubscribers)
          .set({ state: 'left', leftAt, askWantedAt: null })
          .where(and(eq(id, subscriberId), ne(state, 'left')))
        await tx
          .delete(subscriberLinks)
          .where(
            and(
              eq(subscriberLinks.subscriberId, subscriberId),
              eq(subscriberLinks.purpose, 'confirm'),
            ),
          )
      }),

    /** Only somebody who said yes once. */
    async comeBack(subscriberId: number): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set(confirmed)
        .where(
          and(
            eq(id, subscriberId),
            eq(state, 'left'),
            isNotNull(newsletterSubscribers.confirmedAt),
          ),
        )
    },

    async removeEnded(now: Date): Promise<void> {
      await db.delete(subscriberLinks).where(lt(subscriberLinks.endsAt, now))
    },

    async noteArrived(subscriberId: number): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ failedLetters: 0 })
        .where(and(eq(id, subscriberId), ne(newsletterSubscribers.failedLetters, 0)))
    },

    async noteFailed(subscriberId: number): Promise<void> {
      const failed = sql`${newsletterSubscribers.failedLetters} + 1`
      await db
        .update(newsletterSubscribers)
        .set({
          failedLetters: failed,
          state: sql`case when ${failed} >= ${letterLimits.failuresToBounce}::int then 'bounced' else ${state} end`,
        })
        .where(and(eq(id, subscriberId), eq(state, 'confirmed')))
    },

    async noteBounced(subscriberId: number): Promise<void> {
      await db
        .update(newsletterSubscribers)
        .set({ state: 'bounced' })
        .where(and(eq(id, subscriberId), eq(state, 'confirmed')))
    },
  }
}

export type LinksRepository = ReturnType<typeof createLinksRepository>
