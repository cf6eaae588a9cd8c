import type { Database, DatabaseOptions } from './database.ts'

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, ...rest } = options
  // Each brings a database's worth of code along, so only the one that is used is loaded.
  if (url) {
    const { openServerDatabase } = await import('./server/server.ts')
    return openServerDatabase({ url, ...rest })
  }
  const { openEmbeddedDatabase } = await import('./embedded/embedded.ts')
  return openEmbeddedDatabase(rest)
}

/** An empty embedded store with none of the guards that make one last: for rehearsals. */
export async function openTemporaryDatabase(folder: string): Promise<Database> {
  const { startStoreThread } = await import('./embedded/start-store-thread.ts')
  const { poolOn, sessionDatabase } = await import('./embedded/session-database.ts')
  const thread = await startStoreThread({ folder, isDurable: false })
  const pool = poolOn(thread)
  return sessionDatabase(pool, async () => {
    await pool.end()
    await thread.close()
  })
}
