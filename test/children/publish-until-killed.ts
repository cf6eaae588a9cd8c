import { writeSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createPublishing, DUE_AT, insertScheduled } from '../diaries/scheduled-posts.ts'
import { createFakeClock } from '../fake-clock.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'

// Prints the number of published posts, so that the parent can kill this process in the middle.
const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
await insertScheduled(database.db, 300)
let published = 0
const loop = createPublishing(database, {
  clock: createFakeClock(DUE_AT),
  onPublished: () => writeSync(1, `published ${++published};`),
})
await loop.run()
