import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { posts } from './posts.table.ts'

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
  published: boolean('published').notNull(),
  featured: boolean('featured').notNull(),
  schedule: jsonb('schedule').$type<{ day: string; time: string | null }>(),
  publishedOn: text('published_on'),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
