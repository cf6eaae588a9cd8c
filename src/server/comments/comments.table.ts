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
} from '#shared/contract/comment-moderation.ts'
import { posts } from '../posts/posts.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The first level that it hangs on; null when it is one. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    /** The very comment that it answers, on either level. */
    replyToId: integer('reply_to_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    /** gone: for good, but others answered to it; nothing else is left of it. */
    state: text('state', { enum: [...commentStates, 'gone'] })
      .notNull()
      .default('waiting'),
    name: text('name').notNull(),
    /** Kept only as long as somebody needs it. */
    email: text('email'),
    /** Scrambled, so that what an address wrote is found when it asks to be forgotten. */
    emailKey: text('email_key'),
    wantsReplies: boolean('wants_replies').notNull().default(false),
    message: text('message').notNull(),
    /** The same for texts that differ in signs and spaces alone. */
    textKey: text('text_key').notNull(),
    /** The network address, scrambled with the salt of the day; gone when the salt is. */
    senderKey: text('sender_key'),
    isOwner: boolean('is_owner').notNull().default(false),
    imported: boolean('imported').notNull().default(false),
    verdict: text('verdict', { enum: commentVerdicts }).notNull().default('fine'),
    reasons: jsonb('reasons').$type<CommentReason[]>().notNull().default([]),
    /** What the filter has learned from it, so that it can be taken back. */
    learned: text('learned', { enum: ['good', 'spam'] }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when it is in its state. */
    movedAt: moment('moved_at').notNull().defaultNow(),
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

/** Posts that take no more comments because the owner said so. */
export const closedComments = pgTable('closed_comments', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

/** How often a word stood in what the owner approved, and in what the owner called spam. */
export const commentWords = pgTable('comment_words', {
  word: text('word').primaryKey(),
  good: integer('good').notNull().default(0),
  spam: integer('spam').notNull().default(0),
})

/** One row: what addresses are scrambled with that must be found again. */
export const commentKeys = pgTable('comment_keys', {
  id: integer('id').primaryKey().default(1),
  key: text('key').notNull(),
})

/** One for each day, for two days; in no backup. */
export const commentSalts = pgTable('comment_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
})

/** Form tokens that were sent with a comment, until they would be too old anyway; in no backup. */
export const commentUsedTokens = pgTable('comment_used_tokens', {
  proof: text('proof').primaryKey(),
  usedAt: moment('used_at').notNull(),
})

/** One row: of which comments the owner was told by mail, and when. */
export const commentDigests = pgTable('comment_digests', {
  id: integer('id').primaryKey().default(1),
  lastId: integer('last_id').notNull().default(0),
  lastAt: moment('last_at'),
})

/** Addresses that were asked whether they want mails about replies: each of them once. */
export const commentReaders = pgTable('comment_readers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  emailKey: text('email_key').notNull().unique('comment_readers_email_unique'),
  /** Null when it is forgotten; that it was asked is not. */
  email: text('email'),
  state: text('state', { enum: ['waiting', 'confirmed', 'stopped'] })
    .notNull()
    .default('waiting'),
  askedAt: moment('asked_at').notNull(),
})

/** By its secret, of which only the hash is kept, somebody confirms or stops without signing in. */
export const commentLinks = pgTable(
  'comment_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    readerId: integer('reader_id')
      .notNull()
      .references(() => commentReaders.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'stop'] }).notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [index('comment_links_reader_index').on(table.readerId)],
)
