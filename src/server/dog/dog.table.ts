import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DogDocument, DogDraft } from '#shared/contract/dog.ts'

const savedAt = timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Every save of the document is a row of its own; the one with the highest version is public. */
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

/** What is being written and not public yet: one row, or none. */
export const dogDrafts = pgTable('dog_drafts', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull(),
  document: jsonb('document').$type<DogDraft>().notNull(),
  savedAt,
})
