import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { posts } from './posts.table.ts'

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
