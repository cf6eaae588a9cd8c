import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Jobs that come again every day or hour, a row each. Left out of backups. */
export const periodicJobs = pgTable('due_work', {
  kind: text('kind').primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Lease expiry: after this another process may run the job of one that was killed. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'date' }),
})
