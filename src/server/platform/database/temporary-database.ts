import { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'
import { embeddedHandle } from './embedded/embedded-handle.ts'

/** An empty embedded store with none of the guards that make one last: for rehearsals and tests. */
export async function openTemporaryDatabase(folder?: string): Promise<Database> {
  const client = await PGlite.create(folder)
  return embeddedHandle(client, () => client.close())
}
