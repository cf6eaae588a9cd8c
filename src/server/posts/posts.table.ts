import { isNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { audiences } from '#shared/audience.ts'

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
    /** Null means the language of the diary; otherwise this is a tag such as "pt". */
    lang: text('lang'),
    audience: text('audience', { enum: audiences }).notNull().default('everyone'),
    published: boolean('published').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    scheduledAt: timestamp('scheduled_at', { withTimezone: true, mode: 'date' }),
    /**
     * The owner's choice in wall-clock time. A day without a time is only a plan and publishes
     * nothing.
     */
    scheduledDay: text('scheduled_day'),
    scheduledTime: text('scheduled_time'),
    /** `scheduledAt` was computed from the day and time in this zone. */
    scheduledZone: text('scheduled_zone'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    /** A create request that is sent again finds its post by this key and makes no second one. */
    idempotencyKey: text('idempotency_key').unique('posts_idempotency_key_unique'),
    /**
     * Feed readers know older posts by this slug; posts first published later are known by their
     * id.
     */
    feedSlug: text('feed_slug'),
    /**
     * A deleted post becomes a draft with a slug that nobody can type; these columns store what to
     * restore.
     */
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
    // Counts per category are read from this index alone.
    index('posts_published_category_index').on(table.published, table.audience, table.category),
    // This index finds a post's neighbors within its category.
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

export const isNotDeleted = () => isNull(posts.deletedAt)

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

/** Autosaves have a table of their own, so that no query for visitors can return unsaved text. */
export const postDrafts = pgTable('post_drafts', {
  key: text('key').primaryKey(),
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

export const postPreviews = pgTable('post_previews', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** Only the hash of the link's secret is stored. */
  secretHash: text('secret_hash').notNull().unique('post_previews_secret_unique'),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Publishing the post ends the preview for good; the link then leads to the post. */
  isPublished: boolean('is_published').notNull().default(false),
})

export const postAddresses = pgTable(
  'post_addresses',
  {
    slug: text('slug').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    leftAt: timestamp('left_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('post_addresses_post_index').on(table.postId)],
)
