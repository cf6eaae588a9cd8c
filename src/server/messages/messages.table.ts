import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    suspectedSpam: boolean('suspected_spam').notNull().default(false),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
    mailedAt: timestamp('mailed_at', { withTimezone: true, mode: 'date' }),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    ipHash: text('ip_hash'),
  },
  (table) => [
    index('contact_messages_newest_index').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
