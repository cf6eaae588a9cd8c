import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { boxKinds, type ImportOptions, importStates } from '#shared/contract/import-fields.ts'
import type { ImportReport } from '#shared/contract/import-report.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { posts } from '../../posts/posts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A file of an old blog, and what became of it. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: boxKinds }),
    state: text('state', { enum: importStates }).notNull().default('receiving'),
    fileName: text('file_name').notNull(),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    /** Null for files that were uploaded: these lie in a folder of their own. */
    filePath: text('file_path'),
    picturesName: text('pictures_name'),
    picturesBytes: bigint('pictures_bytes', { mode: 'number' }),
    picturesPath: text('pictures_path'),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    report: jsonb('report').$type<ImportReport>(),
    /** How many posts of the box were seen to, at most so far: a restarted import begins at its start. */
    postsRead: integer('posts_read').notNull().default(0),
    /** Categories that were not there before. */
    madeCategories: jsonb('made_categories').$type<string[]>().notNull().default([]),
    spared: integer('spared').notNull().default(0),
    failure: text('failure'),
    /** Times in a row that it ended in trouble; a look without any end counts several times. */
    troubles: integer('troubles').notNull().default(0),
    /** Until then a process is at it; one that was killed leaves it to others after that. */
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    /** Since when it is in its state. */
    movedAt: instant('moved_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('imports_state_index').on(table.state)],
)

/** A post of an old blog, by what it is known there: whatever brings it in again finds it. */
export const importedPosts = pgTable(
  'imported_posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** A hash: what it is made of can be long. */
    sourceKey: text('source_key').notNull().unique('imported_posts_source_unique'),
    state: text('state', { enum: ['begun', 'made', 'failed'] })
      .notNull()
      .default('begun'),
    postId: integer('post_id').references(() => posts.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Of the post as it was written: one that is different now was changed by somebody. */
    writtenHash: text('written_hash'),
    comments: integer('comments').notNull().default(0),
    looseEnds: jsonb('loose_ends').$type<LooseEnd[]>().notNull().default([]),
  },
  (table) => [
    index('imported_posts_import_index').on(table.importId),
    index('imported_posts_post_index').on(table.postId),
  ],
)

/** What else of our own export was made here: photos of the gallery, entries of the log. */
export const importedParts = pgTable(
  'imported_parts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['photo', 'log'] }).notNull(),
    /** Its number in the gallery or the log. */
    partId: integer('part_id').notNull(),
    /** As it was written: one that is different now was changed by somebody. */
    writtenHash: text('written_hash').notNull(),
  },
  (table) => [unique('imported_parts_unique').on(table.importId, table.kind, table.partId)],
)

/** A picture of an old blog, brought in once however many posts show it. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull(),
    /** Null when it could not be had; then `failure` says why. */
    imageUrl: text('image_url'),
    failure: text('failure'),
  },
  (table) => [unique('imported_pictures_source_unique').on(table.importId, table.sourceKey)],
)
