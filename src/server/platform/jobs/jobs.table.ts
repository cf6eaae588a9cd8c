import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Each recurring job has a row. Backups leave this table out. */
export const periodicJobs = pgTable('due_work', {
  kind: text('kind').primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'date' }),
})
