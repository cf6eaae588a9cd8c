import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const adminSetup = pgTable(
  'admin_setup',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    setupComplete: boolean('setup_complete').notNull().default(false),
    adminEmail: text('admin_email'),
    setupDate: timestamp('setup_date', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  // Setup is a grant for one: of many at once, the database lets a single one complete.
  (table) => [
    uniqueIndex('admin_setup_complete_once_index')
      .on(sql`(true)`)
      .where(sql`${table.setupComplete}`),
  ],
)
