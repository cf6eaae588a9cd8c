import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { adminIdentities } from '../google/admin-identities.table.ts'
import { users } from '../users.table.ts'

/** Each belongs to one person: a password account or a Google account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The domain it was made for; under another one no browser offers it. */
    rpId: text('rp_id').notNull(),
    /** Random, the same for all passkeys of one person. */
    userHandle: text('user_handle').notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    identityId: integer('identity_id').references(() => adminIdentities.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    check('passkeys_one_owner', sql`(${table.userId} is null) <> (${table.identityId} is null)`),
    index('passkeys_user_id_index').on(table.userId),
    index('passkeys_identity_id_index').on(table.identityId),
  ],
)
