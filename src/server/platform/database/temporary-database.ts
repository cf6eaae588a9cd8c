import type { Database } from './database.ts'
import { embeddedHandle } from './embedded/embedded-handle.ts'
import { openPglite } from './embedded/open-pglite.ts'

/** An empty embedded store with none of the guards that make one last: for rehearsals and tests. */
export async function openTemporaryDatabase(folder?: string): Promise<Database> {
  const client = await openPglite(folder ? { dataDir: folder } : {})
  return embeddedHandle(client, () => client.close())
}
