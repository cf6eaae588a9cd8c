import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LogKind } from '#shared/dog-log/log-entry.ts'
import type { WeightUnit } from '#shared/dog-log/weight.ts'

/** What happened to the dog; days are the diary's calendar days, such as 2026-11-08. */
export const dogLogEntries = pgTable(
  'dog_log_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<LogKind>().notNull(),
    day: text('day').notNull(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    privateWords: text('private_words').notNull(),
    grams: integer('grams'),
    nextDue: text('next_due'),
    photoUrl: text('photo_url'),
    isPublic: boolean('is_public').notNull().default(false),
    /** The day that a mail has been written about: each one is told once. */
    remindedFor: text('reminded_for'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('dog_log_entries_due_index').on(table.nextDue)],
)

/** One row, or none while the owner has chosen nothing. */
export const dogLogChoices = pgTable('dog_log_choices', {
  id: integer('id').primaryKey().default(1),
  unit: text('unit').$type<WeightUnit>().notNull(),
  wantedFrom: integer('wanted_from'),
  wantedTo: integer('wanted_to'),
  weighsMonthly: boolean('weighs_monthly').notNull(),
  isCurvePublic: boolean('is_curve_public').notNull(),
})
