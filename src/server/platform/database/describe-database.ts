import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

export async function describeDatabase(db: Db): Promise<{ version: string; sizeBytes: number }> {
  const result = await db.execute<{ version: string; size: string }>(
    sql`select current_setting('server_version') as version,
               pg_database_size(current_database())::text as size`,
  )
  const row = result.rows[0]
  return { version: row?.version ?? '', sizeBytes: Number(row?.size ?? 0) }
}
