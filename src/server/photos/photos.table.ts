import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const photos = pgTable(
  'photos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description'),
    imageUrl: text('image_url').notNull(),
    category: text('category'),
    width: integer('width'),
    height: integer('height'),
    placeholder: text('placeholder'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('photos_newest_index').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** One for each picture, ours or of elsewhere, wherever it is shown. */
export const focalPoints = pgTable('focal_points', {
  imageUrl: text('image_url').primaryKey(),
  /** Percent from the left and from the top. */
  x: smallint('x').notNull(),
  y: smallint('y').notNull(),
})
