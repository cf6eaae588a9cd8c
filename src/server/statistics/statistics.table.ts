import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * `all` is the day as a whole; `ever` is a page since counting began, stored under the day EVER.
 */
export const countKinds = ['all', 'page', 'ever', 'source', 'screen', 'search', 'missing'] as const
export type CountKind = (typeof countKinds)[number]

/** Visits are never counted under `ever` directly: it is derived from `page`. */
export type CountedKind = Exclude<CountKind, 'ever'>

export const summedKinds: ReadonlySet<CountKind> = new Set(['page', 'source', 'search', 'missing'])

export const EVER_DAY = '1970-01-01'

/** The only permanent table of the statistics: it contains sums, never single visits. */
export const statisticsCounts = pgTable(
  'statistics_counts',
  {
    kind: text('kind', { enum: countKinds }).notNull(),
    /** A day of the diary's calendar, or the first day of the month for merged days. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Path, host, kind of screen or search text; empty for everything beyond the limits. */
    name: text('name').notNull().default(''),
    /** For a missing page, the site that links to it. */
    source: text('source').notNull().default(''),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
  },
  ({ kind, day, name, source }) => [primaryKey({ columns: [kind, day, name, source] })],
)

/**
 * The salt is the key of a day's HMACs of visitors. It is deleted within two days and never part of
 * a backup.
 */
export const statisticsSalts = pgTable('statistics_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** HMACs of the visitors that were already counted on a day; they are deleted with its salt. */
export const statisticsSeen = pgTable(
  'statistics_seen',
  {
    day: date('day', { mode: 'string' }).notNull(),
    hash: text('hash').notNull(),
  },
  ({ day, hash }) => [primaryKey({ columns: [day, hash] })],
)
