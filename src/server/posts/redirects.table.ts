import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { imports } from '../transfer/imports.table.ts'
import { posts } from './posts.table.ts'

export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    path: text('path').notNull().unique(),
    /**
     * A redirect to a post stores its id, so that it follows the post; other pages are stored by
     * path.
     */
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    toPath: text('to_path'),
    importId: integer('import_id').references(() => imports.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('redirects_import_index').on(table.importId),
    check('redirects_one_target', sql`num_nonnulls(${table.postId}, ${table.toPath}) = 1`),
  ],
)
