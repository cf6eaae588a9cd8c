import { desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { redirects } from './redirects.table.ts'

export type RedirectRow = typeof redirects.$inferSelect

interface NewRedirectRow {
  path: string
  /** The address that it leads to now. */
  to: string
  postId: number | null
}

export function createRedirectsRepository(db: Db) {
  return {
    list: (): Promise<RedirectRow[]> =>
      db.select().from(redirects).orderBy(desc(redirects.createdAt), desc(redirects.id)),

    count: () => db.$count(redirects),

    /** In the place of one that the path had; where it leads to leads nowhere else, so that there is no circle. */
    put: ({ path, to, postId }: NewRedirectRow, createdAt: Date): Promise<RedirectRow> =>
      db.transaction(async (tx) => {
        await tx.delete(redirects).where(eq(redirects.path, to))
        const target = { postId, toPath: postId === null ? to : null, createdAt }
        const [row] = await tx
          .insert(redirects)
          .values({ path, ...target })
          .onConflictDoUpdate({ target: redirects.path, set: target })
          .returning()
        return row!
      }),

    async remove(id: number): Promise<boolean> {
      const removed = await db
        .delete(redirects)
        .where(eq(redirects.id, id))
        .returning({ id: redirects.id })
      return removed.length > 0
    },
  }
}

export type RedirectsRepository = ReturnType<typeof createRedirectsRepository>
