import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** `all`: the day as a whole; `ever`: a page since counting began, under one day that means all of them. */
export const countKinds = ['all', 'page', 'ever', 'source', 'screen', 'search', 'missing'] as const
export type CountKind = (typeof countKinds)[number]

/** What a visit is counted under; `ever` follows from it. */
export type CountedKind = Exclude<CountKind, 'ever'>

/** Their days become sums of their month after a while. */
export const summedKinds: ReadonlySet<CountKind> = new Set(['page', 'source', 'search', 'missing'])

/** The day under which `ever` is kept. */
export const EVER = '1970-01-01'

/** Sums, and nothing else: what stays of all visits. */
export const statisticsCounts = pgTable(
  'statistics_counts',
  {
    kind: text('kind', { enum: countKinds }).notNull(),
    /** A day of the diary's calendar; the first of its month once its days are summed. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Path, host, kind of screen or words; empty for the rest of what has no name. */
    name: text('name').notNull().default(''),
    /** Which site a missing page was asked for from. */
    source: text('source').notNull().default(''),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
  },
  ({ kind, day, name, source }) => [primaryKey({ columns: [kind, day, name, source] })],
)

/** Key of the day's HMACs of visitors; deleted within two days, never in a backup. */
export const statisticsSalts = pgTable('statistics_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Visitors that were counted that day already, as an HMAC by its salt; deleted with the salt. */
export const statisticsSeen = pgTable(
  'statistics_seen',
  {
    day: date('day', { mode: 'string' }).notNull(),
    hash: text('hash').notNull(),
  },
  ({ day, hash }) => [primaryKey({ columns: [day, hash] })],
)
