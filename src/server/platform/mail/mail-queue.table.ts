import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The text of a mail is written when it is sent, so no secret waits in this table. */
export const queuedMails = pgTable(
  'outbox_mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    facts: jsonb('facts').notNull(),
    messageId: text('message_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
    tries: integer('tries').notNull().default(0),
    claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('outbox_mails_due_index').on(table.dueAt)],
)

/** While `isHeld` is true no mail is sent: a restored backup queues mails that were sent long ago. */
export const mailHold = pgTable('mail_hold', {
  id: integer('id').primaryKey().default(1),
  isHeld: boolean('is_held').notNull().default(false),
})
