import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { listMediaMentions } from './media-mentions.ts'
import { posts } from './posts.table.ts'
import { keepRevision } from './revisions.repository.ts'
import { postRevisions } from './revisions.table.ts'

export type PostRow = typeof posts.$inferSelect
export type NewPostRow = typeof posts.$inferInsert

export interface PublishedFilter {
  /** Stored spellings of the wanted category. */
  categories?: string[]
  search?: string
}

const newestPublished = [
  // Plain, so that the index serves it: whatever is published has a date.
  desc(posts.publishedAt),
  desc(posts.createdAt),
  desc(posts.id),
]
const withoutText = (({ content, excerpt, ...rest }) => rest)(columnsOf())

function columnsOf() {
  const { id, slug, title, excerpt, content, coverImage, category, published } = posts
  const { featured, publishedAt, createdAt, updatedAt, version } = posts
  return {
    id,
    slug,
    title,
    excerpt,
    content,
    coverImage,
    category,
    published,
    featured,
    publishedAt,
    createdAt,
    updatedAt,
    version,
  }
}

/** `%`, `_` and `\` are letters to the person who searches. */
const pattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

function publishedWhere({ categories, search }: PublishedFilter): SQL | undefined {
  const found = search && pattern(search)
  return and(
    eq(posts.published, true),
    categories && inArray(posts.category, categories),
    found
      ? or(
          ilike(posts.title, found),
          ilike(posts.content, found),
          ilike(posts.excerpt, found),
          ilike(posts.category, found),
        )
      : undefined,
  )
}

export function createPostsRepository(db: Db) {
  const published = (filter: PublishedFilter = {}) =>
    db
      .select()
      .from(posts)
      .where(publishedWhere(filter))
      .orderBy(...newestPublished)

  return {
    listPublished: (filter?: PublishedFilter) => published(filter),
    listNewest: (limit: number) => published().limit(limit),
    listPublishedPage: (filter: PublishedFilter, limit: number, offset: number) =>
      published(filter).limit(limit).offset(offset),

    async countPublished(filter: PublishedFilter): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(posts)
        .where(publishedWhere(filter))
      return row?.count ?? 0
    },

    listFeatured: (limit: number) =>
      db
        .select()
        .from(posts)
        .where(and(eq(posts.published, true), eq(posts.featured, true)))
        .orderBy(...newestPublished)
        .limit(limit),

    async listPublishedCategories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: posts.category })
        .from(posts)
        .where(eq(posts.published, true))
      return rows.map((row) => row.category)
    },

    async findPublishedBySlug(slug: string): Promise<PostRow | null> {
      const [row] = await db
        .select()
        .from(posts)
        .where(and(eq(posts.slug, slug), eq(posts.published, true)))
      return row ?? null
    },

    listAll: () =>
      db.select(withoutText).from(posts).orderBy(desc(posts.createdAt), desc(posts.id)),

    async findById(id: number): Promise<PostRow | null> {
      const [row] = await db.select().from(posts).where(eq(posts.id, id))
      return row ?? null
    },

    async listSlugsLike(base: string): Promise<string[]> {
      const rows = await db
        .select({ slug: posts.slug })
        .from(posts)
        .where(or(eq(posts.slug, base), sql`starts_with(${posts.slug}, ${`${base}-`})`))
      return rows.map((row) => row.slug)
    },

    /** The post and its first revision are written together or not at all. */
    insert: (row: NewPostRow, savedBy: string | null): Promise<PostRow> =>
      db.transaction(async (saving) => {
        const [created] = await saving.insert(posts).values(row).returning()
        await keepRevision(saving, created!, savedBy)
        return created!
      }),

    /** Null when the row is gone or no longer at `version`. */
    update: (
      id: number,
      version: number,
      change: Partial<NewPostRow>,
      savedBy: string | null,
    ): Promise<PostRow | null> =>
      db.transaction(async (saving) => {
        const [updated] = await saving
          .update(posts)
          .set({ ...change, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(posts.id, id), eq(posts.version, version)))
          .returning()
        if (updated) await keepRevision(saving, updated, savedBy)
        return updated ?? null
      }),

    async remove(id: number): Promise<boolean> {
      const removed = await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id })
      return removed.length > 0
    },

    async listMediaMentions() {
      const now = await listMediaMentions(db, posts)
      return [...now, ...(await listMediaMentions(db, postRevisions))]
    },

    async count(): Promise<number> {
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(posts)
      return row?.count ?? 0
    },
  }
}

export type PostsRepository = ReturnType<typeof createPostsRepository>
