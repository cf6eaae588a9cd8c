import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { redirects } from './redirects.table.ts'

export type RedirectRow = typeof redirects.$inferSelect

interface NewRedirectRow {
  path: string
  to: string
  postId: number | null
}

export function createRedirectsRepository(db: Db) {
  return {
    list: (origin: 'own' | 'all'): Promise<RedirectRow[]> =>
      db
        .select()
        .from(redirects)
        .where(origin === 'own' ? isNull(redirects.importId) : undefined)
        .orderBy(desc(redirects.createdAt), desc(redirects.id)),

    count: (origin: 'own' | 'imported') =>
      db.$count(
        redirects,
        origin === 'own' ? isNull(redirects.importId) : isNotNull(redirects.importId),
      ),

    listOfImport: (importId: number, limit: number): Promise<RedirectRow[]> =>
      db
        .select()
        .from(redirects)
        .where(eq(redirects.importId, importId))
        .orderBy(redirects.path)
        .limit(limit),

    async countByImport(ids: number[]): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ importId: redirects.importId, count: sql<number>`count(*)::int` })
        .from(redirects)
        .where(inArray(redirects.importId, ids))
        .groupBy(redirects.importId)
      return new Map(rows.map(({ importId, count }) => [importId ?? 0, count]))
    },

    /**
     * Returns the paths that now lead to this post; a path that already leads elsewhere stays
     * unchanged.
     */
    async insertImported(
      paths: string[],
      row: { postId: number; importId: number; createdAt: Date },
    ) {
      if (paths.length === 0) return []
      await db
        .insert(redirects)
        .values(paths.map((path) => ({ path, ...row })))
        .onConflictDoNothing({ target: redirects.path })
      const lead = await db
        .select({ path: redirects.path })
        .from(redirects)
        .where(and(inArray(redirects.path, paths), eq(redirects.postId, row.postId)))
      return lead.map(({ path }) => path)
    },

    /**
     * Replaces an earlier redirect of the path and removes any redirect from the target, which
     * could form a circle.
     */
    save: ({ path, to, postId }: NewRedirectRow, createdAt: Date): Promise<RedirectRow> =>
      db.transaction(async (tx) => {
        await tx.delete(redirects).where(eq(redirects.path, to))
        const target = { postId, toPath: postId === null ? to : null, createdAt, importId: null }
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
