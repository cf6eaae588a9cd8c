import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { posts } from '../posts/posts.table.ts'

/** Addresses that were never ours, or no longer are, and the page that the owner leads them to. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    path: text('path').notNull().unique(),
    /** A post is followed wherever it goes; any other page has a path. */
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    toPath: text('to_path'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    check('redirects_one_target', sql`num_nonnulls(${table.postId}, ${table.toPath}) = 1`),
  ],
)
