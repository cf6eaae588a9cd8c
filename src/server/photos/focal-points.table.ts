import { pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** One for each picture, ours or of elsewhere, wherever it is shown. */
export const focalPoints = pgTable('focal_points', {
  imageUrl: text('image_url').primaryKey(),
  /** Percent from the left and from the top. */
  x: smallint('x').notNull(),
  y: smallint('y').notNull(),
})
