import { eq } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { closedComments } from './comments.table.ts'

export function createClosingsRepository(db: Db) {
  const { postId } = closedComments
  return {
    isClosed: async (post: number) => (await db.$count(closedComments, eq(postId, post))) > 0,

    async setClosed(post: number, isClosed: boolean): Promise<void> {
      if (isClosed) await db.insert(closedComments).values({ postId: post }).onConflictDoNothing()
      else await db.delete(closedComments).where(eq(postId, post))
    },
  }
}

export type ClosingsRepository = ReturnType<typeof createClosingsRepository>
