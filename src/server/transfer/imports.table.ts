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
import {
  type DryRunReport,
  type ImportOptions,
  importSourceKinds,
  importStates,
} from '#shared/contract/transfer.admin.ts'
import type { ImportWarning } from '#shared/transfer.ts'
import { posts } from '../posts/posts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: importSourceKinds }),
    state: text('state', { enum: [...importStates, 'paused'] })
      .notNull()
      .default('receiving'),
    fileName: text('file_name').notNull(),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    /** Null for an uploaded file, which lies in the folder of its import. */
    filePath: text('file_path'),
    picturesName: text('pictures_name'),
    picturesBytes: bigint('pictures_bytes', { mode: 'number' }),
    picturesPath: text('pictures_path'),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    report: jsonb('report').$type<DryRunReport>(),
    /** A restarted import reads its file from the start, so the count must not go down. */
    postsRead: integer('posts_read').notNull().default(0),
    madeCategories: jsonb('made_categories').$type<string[]>().notNull().default([]),
    spared: integer('spared').notNull().default(0),
    failure: text('failure'),
    /** Consecutive failures; a killed dry run counts several times. */
    troubles: integer('troubles').notNull().default(0),
    /** Lease expiry: another process may claim the row after this. */
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    movedAt: instant('moved_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('imports_state_index').on(table.state)],
)

/** The unique source key lets a second import find a post that an earlier import made. */
export const importedPosts = pgTable(
  'imported_posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Hash of the kind of source, the host of the blog and the key of the post. */
    sourceKey: text('source_key').notNull().unique('imported_posts_source_unique'),
    state: text('state', { enum: ['begun', 'made', 'failed'] })
      .notNull()
      .default('begun'),
    postId: integer('post_id').references(() => posts.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Hash of the post as imported: undo spares a post that has changed since. */
    writtenHash: text('written_hash'),
    comments: integer('comments').notNull().default(0),
    warnings: jsonb('loose_ends').$type<ImportWarning[]>().notNull().default([]),
  },
  (table) => [
    index('imported_posts_import_index').on(table.importId),
    index('imported_posts_post_index').on(table.postId),
  ],
)

/**
 * Earlier versions recorded photos and log entries of our own export here. Nothing reads the table
 * now.
 */
export const importedParts = pgTable(
  'imported_parts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['photo', 'log'] }).notNull(),
    partId: integer('part_id').notNull(),
    writtenHash: text('written_hash').notNull(),
  },
  (table) => [unique('imported_parts_unique').on(table.importId, table.kind, table.partId)],
)

export const importedPictures = pgTable(
  'imported_pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull(),
    imageUrl: text('image_url'),
    failure: text('failure'),
  },
  (table) => [unique('imported_pictures_source_unique').on(table.importId, table.sourceKey)],
)
