import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '../database.ts'

/**
 * Drizzle never gives a connection back to the pool when it breaks at the very BEGIN: ten such, and
 * the pool is empty for good. Here it is given back whatever happens.
 */
export function givingBack(pool: pg.Pool): Db {
  const db = drizzle(pool) as unknown as Db
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
