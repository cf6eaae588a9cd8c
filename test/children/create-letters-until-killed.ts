import { writeSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { insertReaders } from '../mail/readers.ts'
import { makePost } from '../make.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'
import { createTestApp } from '../test-app.ts'

// Prints a line after each post, so that the parent kills this process during a later one.
const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const env = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'a@b.example' }
const { services } = await createTestApp({ env, database })
await insertReaders(database, 1)
for (;;) {
  const wish = { letter: 'whole' } as const
  await services.posts.create(makePost({ published: true }), { savedBy: null, wish })
  writeSync(1, 'created;')
}
