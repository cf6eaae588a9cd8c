import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions } from '../sessions.table.ts'

export const signInFlows = pgTable(
  'sign_in_flows',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    flowHash: text('flow_hash').notNull().unique('sign_in_flows_flow_hash_unique'),
    cookieHash: text('cookie_hash').notNull(),
    state: text('state').notNull().unique('sign_in_flows_state_unique'),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    issuer: text('issuer').notNull(),
    status: text('status', { enum: ['started', 'exchanging', 'done', 'failed'] })
      .notNull()
      .default('started'),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    error: text('error'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sign_in_flows_expires_at_index').on(table.expiresAt)],
)
