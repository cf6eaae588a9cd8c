import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { MAX_REVISIONS_PER_POST } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import type { PostRow } from './post-row.ts'
import { postAddresses, postRevisions, posts } from './posts.table.ts'

export type RevisionRow = typeof postRevisions.$inferSelect
type AddressRow = typeof postAddresses.$inferSelect

// The next three functions run in the transaction of a save.

/** Also removes the oldest revisions beyond the limit. */
export async function saveRevision(saving: Db, post: PostRow, savedBy: string | null) {
  await saving.insert(postRevisions).values({
    postId: post.id,
    version: post.version,
    title: post.title,
    slug: post.slug,
    content: post.content,
    excerpt: post.excerpt,
    coverImage: post.coverImage,
    category: post.category,
    lang: post.lang,
    published: post.published,
    featured: post.featured,
    savedBy,
  })
  await saving
    .delete(postRevisions)
    .where(
      and(
        eq(postRevisions.postId, post.id),
        lt(postRevisions.version, post.version - MAX_REVISIONS_PER_POST + 1),
      ),
    )
}

/** Removes the redirect from this slug, because a post now has the slug itself. */
export async function claimSlug(saving: Db, slug: string) {
  await saving.delete(postAddresses).where(eq(postAddresses.slug, slug))
}

export async function saveOldSlug(saving: Db, slug: string, postId: number) {
  await saving
    .insert(postAddresses)
    .values({ slug, postId })
    .onConflictDoUpdate({ target: postAddresses.slug, set: { postId } })
}

export function createRevisionsRepository(db: Db) {
  return {
    list: (postId: number) =>
      db
        .select()
        .from(postRevisions)
        .where(eq(postRevisions.postId, postId))
        .orderBy(desc(postRevisions.version)),

    async find(postId: number, id: number): Promise<RevisionRow | null> {
      return findFirstRow(
        db
          .select()
          .from(postRevisions)
          .where(and(eq(postRevisions.postId, postId), eq(postRevisions.id, id))),
      )
    },
  }
}

export type RevisionsRepository = ReturnType<typeof createRevisionsRepository>

export function createOldAddressesRepository(db: Db) {
  return {
    list: (postId: number): Promise<AddressRow[]> =>
      db
        .select()
        .from(postAddresses)
        .where(eq(postAddresses.postId, postId))
        .orderBy(desc(postAddresses.leftAt), postAddresses.slug),

    async listSlugs(): Promise<string[]> {
      const rows = await db.select({ slug: postAddresses.slug }).from(postAddresses)
      return rows.map(({ slug }) => slug).sort()
    },

    async findPost(slug: string): Promise<{ id: number; title: string } | null> {
      return findFirstRow(
        db
          .select({ id: posts.id, title: posts.title })
          .from(postAddresses)
          .innerJoin(posts, eq(posts.id, postAddresses.postId))
          .where(and(eq(postAddresses.slug, slug), isNull(posts.deletedAt))),
      )
    },

    async remove(postId: number, slug: string): Promise<boolean> {
      const removed = await db
        .delete(postAddresses)
        .where(and(eq(postAddresses.slug, slug), eq(postAddresses.postId, postId)))
        .returning({ slug: postAddresses.slug })
      return removed.length > 0
    },
  }
}

export type OldAddressesRepository = ReturnType<typeof createOldAddressesRepository>
