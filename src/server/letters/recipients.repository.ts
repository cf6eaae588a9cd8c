import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { deliveries } from './letters.table.ts'

/** In the transaction in which somebody leaves: letters that are on their way pass them by. */
export async function skipRecipient(tx: Db, subscriberId: number): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'skipped', claimedUntil: null })
    .where(and(eq(deliveries.subscriberId, subscriberId), eq(deliveries.state, 'waiting')))
}

/** In the transaction in which somebody is deleted: no letter, sent or not, knows them after it. */
export async function forgetRecipient(tx: Db, subscriberId: number): Promise<void> {
  await skipRecipient(tx, subscriberId)
  await tx
    .update(deliveries)
    .set({ name: '', email: '', error: null })
    .where(eq(deliveries.subscriberId, subscriberId))
}
