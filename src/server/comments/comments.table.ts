import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import {
  type CommentReason,
  commentStates,
  commentVerdicts,
} from '#shared/contract/comments.admin.ts'
import { posts } from '../posts/posts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The first-level comment above this one; null on the first level. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    replyToId: integer('reply_to_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    /** `gone` is an erased comment that has replies: only its place is left. */
    state: text('state', { enum: [...commentStates, 'gone'] })
      .notNull()
      .default('waiting'),
    name: text('name').notNull(),
    /** Stored only until the owner's decision, or while replies are wanted. */
    email: text('email'),
    /** HMAC of the email, by which all its comments can be found and erased. */
    emailKey: text('email_key'),
    wantsReplies: boolean('wants_replies').notNull().default(false),
    message: text('message').notNull(),
    /** Hash of the text without punctuation, spaces and case. */
    textKey: text('text_key').notNull(),
    /** HMAC of the network address with the day's salt; deleted together with the salt. */
    senderKey: text('sender_key'),
    isOwner: boolean('is_owner').notNull().default(false),
    imported: boolean('imported').notNull().default(false),
    verdict: text('verdict', { enum: commentVerdicts }).notNull().default('fine'),
    reasons: jsonb('reasons').$type<CommentReason[]>().notNull().default([]),
    /** The lesson the spam filter learned from this comment, so that undo is exact. */
    learned: text('learned', { enum: ['good', 'spam'] }),
    createdAt: instant('created_at').notNull().defaultNow(),
    movedAt: instant('moved_at').notNull().defaultNow(),
  },
  (table) => [
    index('comments_thread_index')
      .on(table.postId, table.createdAt, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('comments_newest_index').on(
      table.state,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('comments_state_index').on(table.state, table.id),
    index('comments_parent_index').on(table.parentId),
    index('comments_reply_to_index').on(table.replyToId),
    index('comments_text_index').on(table.textKey),
    index('comments_email_index').on(table.emailKey),
    index('comments_sender_index').on(table.senderKey),
  ],
)

export const closedComments = pgTable('closed_comments', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

export const commentWords = pgTable('comment_words', {
  word: text('word').primaryKey(),
  good: integer('good').notNull().default(0),
  spam: integer('spam').notNull().default(0),
})

export const commentHmacKey = pgTable('comment_keys', {
  id: integer('id').primaryKey().default(1),
  key: text('key').notNull(),
})

/** Each day has one salt, deleted after two days and left out of backups. */
export const commentSalts = pgTable('comment_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
})

/** Used form tokens, stored until they expire and left out of backups. */
export const commentUsedTokens = pgTable('comment_used_tokens', {
  proof: text('proof').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/** A single row: the last comment that a digest covered, and when it was sent. */
export const commentDigests = pgTable('comment_digests', {
  id: integer('id').primaryKey().default(1),
  lastId: integer('last_id').notNull().default(0),
  lastAt: instant('last_at'),
})

/** Addresses that got a confirmation request for mails about replies; each gets only one. */
export const commentReaders = pgTable('comment_readers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  emailKey: text('email_key').notNull().unique('comment_readers_email_unique'),
  /** Null once the email is dropped; the row stays, so that no address is asked twice. */
  email: text('email'),
  state: text('state', { enum: ['waiting', 'confirmed', 'stopped'] })
    .notNull()
    .default('waiting'),
  askedAt: instant('asked_at').notNull(),
})

/** A link's secret confirms or unsubscribes without signing in; only its hash is stored. */
export const commentLinks = pgTable(
  'comment_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    readerId: integer('reader_id')
      .notNull()
      .references(() => commentReaders.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'stop'] }).notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [index('comment_links_reader_index').on(table.readerId)],
)
