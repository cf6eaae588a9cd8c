import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { letterKinds, letterStates } from '#shared/contract/letters.admin.ts'
import { subscriberStates } from '#shared/contract/newsletter.admin.ts'
import { posts } from '../posts/posts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    consent: boolean('consent').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Rows older than the double opt-in have confirmed nothing, hence the default. */
    state: text('state', { enum: subscriberStates }).notNull().default('waiting'),
    askWantedAt: instant('ask_wanted_at'),
    /**
     * Stores an HMAC of the requesting network until the day after the mail; null for the owner's
     * requests.
     */
    askNetwork: text('ask_network'),
    askedAt: instant('asked_at'),
    confirmedAt: instant('confirmed_at'),
    leftAt: instant('left_at'),
    consentNote: text('consent_note'),
    failedLetters: integer('failed_letters').notNull().default(0),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_state_index').on(table.state),
    index('newsletter_subscribers_asked_index').on(table.askedAt),
  ],
)

/** Outlives the subscriber's row, so it stores only an HMAC of the address. */
export const confirmationRequests = pgTable('newsletter_asks', {
  emailKey: text('email_key').primaryKey(),
  unanswered: integer('unanswered').notNull(),
})

/** The secret confirms or unsubscribes without a sign-in, so only its hash is stored. */
export const subscriberLinks = pgTable(
  'subscriber_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'leave'] }).notNull(),
    /** Null means that the link never expires: unsubscribe links must always work. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('subscriber_links_subscriber_index').on(table.subscriberId)],
)

export const letters = pgTable('letters', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The record of a sent letter outlives its post. */
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
  /** The snapshot is written in one transaction with the list of recipients; null before that. */
  html: text('html'),
  text: text('text'),
  recipients: integer('recipients').notNull().default(0),
  leavesAt: instant('leaves_at'),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  createdAt: instant('created_at').notNull(),
})

export const deliveries = pgTable(
  'deliveries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    /** Null once the subscriber is deleted; the name and address are then emptied, too. */
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'set null',
    }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** All tries use the same id, so that mail programs recognize a duplicate. */
    messageId: text('message_id').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    /** Another instance may claim the row after this time. */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    error: text('error'),
  },
  (table) => [
    unique('deliveries_recipient_unique').on(table.letterId, table.subscriberId),
    index('deliveries_due_index').on(table.letterId, table.state, table.dueAt),
    index('deliveries_subscriber_index').on(table.subscriberId),
  ],
)
