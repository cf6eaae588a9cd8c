import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

export const adminIdentities = pgTable(
  'admin_identities',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [unique('admin_identities_issuer_subject_unique').on(table.issuer, table.subject)],
)
