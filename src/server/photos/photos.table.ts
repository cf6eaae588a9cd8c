import { date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { audiences } from '#shared/audience.ts'

export const photos = pgTable('photos', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  description: text('description'),
  imageUrl: text('image_url').notNull(),
  /** The picture is then the poster of this clip. */
  clip: text('clip'),
  category: text('category'),
  audience: text('audience', { enum: audiences }).notNull().default('everyone'),
  width: integer('width'),
  height: integer('height'),
  placeholder: text('placeholder'),
  alt: text('alt'),
  /** Without a day, the photo counts for the day it was added. */
  day: date('day', { mode: 'string' }),
  /** The owner's order within a day; photos that were never arranged come first. */
  position: integer('position').notNull().default(0),
  /** A create request that is sent again finds its photo by this key and makes no second one. */
  clientKey: text('client_key').unique('photos_client_key_unique'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
})

export const focalPoints = pgTable('focal_points', {
  imageUrl: text('image_url').primaryKey(),
  /** Both values are percentages, from the left and from the top. */
  x: smallint('x').notNull(),
  y: smallint('y').notNull(),
})

/** Recent uploads by the key that the client made: a lost answer can be asked for again. */
export const mediaUploads = pgTable('media_uploads', {
  key: text('key').primaryKey(),
  /** Folder of the files. */
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
