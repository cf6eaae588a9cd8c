import { desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

/** What the owner reads; subscribing belongs to the newsletter form. */
export function createSubscribersRepository(db: Db) {
  const newestFirst = () =>
    db
      .select()
      .from(newsletterSubscribers)
      .orderBy(desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id))

  return {
    listAll: () => newestFirst(),
    listPage: (limit: number, offset: number) => newestFirst().limit(limit).offset(offset),

    count: () => db.$count(newsletterSubscribers),

    async remove(id: number): Promise<boolean> {
      const removed = await db
        .delete(newsletterSubscribers)
        .where(eq(newsletterSubscribers.id, id))
        .returning({ id: newsletterSubscribers.id })
      return removed.length > 0
    },
  }
}

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>
