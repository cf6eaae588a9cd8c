import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { migrationLock } from '../platform/database/migrate.ts'
import { demoContent } from './demo.table.ts'

/** Whether the demo was written, or decided against, is remembered in one row. */
export function createDemoRepository(db: Db) {
  const isSettledIn = async (tx: Db) => (await tx.$count(demoContent)) > 0
  return {
    isSettled: () => isSettledIn(db),
    /**
     * Writes and remembers it in one transaction: a kill leaves nothing or all. The migration lock
     * makes instances that start at once on an empty server wait for the one that writes.
     */
    recordDemo: (write: (tx: Db) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
        if (await isSettledIn(tx)) return
        await write(tx)
        await tx.insert(demoContent).values({})
      }),
  }
}
