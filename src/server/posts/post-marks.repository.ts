import { and, between, inArray } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { postAddresses } from './addresses.table.ts'
import { posts } from './posts.table.ts'
import { isPublished, newestFirst } from './published-posts.repository.ts'

const { id, slug, title, coverImage, publishedAt } = posts

/** Posts by name and picture, for lists that tell of them without their words. */
export function createPostMarks(db: Db) {
  return {
    listPublishedBetween: (from: Date, to: Date) =>
      db
        .select({ id, slug, title, coverImage, publishedAt })
        .from(posts)
        .where(and(isPublished(), between(publishedAt, from, to)))
        .orderBy(...newestFirst),

    listPublishedMarks: (ids: number[]) =>
      db
        .select({ id, slug, title })
        .from(posts)
        .where(and(isPublished(), inArray(id, ids))),

    listPublishedBySlugs: (slugs: string[]) =>
      db
        .select({ id, slug, title, coverImage })
        .from(posts)
        .where(and(isPublished(), inArray(slug, slugs))),

    /** Each slug that leads to one of the posts, also those from before. */
    async listSlugs(ids: number[]): Promise<{ id: number; slug: string }[]> {
      const now = await db.select({ id, slug }).from(posts).where(inArray(id, ids))
      const before = await db
        .select({ id: postAddresses.postId, slug: postAddresses.slug })
        .from(postAddresses)
        .where(inArray(postAddresses.postId, ids))
      return [...now, ...before]
    },
  }
}
