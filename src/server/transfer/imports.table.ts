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
  type ImportOptions,
  type ImportReport,
  importStates,
  sourceKinds,
} from '#shared/contract/transfer.admin.ts'
import type { Warning } from '#shared/transfer.ts'
import { posts } from '../posts/posts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A file of an old blog, and the state of its import. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: sourceKinds }),
    /** Earlier versions could pause an import. */
    state: text('state', { enum: [...importStates, 'paused'] })
      .notNull()
      .default('receiving'),
    fileName: text('file_name').notNull(),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    /** Null for files that were uploaded: these lie in a folder of their own. */
    filePath: text('file_path'),
    picturesName: text('pictures_name'),
    picturesBytes: bigint('pictures_bytes', { mode: 'number' }),
    picturesPath: text('pictures_path'),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    report: jsonb('report').$type<ImportReport>(),
    /** The highest count of posts read so far: a restarted import reads the file from its start. */
    postsRead: integer('posts_read').notNull().default(0),
    /** Categories that the import made. */
    madeCategories: jsonb('made_categories').$type<string[]>().notNull().default([]),
    spared: integer('spared').notNull().default(0),
    failure: text('failure'),
    /** Failures in a row; a killed dry run counts several times. */
    troubles: integer('troubles').notNull().default(0),
    /** Lease expiry: another process may claim the row after this. */
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    /** Of its state. */
    movedAt: instant('moved_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('imports_state_index').on(table.state)],
)

/** A post of an old blog by its source key: a second import finds it. */
export const importedPosts = pgTable(
  'imported_posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** A hash of its kind, host and key. */
    sourceKey: text('source_key').notNull().unique('imported_posts_source_unique'),
    state: text('state', { enum: ['begun', 'made', 'failed'] })
      .notNull()
      .default('begun'),
    postId: integer('post_id').references(() => posts.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Of the post as it was imported: undo spares one that differs. */
    writtenHash: text('written_hash'),
    comments: integer('comments').notNull().default(0),
    warnings: jsonb('loose_ends').$type<Warning[]>().notNull().default([]),
  },
  (table) => [
    index('imported_posts_import_index').on(table.importId),
    index('imported_posts_post_index').on(table.postId),
  ],
)

/** Photos and log entries that earlier versions made from our own export. Nothing reads them any more. */
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

/** A picture of an old blog, imported once for all posts that show it. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull(),
    /** Null when it is missing; then `failure` says why. */
    imageUrl: text('image_url'),
    failure: text('failure'),
  },
  (table) => [unique('imported_pictures_source_unique').on(table.importId, table.sourceKey)],
)
