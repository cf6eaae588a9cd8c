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
