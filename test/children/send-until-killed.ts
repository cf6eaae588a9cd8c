import { openDatabase } from '#server/platform/database/open-database.ts'
import { createFakeClock } from '../fake-clock.ts'
import { insertReaders } from '../mail/readers.ts'
import { makePost } from '../make.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'
import { createTestApp } from '../test-app.ts'

// Sends a letter to sixty readers; the parent sees its progress in the received mails and kills
// this process.
const [dataDir = '', url] = process.argv.slice(2)
const { SMTP_URL = '' } = process.env
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const clock = createFakeClock('2026-11-16T10:00:00Z')
const env = { SMTP_URL, LETTERS_PER_MINUTE: '6000' }
const { services } = await createTestApp({ env, database, clock })
await insertReaders(database, 60)
const post = await services.posts.create(makePost(), { savedBy: null })
await services.newsletter.letters.choose(post.id, {
  subject: 'Rain',
  previewText: '',
  kind: 'whole',
})
clock.pass(60_000)
await services.platform.jobs.run()
await services.platform.jobs.run()
