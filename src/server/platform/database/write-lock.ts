import { sql } from 'drizzle-orm'
import { storeBusy } from '../http/errors.ts'
import type { Database, Db } from './database.ts'
import { sqlState } from './errors.ts'
import { migrationLock } from './migrate.ts'

/** How long writers and readers of other processes may keep a held store waiting. */
const PATIENCE = '10s'
const lockNotAvailable = '55P03'

export interface LockedStore {
  /** Waits for what is being written to these tables; from then on they can only be read. */
  lockTables(names: string[]): Promise<void>
  /** What changes the held store: all of it or nothing. Nothing may follow in the same hold. */
  commit<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

/** Runs a job that one process of all does at a time, and none while another one starts or migrates. */
export type HoldWrites = <T>(job: (held: LockedStore) => Promise<T>) => Promise<T>

/** On a server by a transaction that waits meanwhile: when this process is killed, it ends with it. */
export const withWriteLock =
  (database: Database): HoldWrites =>
  async (job) => {
    const { db, kind } = database
    // The embedded store is ours alone, and its one session has to stay free for readers.
    if (kind === 'embedded') {
      return job({ lockTables: async () => {}, commit: (work) => db.transaction(work) })
    }
    try {
      return await db.transaction(async (tx) => {
        await holdConnection(tx)
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
      throw sqlState(error) === lockNotAvailable ? storeBusy(error) : error
    }
  }

async function holdConnection(tx: Db) {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${migrationLock}) as "isMine"`,
  )
  if (!rows[0]?.isMine) throw storeBusy()
  await tx.execute(sql.raw(`set local lock_timeout = '${PATIENCE}'`))
  await tx.execute(sql`set local statement_timeout = 0`)
  // It idles for as long as the job takes; a machine that vanished is noticed by its connection.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`set local tcp_keepalives_idle = 10`)
  await tx.execute(sql`set local tcp_keepalives_interval = 10`)
  await tx.execute(sql`set local tcp_keepalives_count = 3`)
}

/** Whether a process holds the store of this server now. */
export async function isWriteLocked({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isHeld: boolean }>(sql`
    select exists (
      select 1 from pg_locks
      where locktype = 'advisory' and objid = ${migrationLock} and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as "isHeld"`)
  return rows[0]?.isHeld ?? false
}
