import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliveries } from './letters.table.ts'

/** In the transaction in which somebody is deleted: no letter, sent or not, knows them after it. */
export async function forgetRecipient(tx: Db, subscriberId: number): Promise<void> {
  await tx
    .update(deliveries)
    .set({
      ...{ name: '', email: '', error: null },
      state: sql`case when ${deliveries.state} = 'waiting' then 'skipped' else ${deliveries.state} end`,
    })
    .where(eq(deliveries.subscriberId, subscriberId))
}
