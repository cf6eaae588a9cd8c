import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.table.ts'

/** The new sign-in email of an account, until the link mailed to that address confirms it. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Of the secret in the link; null until the mail is written. */
  secretHash: text('secret_hash').unique('email_changes_secret_hash_unique'),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
})
