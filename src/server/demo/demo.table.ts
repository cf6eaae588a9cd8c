import { sql } from 'drizzle-orm'
import { integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * Has one row from the first start on: whether to write the demo is decided once and never again.
 */
export const demoDecision = pgTable(
  'demo_content',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  () => [uniqueIndex('demo_content_one_row_index').on(sql`(true)`)],
)
