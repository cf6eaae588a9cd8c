import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions } from '../sessions.table.ts'

/** What a passkey has to sign. Taken out at its first use, whatever comes of it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'add', 'confirm'] }).notNull(),
    /** Of somebody signed in already: it is of use to that session alone. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('passkey_challenges_expires_at_index').on(table.expiresAt)],
)
