import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DogDocument, DogDraft } from '#shared/contract/dog.admin.ts'
import type { LogKind } from '#shared/dog/log.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'

const savedAt = timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Each save adds a row; the row with the highest version is public. */
export const dogVersions = pgTable(
  'dog_versions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<DogDocument>().notNull(),
    savedBy: text('saved_by'),
    savedAt,
  },
  (table) => [uniqueIndex('dog_versions_version_index').on(table.version)],
)

export const dogDrafts = pgTable('dog_drafts', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull(),
  document: jsonb('document').$type<DogDraft>().notNull(),
  savedAt,
})

/** Days are the diary's calendar days, such as 2026-11-08. */
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
    /** The reminder for this due day is queued already, so that each is mailed once. */
    remindedFor: text('reminded_for'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('dog_log_entries_due_index').on(table.nextDue)],
)

export const dogLogSettings = pgTable('dog_log_choices', {
  id: integer('id').primaryKey().default(1),
  unit: text('unit').$type<WeightUnit>().notNull(),
  wantedFrom: integer('wanted_from'),
  wantedTo: integer('wanted_to'),
  weighsMonthly: boolean('weighs_monthly').notNull(),
  isCurvePublic: boolean('is_curve_public').notNull(),
})
