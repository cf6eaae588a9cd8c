import type { Database } from './database.ts'
import { poolOn, sessionDatabase } from './embedded/session-database.ts'
import { startStoreThread } from './embedded/start-store-thread.ts'

/** An empty embedded store with none of the guards that make one last: for rehearsals. */
export async function openTemporaryDatabase(folder: string): Promise<Database> {
  const thread = await startStoreThread({ folder, isDurable: false })
  const pool = poolOn(thread)
  return sessionDatabase(pool, async () => {
    await pool.end()
    await thread.close()
  })
}
