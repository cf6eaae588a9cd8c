import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { createDeletedPosts, isLive } from './deleted-posts.repository.ts'
import { dropDraft } from './drafts.repository.ts'
import { postDrafts } from './drafts.table.ts'
import { createEveryPost } from './every-post.repository.ts'
import { listMediaMentions } from './media-mentions.repository.ts'
import { createPostCategories } from './post-categories.repository.ts'
import { createOldAddresses, keepOldAddress, takeAddress } from './post-history.repository.ts'
import { createPostMarks } from './post-marks.repository.ts'
import type { NewPostRow, PostRow } from './post-row.ts'
import { createPostSpans } from './post-spans.repository.ts'
import { posts } from './posts.table.ts'
import { createPostNeighbors } from './posts-by-time.repository.ts'
import { createPostsOfYear } from './posts-of-year.repository.ts'
import { endPreview } from './previews.repository.ts'
import { createPublishedPosts } from './published-posts.repository.ts'
import { keepRevision } from './revisions.repository.ts'
import { postRevisions } from './revisions.table.ts'

const {
  content: _content,
  excerpt: _excerpt,
  idempotencyKey: _key,
  ...listedColumns
} = getTableColumns(posts)

interface DraftNumber {
  key: string
  version: number
}

/** Who saved, and the unfinished draft that the saved words come from. */
interface SavedFrom {
  savedBy: string | null
  draft?: DraftNumber | null
}

export function createPostsRepository(db: Db) {
  const everyPost = createEveryPost(db)
  return {
    ...createPublishedPosts(db),
    ...everyPost,
    ...createPostsOfYear(db, everyPost.listPublishedByIds),
    ...createPostNeighbors(db),
    ...createPostMarks(db),
    ...createPostSpans(db),
    ...createPostCategories(db),
    ...createOldAddresses(db),
    ...createDeletedPosts(db),

    /** For the owner's table: everything but the words. */
    listAll: () =>
      db
        .select(listedColumns)
        .from(posts)
        .where(isLive())
        .orderBy(desc(posts.createdAt), desc(posts.id)),

    async findById(id: number): Promise<PostRow | null> {
      const [row] = await db
        .select()
        .from(posts)
        .where(and(eq(posts.id, id), isLive()))
      return row ?? null
    },

    /** As much of them as a link needs; drafts and deleted ones too. */
    async listLinks(ids: number[]) {
      const { id, slug, title, coverImage, published } = posts
      if (ids.length === 0) return []
      return db
        .select({ id, slug, title, coverImage, published })
        .from(posts)
        .where(inArray(id, ids))
    },

    async findByIdempotencyKey(key: string): Promise<PostRow | null> {
      const [row] = await db.select().from(posts).where(eq(posts.idempotencyKey, key))
      return row ?? null
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

    /** For good, and only as it was at that version. */
    async removeAtVersion({ id, version }: PostRow): Promise<boolean> {
      const removed = await db
        .delete(posts)
        .where(and(eq(posts.id, id), eq(posts.version, version)))
        .returning({ id: posts.id })
      return removed.length > 0
    },

    /** The post and its first revision are written, and its draft goes, together or not at all. */
    insert: (row: NewPostRow, { savedBy, draft }: SavedFrom): Promise<PostRow> =>
      db.transaction(async (saving) => {
        const [created] = await saving.insert(posts).values(row).returning()
        await takeAddress(saving, row.slug)
        await keepRevision(saving, created!, savedBy)
        if (draft) await dropDraft(saving, draft.key, draft.version)
        return created!
      }),

    /** Null when the row is gone or no longer at that version. */
    update: (
      { id, version, slug, publishedAt }: PostRow,
      change: Partial<NewPostRow>,
      { savedBy, draft }: SavedFrom,
    ): Promise<PostRow | null> =>
      db.transaction(async (saving) => {
        const [updated] = await saving
          .update(posts)
          .set({ ...change, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(posts.id, id), eq(posts.version, version), isLive()))
          .returning()
        if (!updated) return null
        if (updated.slug !== slug) {
          await takeAddress(saving, updated.slug)
          // Nobody can have kept a link to what was never public.
          if (publishedAt) await keepOldAddress(saving, slug, id)
        }
        if (updated.published) await endPreview(saving, id)
        await keepRevision(saving, updated, savedBy)
        if (draft) await dropDraft(saving, draft.key, draft.version)
        return updated
      }),

    dropDraft: ({ key, version }: DraftNumber) => dropDraft(db, key, version),

    async listMediaMentions() {
      const now = await listMediaMentions(db, posts)
      const earlier = await listMediaMentions(db, postRevisions)
      return [...now, ...earlier, ...(await listMediaMentions(db, postDrafts))]
    },

    count: () => db.$count(posts, isLive()),
  }
}

export type PostsRepository = ReturnType<typeof createPostsRepository>
