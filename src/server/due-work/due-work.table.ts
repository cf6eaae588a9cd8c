import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Work that comes again and again, a row each. */
export const dueWork = pgTable('due_work', {
  kind: text('kind').primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Until then a process is at it; one that was killed leaves the work to others after that. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'date' }),
})
