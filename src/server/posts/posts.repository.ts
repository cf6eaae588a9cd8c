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
}

export function createPostsRepository(db: Db) {
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

    insert: (row: NewPostRow, { savedBy, draft }: SavedFrom): Promise<PostRow> =>
      db.transaction(async (saving) => {
        const [created] = await saving.insert(posts).values(row).returning()
        await claimSlug(saving, row.slug)
        await saveRevision(saving, created!, savedBy)
        if (draft) await discardAutosave(saving, draft.key, draft.version)
        return created!
      }),

    /** Returns null if the row is gone or no longer at that version. */
    update: (
      { id, version, slug, publishedAt }: PostRow,
      change: Partial<NewPostRow>,
      { savedBy, draft }: SavedFrom,
    ): Promise<PostRow | null> =>
      db.transaction(async (saving) => {
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
        return updated
      }),

    dropDraft: ({ key, version }: DraftVersion) => discardAutosave(db, key, version),

    /** Deletes the row for good, but only if it is still at that version. */
    async removeAtVersion({ id, version }: PostRow): Promise<boolean> {
      const removed = await db
        .delete(posts)
        .where(and(eq(posts.id, id), eq(posts.version, version)))
        .returning({ id: posts.id })
      return removed.length > 0
    },

    /**
     * A deleted post stays in the table, so that rows that refer to it stay valid. It becomes a
     * draft with a slug that no post can have, so queries for visitors need not exclude it.
     */
    async markDeleted(id: number, deletedAt: Date): Promise<boolean> {
      const marked = await db
        .update(posts)
        .set({
          deletedAt,
          deletedSlug: posts.slug,
          wasPublished: posts.published,
          slug: sql`'~' || ${posts.id}`,
          published: false,
          // The same create request, sent again, must make a new post, because this one is deleted.
          idempotencyKey: null,
        })
        .where(and(eq(posts.id, id), isNotDeleted()))
        .returning({ id: posts.id })
      return marked.length > 0
    },

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
          .where(and(eq(posts.id, id), isDeleted()))
          .returning()
        if (restored) await claimSlug(restoring, slug)
        return restored ?? null
      }),

    async removeDeleted(ids: number[]): Promise<number> {
      const removed = await db
        .delete(posts)
        .where(and(inArray(posts.id, ids), isDeleted()))
        .returning({ id: posts.id })
      return removed.length
    },

    async removeDeletedBefore(before: Date): Promise<number> {
      const removed = await db
        .delete(posts)
        .where(lt(posts.deletedAt, before))
        .returning({ id: posts.id })
      return removed.length
    },

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
