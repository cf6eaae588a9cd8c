import { sql } from 'drizzle-orm'
import { storeBusy } from '../http/errors.ts'
import type { Database, Db } from './database.ts'
import { findSqlState } from './errors.ts'
import { MIGRATION_LOCK_ID } from './migrate.ts'

/** A statement under the write lock waits this long for writers and readers of other processes. */
const LOCK_TIMEOUT = '10s'
const lockNotAvailable = '55P03'

export interface LockedStore {
  /** Waits for current writes to these tables; from then on other processes can only read them. */
  lockTables(names: string[]): Promise<void>
  /** Applies all changes or none. No other call may follow it under the same lock. */
  commit<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

/** Only one process at a time can run such a job, and none while another one starts or migrates. */
export type WithWriteLock = <T>(job: (store: LockedStore) => Promise<T>) => Promise<T>

/** The lock of a server is an open transaction, which ends when this process is killed. */
export const createWithWriteLock =
  (database: Database): WithWriteLock =>
  async (job) => {
    const { db, kind } = database
    // Only this process uses the embedded store, whose one session has to stay free for readers.
    if (kind === 'embedded') {
      return job({ lockTables: async () => {}, commit: (work) => db.transaction(work) })
    }
    try {
      return await db.transaction(async (tx) => {
        await lockConnection(tx)
        return job({
          async lockTables(names) {
            if (names.length === 0) return
            await tx.execute(
              sql`lock table ${sql.join(names.map(sql.identifier), sql`, `)} in share mode`,
            )
          },
          commit: (work) => work(tx),
        })
      })
    } catch (error) {
      throw findSqlState(error) === lockNotAvailable ? storeBusy(error) : error
    }
  }

async function lockConnection(tx: Db) {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK_ID}) as "isMine"`,
  )
  if (!rows[0]?.isMine) throw storeBusy()
  await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
  await tx.execute(sql`set local statement_timeout = 0`)
  // The transaction is idle while the job runs; keepalives detect a client machine that vanished.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`set local tcp_keepalives_idle = 10`)
  await tx.execute(sql`set local tcp_keepalives_interval = 10`)
  await tx.execute(sql`set local tcp_keepalives_count = 3`)
}

export async function isWriteLocked({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isHeld: boolean }>(sql`
    select exists (
      select 1 from pg_locks
      where locktype = 'advisory' and objid = ${MIGRATION_LOCK_ID} and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as "isHeld"`)
  return rows[0]?.isHeld ?? false
}
