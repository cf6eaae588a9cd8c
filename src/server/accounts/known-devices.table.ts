import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { adminIdentities } from './google/admin-identities.table.ts'
import { users } from './users.table.ts'

/** Browsers that have signed in to an account, by the hash of a secret they keep. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    secretHash: text('secret_hash').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    identityId: integer('identity_id').references(() => adminIdentities.id, {
      onDelete: 'cascade',
    }),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('known_devices_secret_hash_user_id_unique').on(table.secretHash, table.userId),
    unique('known_devices_secret_hash_identity_id_unique').on(table.secretHash, table.identityId),
  ],
)
