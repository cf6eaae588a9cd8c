import { date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const photos = pgTable('photos', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  description: text('description'),
  imageUrl: text('image_url').notNull(),
  /** The address of the clip whose poster the picture is. */
  clip: text('clip'),
  category: text('category'),
  width: integer('width'),
  height: integer('height'),
  placeholder: text('placeholder'),
  /** For people who can't see the picture; without it the words beside it stand in. */
  alt: text('alt'),
  /** The calendar day it was taken on; without one, it is the day it was added. */
  day: date('day', { mode: 'string' }),
  /** The owner's order within a day, from the first shown; what was never arranged comes before. */
  position: integer('position').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
})

/** One for each picture, ours or of elsewhere, wherever it is shown. */
export const focalPoints = pgTable('focal_points', {
  imageUrl: text('image_url').primaryKey(),
  /** Percent from the left and from the top. */
  x: smallint('x').notNull(),
  y: smallint('y').notNull(),
})
