import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { commentLinks, commentReaders } from './comments.table.ts'

type LinkRow = typeof commentLinks.$inferSelect

/** The links in their mails, by the hash of their secret. */
export function linksOf(db: Db) {
  return {
    async addLink(link: LinkRow): Promise<void> {
      await db.insert(commentLinks).values(link)
    },

    async findLink(secretHash: string, purpose: LinkRow['purpose']) {
      const [row] = await db
        .select({ reader: commentReaders, endsAt: commentLinks.endsAt })
        .from(commentLinks)
        .innerJoin(commentReaders, eq(commentReaders.id, commentLinks.readerId))
        .where(and(eq(commentLinks.secretHash, secretHash), eq(commentLinks.purpose, purpose)))
      return row ?? null
    },

    async removeEndedLinks(now: Date): Promise<void> {
      await db.delete(commentLinks).where(lt(commentLinks.endsAt, now))
    },
  }
}
