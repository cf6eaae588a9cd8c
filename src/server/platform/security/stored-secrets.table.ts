import { pgTable, text } from 'drizzle-orm/pg-core'

/** Random keys by their purpose, made once and the same for all processes; in no backup. */
export const storedSecrets = pgTable('stored_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
