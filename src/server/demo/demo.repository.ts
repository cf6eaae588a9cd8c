import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { MIGRATION_LOCK_ID } from '../platform/database/migrate.ts'
import { demoDecision } from './demo.table.ts'

export function createDemoRepository(db: Db) {
  const isDecidedIn = async (tx: Db) => (await tx.$count(demoDecision)) > 0
  return {
    isDecided: () => isDecidedIn(db),
    /**
     * Writes the demo and the record in one transaction, so that a kill leaves all or nothing. The
     * migration lock makes instances that start at once on an empty server wait for the first.
     */
    recordDemo: (write: (tx: Db) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`)
        if (await isDecidedIn(tx)) return
        await write(tx)
        await tx.insert(demoDecision).values({})
      }),
  }
}
