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
    /** The comment of the first level that it belongs to; null when it is one. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    /** The comment that it answers, on either level. */
    replyToId: integer('reply_to_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    /** gone: erased, but others answered it; only its place is left. */
    state: text('state', { enum: [...commentStates, 'gone'] })
      .notNull()
      .default('waiting'),
    name: text('name').notNull(),
    /** Kept only until the decision, or while replies are wanted. */
    email: text('email'),
    /** HMAC of the address: finds all its comments when they are to be erased. */
    emailKey: text('email_key'),
    wantsReplies: boolean('wants_replies').notNull().default(false),
    message: text('message').notNull(),
    /** Hash of the text without punctuation, spaces and case. */
    textKey: text('text_key').notNull(),
    /** HMAC of the network address with the salt of the day; deleted with the salt. */
    senderKey: text('sender_key'),
    isOwner: boolean('is_owner').notNull().default(false),
    imported: boolean('imported').notNull().default(false),
    verdict: text('verdict', { enum: commentVerdicts }).notNull().default('fine'),
    reasons: jsonb('reasons').$type<CommentReason[]>().notNull().default([]),
    /** What the spam filter has learned from it, so that undo is exact. */
    learned: text('learned', { enum: ['good', 'spam'] }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when it is in its state. */
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

/** Posts that the owner closed for comments. */
export const closedComments = pgTable('closed_comments', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

/** How often a word is in approved comments, and how often in spam. */
export const commentWords = pgTable('comment_words', {
  word: text('word').primaryKey(),
  good: integer('good').notNull().default(0),
  spam: integer('spam').notNull().default(0),
})

/** One row: the key of the HMAC of addresses. */
export const commentKeys = pgTable('comment_keys', {
  id: integer('id').primaryKey().default(1),
  key: text('key').notNull(),
})

/** One for each day, deleted after two days; in no backup. */
export const commentSalts = pgTable('comment_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
})

/** Form tokens that were used, until they expire; in no backup. */
export const commentUsedTokens = pgTable('comment_used_tokens', {
  proof: text('proof').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/** One row: up to which comment the owner got a digest, and when. */
export const commentDigests = pgTable('comment_digests', {
  id: integer('id').primaryKey().default(1),
  lastId: integer('last_id').notNull().default(0),
  lastAt: instant('last_at'),
})

/** Addresses that were asked whether they want mails about replies: each of them once. */
export const commentReaders = pgTable('comment_readers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  emailKey: text('email_key').notNull().unique('comment_readers_email_unique'),
  /** Null once it is dropped; the row stays, so that no address is asked twice. */
  email: text('email'),
  state: text('state', { enum: ['waiting', 'confirmed', 'stopped'] })
    .notNull()
    .default('waiting'),
  askedAt: instant('asked_at').notNull(),
})

/** Links in mails: the secret confirms or unsubscribes without signing in. Only its hash is stored. */
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
