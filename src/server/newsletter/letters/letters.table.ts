import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { letterKinds, letterStates } from '#shared/contract/letters.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { posts } from '../../posts/posts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A post has one letter ever. */
export const letters = pgTable('letters', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** What was sent stays on record when the post is gone. */
  postId: integer('post_id')
    .unique('letters_post_unique')
    .references(() => posts.id, { onDelete: 'set null' }),
  title: text('title').notNull(),
  coverImage: text('cover_image').notNull(),
  subject: text('subject').notNull(),
  previewText: text('preview_text').notNull(),
  kind: text('kind', { enum: letterKinds }).notNull(),
  state: text('state', { enum: letterStates }).notNull().default('waiting'),
  heldBecause: text('held_because', { enum: ['late', 'restored'] }),
  /** Frozen together with the list of recipients; null before. */
  html: text('html'),
  text: text('text'),
  recipients: integer('recipients').notNull().default(0),
  leavesAt: instant('leaves_at'),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  createdAt: instant('created_at').notNull(),
})

/** One for each recipient of a letter. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    /** Null once the subscriber is deleted; name and address are emptied with it. */
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'set null',
    }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The same at every try: a mail that goes twice is known as one. */
    messageId: text('message_id').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    /** Whoever sends it has it until then. */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    /** What the mail server said last. */
    error: text('error'),
  },
  (table) => [
    unique('deliveries_recipient_unique').on(table.letterId, table.subscriberId),
    index('deliveries_due_index').on(table.letterId, table.state, table.dueAt),
    index('deliveries_subscriber_index').on(table.subscriberId),
  ],
)
