import { isNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const SLUG_CONSTRAINT = 'posts_slug_unique'

export const posts = pgTable(
  'posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(SLUG_CONSTRAINT),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    coverImage: text('cover_image').notNull(),
    category: text('category').notNull(),
    /** Where it is not the language of the diary: a tag such as "pt". */
    lang: text('lang'),
    published: boolean('published').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    /** When an unpublished post is published by the job. */
    scheduledAt: timestamp('scheduled_at', { withTimezone: true, mode: 'date' }),
    /** What the owner chose, as the wall shows it; without a time, a day that is only pencilled in. */
    scheduledDay: text('scheduled_day'),
    scheduledTime: text('scheduled_time'),
    /** The zone in which `scheduledAt` was worked out of it. */
    scheduledZone: text('scheduled_zone'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    /** Of the create that made the post, so that sending it again makes no second one. */
    idempotencyKey: text('idempotency_key').unique('posts_idempotency_key_unique'),
    /** The slug that feed readers know it by; posts first published since then are known by their number. */
    feedSlug: text('feed_slug'),
    /** A deleted post waits as a draft at an address that nobody can type; what it was is kept beside. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
    deletedSlug: text('deleted_slug'),
    wasPublished: boolean('was_published').notNull().default(false),
  },
  (table) => [
    index('posts_newest_published_index').on(
      table.published,
      table.publishedAt.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_scheduled_index')
      .on(table.scheduledAt)
      .where(sql`${table.scheduledAt} is not null`),
    // What is counted in each category, without a look at the posts themselves.
    index('posts_published_category_index').on(table.published, table.category),
    // The posts of a category shortly before and after one.
    index('posts_newest_of_category_index').on(
      table.published,
      table.category,
      table.publishedAt.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_newest_created_index').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** Not in the trash. */
export const isLive = () => isNull(posts.deletedAt)

export const postRevisions = pgTable(
  'post_revisions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    content: text('content').notNull(),
    excerpt: text('excerpt').notNull(),
    coverImage: text('cover_image').notNull(),
    category: text('category').notNull(),
    lang: text('lang'),
    published: boolean('published').notNull(),
    featured: boolean('featured').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    savedBy: text('saved_by'),
  },
  (table) => [index('post_revisions_newest_index').on(table.postId, table.id.desc().nullsFirst())],
)

/** Apart from posts: nothing that reads posts for visitors can ever meet an unfinished one. */
export const postDrafts = pgTable('post_drafts', {
  key: text('key').primaryKey(),
  /** Null for a post that does not exist yet. */
  postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
  postVersion: integer('post_version'),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  content: text('content').notNull(),
  excerpt: text('excerpt').notNull(),
  coverImage: text('cover_image').notNull(),
  category: text('category').notNull(),
  lang: text('lang'),
  published: boolean('published').notNull(),
  featured: boolean('featured').notNull(),
  schedule: jsonb('schedule').$type<{ day: string; time: string | null }>(),
  publishedOn: text('published_on'),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** A post has one preview link at a time. */
export const postPreviews = pgTable('post_previews', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** Of the secret in the link, which is known to its holders alone. */
  secretHash: text('secret_hash').notNull().unique('post_previews_secret_unique'),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Publication ends it for good; from then on it leads to the post. */
  isPublished: boolean('is_published').notNull().default(false),
})

/** Slugs that a public post had before: such an address redirects to the post. */
export const postAddresses = pgTable(
  'post_addresses',
  {
    /** Leads to one post at most. */
    slug: text('slug').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    leftAt: timestamp('left_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('post_addresses_post_index').on(table.postId)],
)
