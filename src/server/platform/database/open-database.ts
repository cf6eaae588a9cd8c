import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, DatabaseOptions } from './database.ts'

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, ...rest } = options
  // Only the store in use is imported, because each one loads a whole database's worth of code.
  if (url) {
    const { openServerDatabase } = await import('./server/server.ts')
    return openServerDatabase({ url, ...rest })
  }
  const { openEmbeddedDatabase } = await import('./embedded/embedded.ts')
  return openEmbeddedDatabase(rest)
}

/** Creating a store takes seconds, in which other work can be done. */
export const isNewEmbedded = ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string
  dataDir: string
}) => !databaseUrl && !existsSync(join(dataDir, 'database'))

/** Opens an empty store without fsync, lock and maintenance: for dry runs of a restore. */
export async function openTemporaryDatabase(folder: string): Promise<Database> {
  const { startStoreThread } = await import('./embedded/start-store-thread.ts')
  const { createSessionPool, createSessionDatabase } = await import(
    './embedded/session-database.ts'
  )
  const thread = await startStoreThread({ folder, isDurable: false })
  const pool = createSessionPool(thread)
  return createSessionDatabase(pool, async () => {
    await pool.end()
    await thread.close()
  })
}
