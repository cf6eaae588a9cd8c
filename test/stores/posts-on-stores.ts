import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { postsServiceOn } from './posts-service.ts'
import type { stores, TestStore } from './stores.ts'
import { resetDatabase } from './test-database.ts'

/**
 * Posts in a real store that is empty before each test; it refuses a revision with the title
 * "Breaks halfway".
 */
export function setUpPosts({ makePlace }: (typeof stores)[number]) {
  const now = {} as { database: Database; posts: ReturnType<typeof postsServiceOn> }
  let place: TestStore

  beforeAll(async () => {
    place = await makePlace()
    now.database = await openDatabase(place.options)
    now.posts = postsServiceOn(now.database)
    await now.database.db.execute(
      sql`alter table post_revisions add constraint breaks check (title <> 'Breaks halfway')`,
    )
  })
  afterAll(async () => {
    await now.database?.close()
    await place?.remove()
  })
  beforeEach(() => resetDatabase(now.database.db))
  return now
}
