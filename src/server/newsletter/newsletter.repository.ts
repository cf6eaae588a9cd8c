import type { Subscription } from '#shared/contract/newsletter.ts'
import type { Db } from '../platform/database/database.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

export function createNewsletterRepository(db: Db) {
  return {
    /** An address that is there already stays as it is. */
    async add(subscription: Subscription, createdAt: Date): Promise<void> {
      await db
        .insert(newsletterSubscribers)
        .values({ ...subscription, createdAt })
        .onConflictDoNothing()
    },
  }
}

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>
