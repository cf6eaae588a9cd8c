import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { subscriberStates } from '#shared/contract/subscribers.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    consent: boolean('consent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Whoever is from before letters were sent has confirmed nothing. */
    state: text('state', { enum: subscriberStates }).notNull().default('waiting'),
    /** Since when the mail that asks for the yes is to be sent; null when none waits. */
    askWantedAt: timestamp('ask_wanted_at', { withTimezone: true, mode: 'date' }),
    /** HMAC of the network the request came from, until the day after the mail; null: the owner's own. */
    askNetwork: text('ask_network'),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'date' }),
    leftAt: timestamp('left_at', { withTimezone: true, mode: 'date' }),
    consentNote: text('consent_note'),
    /** Letters in a row that could not be delivered. */
    failedLetters: integer('failed_letters').notNull().default(0),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_state_index').on(table.state),
    index('newsletter_subscribers_asked_index').on(table.askedAt),
  ],
)

/** Confirmation mails that an address has not answered. Outlives the subscriber's row, so it holds no address. */
export const newsletterAsks = pgTable('newsletter_asks', {
  /** HMAC of the address. */
  emailKey: text('email_key').primaryKey(),
  unanswered: integer('unanswered').notNull(),
})

/** By its secret, of which only the hash is kept, somebody confirms or leaves without signing in. */
export const subscriberLinks = pgTable(
  'subscriber_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'leave'] }).notNull(),
    /** One by which to leave never ends. */
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('subscriber_links_subscriber_index').on(table.subscriberId)],
)
