import { and, desc, eq, lt } from 'drizzle-orm'
import { REVISIONS_PER_POST } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { PostRow } from './post-row.ts'
import { postRevisions } from './revisions.table.ts'

export type RevisionRow = typeof postRevisions.$inferSelect

/** Remembers what was just saved and forgets the oldest beyond the limit; part of the save's own transaction. */
export async function keepRevision(saving: Db, post: PostRow, savedBy: string | null) {
  await saving.insert(postRevisions).values({
    postId: post.id,
    version: post.version,
    title: post.title,
    slug: post.slug,
    content: post.content,
    excerpt: post.excerpt,
    coverImage: post.coverImage,
    category: post.category,
    published: post.published,
    featured: post.featured,
    savedBy,
  })
  await saving
    .delete(postRevisions)
    .where(
      and(
        eq(postRevisions.postId, post.id),
        lt(postRevisions.version, post.version - REVISIONS_PER_POST + 1),
      ),
    )
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
      const [row] = await db
        .select()
        .from(postRevisions)
        .where(and(eq(postRevisions.postId, postId), eq(postRevisions.id, id)))
      return row ?? null
    },
  }
}

export type RevisionsRepository = ReturnType<typeof createRevisionsRepository>
