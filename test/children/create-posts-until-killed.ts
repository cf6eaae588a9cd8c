import { writeSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makePost } from '../make.ts'
import { silentLog } from '../silent-log.ts'
import { postsServiceOn } from '../stores/posts-service.ts'
import { migrationsFolder } from '../stores/test-database.ts'

// Prints each key before creating its post, so that the parent cannot know how the last creation
// ended.
const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const posts = postsServiceOn(database)
for (let n = 1; ; n++) {
  const key = `create-number-${n}`
  writeSync(1, `${key}\n`)
  await posts.create(makePost({ title: `Post number ${n}` }), {
    savedBy: null,
    idempotencyKey: key,
  })
}
