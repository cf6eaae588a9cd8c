import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'

/** RateLimiterPostgres expects these columns; it creates no table of its own then. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** All processes share these random secrets. Backups leave them out. */
export const storedSecrets = pgTable('stored_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
