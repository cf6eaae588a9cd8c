import { and, desc, eq, lt } from 'drizzle-orm'
import { REVISIONS_PER_POST } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { listMediaMentions } from './media-mentions.ts'
import type { PostRow } from './posts.repository.ts'
import { postRevisions } from './revisions.table.ts'

export type RevisionRow = typeof postRevisions.$inferSelect

export function createRevisionsRepository(db: Db) {
  return {
    /** Remembers what was just saved and forgets the oldest beyond the limit. */
    async keep(post: PostRow, savedBy: string | null) {
      await db.insert(postRevisions).values({
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
      await db
        .delete(postRevisions)
        .where(
          and(
            eq(postRevisions.postId, post.id),
            lt(postRevisions.version, post.version - REVISIONS_PER_POST + 1),
          ),
        )
    },

    list: (postId: number) =>
      db
        .select()
        .from(postRevisions)
        .where(eq(postRevisions.postId, postId))
        .orderBy(desc(postRevisions.version)),

    listMediaMentions: () => listMediaMentions(db, postRevisions),
  }
}

export type RevisionsRepository = ReturnType<typeof createRevisionsRepository>
