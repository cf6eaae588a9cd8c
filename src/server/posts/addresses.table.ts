import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { posts } from './posts.table.ts'

/** Slugs that a public post had before: whoever kept such a link is led to the post. */
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
