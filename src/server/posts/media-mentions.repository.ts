import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { postDrafts } from './drafts.table.ts'
import type { posts } from './posts.table.ts'
import type { postRevisions } from './revisions.table.ts'

/** Addresses of our own pictures in covers and words; only these leave the database, not the words. */
export async function listMediaMentions(
  db: Db,
  table: typeof posts | typeof postRevisions | typeof postDrafts,
): Promise<string[]> {
  const written = sql`${table.coverImage} || ' ' || ${table.content}`
  const found = await db.execute<{ path: string }>(
    sql`select distinct match[1] as path
        from ${table}, regexp_matches(${written}, '(/media/[0-9a-zA-Z_-]+/)', 'g') as match
        where ${written} like '%/media/%'`,
  )
  return found.rows.map((row) => row.path)
}
