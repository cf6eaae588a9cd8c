import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { passkeys } from './passkeys/passkeys.table.ts'
import { users } from './users.table.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    cookieHash: text('cookie_hash').notNull().unique('sessions_cookie_hash_unique'),
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash_unique'),
    provider: text('provider', { enum: ['password', 'google'] }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
    displayName: text('display_name'),
    /** The passkey it was opened with. */
    passkeyId: integer('passkey_id').references(() => passkeys.id, { onDelete: 'set null' }),
    /** Of the secret in a mail by which its owner can end it. */
    signOutHash: text('sign_out_hash').unique('sessions_sign_out_hash_unique'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
    /** When it was last proven who this is: at sign-in, or by the password since. */
    verifiedAt: timestamp('verified_at', { withTimezone: true, mode: 'date' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('sessions_expires_at_index').on(table.expiresAt),
    index('sessions_user_id_index').on(table.userId),
  ],
)
