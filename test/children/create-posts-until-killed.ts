import { writeSync } from 'node:fs'
import { isUniqueViolation } from '#server/platform/database/database-errors.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createPostsRepository } from '#server/posts/posts.repository.ts'
import { createPostsService } from '#server/posts/posts.service.ts'
import { noOwnCategories, readCategories } from '#shared/categories/own-categories.ts'
import { makePost } from '../make.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'

// Says each key before it creates the post, so that whoever kills it cannot know how the last one ended.
const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const posts = createPostsService({
  posts: createPostsRepository(database.db),
  getCategories: async () => readCategories('posts', noOwnCategories),
  getZone: async () => 'UTC',
  clock: systemClock,
  isUniqueViolation,
})
for (let n = 1; ; n++) {
  const key = `create-number-${n}`
  writeSync(1, `${key}\n`)
  await posts.create(makePost({ title: `Post number ${n}` }), {
    savedBy: null,
    idempotencyKey: key,
  })
}
