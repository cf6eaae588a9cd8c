import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import {
  buildValueReplacement,
  readInBatches,
  type ValueReplacements,
} from '../platform/database/queries.ts'
import { discardAutosave, endPreview } from './autosaves.repository.ts'
import { claimSlug, saveOldSlug, saveRevision } from './post-history.repository.ts'
import type { NewPostRow, PostRow } from './post-row.ts'
import { isNotDeleted, postAddresses, postDrafts, postRevisions, posts } from './posts.table.ts'
import type { SaveWish, WithinSave } from './save-hook.ts'

const {
  content: _content,
  excerpt: _excerpt,
  idempotencyKey: _key,
  ...listedColumns
} = getTableColumns(posts)

const READ_AT_ONCE = 50
const isDeleted = () => isNotNull(posts.deletedAt)

type DeletedPostRow = Pick<PostRow, 'id' | 'title' | 'coverImage'> & { deletedAt: Date }

interface DraftVersion {
  key: string
  version: number
}

interface SavedFrom {
  savedBy: string | null
  draft?: DraftVersion | null
  wish?: SaveWish | undefined
}

export function createPostsRepository(db: Db, withinSave: WithinSave) {
  const removeRow = (where: SQL | undefined): Promise<boolean> =>
    db.transaction(async (removing) => {
      const [removed] = await removing.delete(posts).where(where).returning()
      if (!removed) return false
      await withinSave(removing, { before: removed, after: null })
      return true
    })

  /** Removes post after post, so that no more than one long text is in memory. */
  async function removeRows(where: SQL | undefined): Promise<number> {
    let count = 0
    for (const { id } of await db.select({ id: posts.id }).from(posts).where(where)) {
      if (await removeRow(and(eq(posts.id, id), where))) count += 1
    }
    return count
  }

  return {
    /** Former slugs too. */
    async listSlugs(ids: number[]): Promise<{ id: number; slug: string }[]> {
      const now = await db
        .select({ id: posts.id, slug: posts.slug })
        .from(posts)
        .where(inArray(posts.id, ids))
      const before = await db
        .select({ id: postAddresses.postId, slug: postAddresses.slug })
        .from(postAddresses)
        .where(inArray(postAddresses.postId, ids))
      return [...now, ...before]
    },

    listAll: () =>
      db
        .select(listedColumns)
        .from(posts)
        .where(isNotDeleted())
        .orderBy(desc(posts.createdAt), desc(posts.id)),

    /** Yields drafts too, in the order in which posts were created. */
    async *readLive(): AsyncGenerator<PostRow[]> {
      const oldestFirst = [asc(posts.createdAt), asc(posts.id)]
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        .where(isNotDeleted())
        .orderBy(...oldestFirst)
      const ids = rows.map(({ id }) => id)
      yield* readInBatches(ids, READ_AT_ONCE, (batch) =>
        db
          .select()
          .from(posts)
          .where(and(isNotDeleted(), inArray(posts.id, batch)))
          .orderBy(...oldestFirst),
      )
    },

    count: () => db.$count(posts, isNotDeleted()),

    async find(id: number): Promise<PostRow | null> {
      return findFirstRow(
        db
          .select()
          .from(posts)
          .where(and(eq(posts.id, id), isNotDeleted())),
      )
    },

    async findBySlug(slug: string): Promise<PostRow | null> {
      return findFirstRow(
        db
          .select()
          .from(posts)
          .where(and(eq(posts.slug, slug), isNotDeleted())),
      )
    },

    async findByKey(idempotencyKey: string): Promise<PostRow | null> {
      return findFirstRow(db.select().from(posts).where(eq(posts.idempotencyKey, idempotencyKey)))
    },

    async listLinks(ids: number[]) {
      const { id, slug, title, coverImage, published } = posts
      if (ids.length === 0) return []
      return db
        .select({ id, slug, title, coverImage, published })
        .from(posts)
        .where(inArray(id, ids))
    },

    async listSlugsStartingWith(base: string): Promise<string[]> {
      const rows = await db
        .select({ slug: posts.slug })
        .from(posts)
        .where(sql`starts_with(${posts.slug}, ${base})`)
      return rows.map((row) => row.slug)
    },

    async listTakenSlugs(slugs: string[]): Promise<string[]> {
      if (slugs.length === 0) return []
      const rows = await db
        .select({ slug: posts.slug })
        .from(posts)
        .where(inArray(posts.slug, slugs))
      return rows.map((row) => row.slug)
    },

    insert: (row: NewPostRow, { savedBy, draft, wish }: SavedFrom): Promise<PostRow> =>
      db.transaction(async (saving) => {
        const [created] = await saving.insert(posts).values(row).returning()
        await claimSlug(saving, row.slug)
        await saveRevision(saving, created!, savedBy)
        if (draft) await discardAutosave(saving, draft.key, draft.version)
        await withinSave(saving, { before: null, after: created!, wish })
        return created!
      }),

    /** Returns null if the row is gone or no longer at that version. */
    update: (
      before: PostRow,
      change: Partial<NewPostRow>,
      { savedBy, draft, wish }: SavedFrom,
    ): Promise<PostRow | null> =>
      db.transaction(async (saving) => {
        const { id, version, slug, publishedAt } = before
        const [updated] = await saving
          .update(posts)
          .set({ ...change, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(posts.id, id), eq(posts.version, version), isNotDeleted()))
          .returning()
        if (!updated) return null
        if (updated.slug !== slug) {
          await claimSlug(saving, updated.slug)
          // Nobody can have a link to a slug that was never public, so it needs no redirect.
          if (publishedAt) await saveOldSlug(saving, slug, id)
        }
        if (updated.published) await endPreview(saving, id)
        await saveRevision(saving, updated, savedBy)
        if (draft) await discardAutosave(saving, draft.key, draft.version)
        await withinSave(saving, { before, after: updated, wish })
        return updated
      }),

    dropDraft: ({ key, version }: DraftVersion) => discardAutosave(db, key, version),

    /** Deletes the row for good, but only if it is still at that version. */
    removeAtVersion: ({ id, version }: PostRow): Promise<boolean> =>
      removeRow(and(eq(posts.id, id), eq(posts.version, version))),

    /**
     * A deleted post stays in the table, so that rows that refer to it stay valid. It becomes a
     * draft with a slug that no post can have, so queries for visitors need not exclude it.
     */
    markDeleted: (id: number, deletedAt: Date): Promise<boolean> =>
      db.transaction(async (deleting) => {
        const before = await lockRow(deleting, and(eq(posts.id, id), isNotDeleted()))
        if (!before) return false
        const [marked] = await deleting
          .update(posts)
          .set({
            deletedAt,
            deletedSlug: posts.slug,
            wasPublished: posts.published,
            slug: sql`'~' || ${posts.id}`,
            published: false,
            // The same create request, sent again, must make a new post, because this one is
            // deleted.
            idempotencyKey: null,
          })
          .where(eq(posts.id, id))
          .returning()
        await withinSave(deleting, { before, after: marked! })
        return true
      }),

    async listDeleted(): Promise<DeletedPostRow[]> {
      const { id, title, coverImage, deletedAt } = posts
      const rows = await db
        .select({ id, title, coverImage, deletedAt })
        .from(posts)
        .where(isDeleted())
      return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }))
    },

    /** Several deleted posts may have had the slug: this returns the one deleted last. */
    async findDeletedBySlug(slug: string): Promise<PostRow | null> {
      return findFirstRow(
        db
          .select()
          .from(posts)
          .where(and(eq(posts.deletedSlug, slug), isDeleted()))
          .orderBy(desc(posts.deletedAt))
          .limit(1),
      )
    },

    async findDeleted(id: number): Promise<PostRow | null> {
      return findFirstRow(
        db
          .select()
          .from(posts)
          .where(and(eq(posts.id, id), isDeleted())),
      )
    },

    restoreDeleted: (
      id: number,
      slug: string,
      change: Partial<PostRow> = {},
    ): Promise<PostRow | null> =>
      db.transaction(async (restoring) => {
        const before = await lockRow(restoring, and(eq(posts.id, id), isDeleted()))
        if (!before) return null
        const [restored] = await restoring
          .update(posts)
          .set({
            ...change,
            slug,
            published: posts.wasPublished,
            deletedAt: null,
            deletedSlug: null,
            wasPublished: false,
          })
          .where(eq(posts.id, id))
          .returning()
        await claimSlug(restoring, slug)
        await withinSave(restoring, { before, after: restored! })
        return restored!
      }),

    removeDeleted: (ids: number[]) => removeRows(and(inArray(posts.id, ids), isDeleted())),

    removeDeletedBefore: (before: Date) => removeRows(lt(posts.deletedAt, before)),

    /** Counts stored spellings; autosaves count too. */
    async countByCategory(): Promise<{ category: string; count: number }[]> {
      const count = (table: typeof posts | typeof postDrafts, where?: SQL) =>
        db
          .select({ category: table.category, count: sql<number>`count(*)::int` })
          .from(table)
          .where(where)
          .groupBy(table.category)
      return [...(await count(posts, isNotDeleted())), ...(await count(postDrafts))]
    },

    /** Versions stay unchanged, so an editor that is open meanwhile can still save. */
    renameCategories: (names: ValueReplacements): Promise<void> =>
      db.transaction(async (renaming) => {
        for (const table of [posts, postDrafts]) {
          const { value, where } = buildValueReplacement(table.category, names)
          await renaming.update(table).set({ category: value }).where(where)
        }
      }),

    /** Media in revisions count too, because the owner may restore an earlier version. */
    async listMediaMentions() {
      const now = await listMediaMentions(db, posts)
      const earlier = await listMediaMentions(db, postRevisions)
      return [...now, ...earlier, ...(await listMediaMentions(db, postDrafts))]
    },
  }
}

export type PostsRepository = ReturnType<typeof createPostsRepository>

const lockRow = (tx: Db, where: SQL | undefined): Promise<PostRow | null> =>
  findFirstRow(tx.select().from(posts).where(where).for('update'))

/** Extracts media addresses in SQL, so that the posts' text never leaves the database. */
async function listMediaMentions(
  db: Db,
  table: typeof posts | typeof postRevisions | typeof postDrafts,
): Promise<string[]> {
  const written = sql`${table.coverImage} || ' ' || ${table.content}`
  const found = await db.execute<{ path: string }>(
    sql`select distinct match[1] as path
        from ${table}, regexp_matches(${written}, '(/media/[0-9a-zA-Z_-]+/)', 'g') as match
        where ${written} like '%/media/%'`,
  )
  return found.rows.map((row) => row.path)
}
