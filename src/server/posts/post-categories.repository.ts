import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { type Replacements, replaceValues } from '../platform/database/replace-values.ts'
import { isLive } from './deleted-posts.repository.ts'
import { postDrafts } from './drafts.table.ts'
import { posts } from './posts.table.ts'

/** What is in which category, as it is spelled there. */
export function createPostCategories(db: Db) {
  const count = (table: typeof posts | typeof postDrafts, where?: SQL) =>
    db
      .select({ category: table.category, count: sql<number>`count(*)::int` })
      .from(table)
      .where(where)
      .groupBy(table.category)

  return {
    async countByCategory(): Promise<{ category: string; count: number }[]> {
      return [...(await count(posts, isLive())), ...(await count(postDrafts))]
    },

    /** Versions stay as they are: an editor that is open meanwhile can still save. */
    renameCategories: (names: Replacements): Promise<void> =>
      db.transaction(async (renaming) => {
        for (const table of [posts, postDrafts]) {
          const { value, where } = replaceValues(table.category, names)
          await renaming.update(table).set({ category: value }).where(where)
        }
      }),
  }
}
