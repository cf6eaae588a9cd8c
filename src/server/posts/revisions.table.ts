import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { posts } from './posts.table.ts'

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
    published: boolean('published').notNull(),
    featured: boolean('featured').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    savedBy: text('saved_by'),
  },
  (table) => [index('post_revisions_newest_index').on(table.postId, table.id.desc().nullsFirst())],
)
