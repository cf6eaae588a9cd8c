import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { imports } from '../transfer/imports.table.ts'
import { posts } from './posts.table.ts'

/** Addresses that were never ours, or no longer are, and the page that the owner leads them to. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    path: text('path').notNull().unique(),
    /** A post is followed wherever it goes; any other page has a path. */
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    toPath: text('to_path'),
    /** The import that brought it; null for what the owner wrote. */
    importId: integer('import_id').references(() => imports.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('redirects_import_index').on(table.importId),
    check('redirects_one_target', sql`num_nonnulls(${table.postId}, ${table.toPath}) = 1`),
  ],
)
