import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'

/** The columns RateLimiterPostgres expects, so that it creates no table of its own. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Random keys by their purpose, made once and the same for all processes; in no backup. */
export const storedSecrets = pgTable('stored_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
