/**
 * `node test/make-upgrade-fixture.ts`: keeps the demo content in the newest schema, so that later
 * versions of the program can prove that they still read it. Run it once for each new migration.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackup } from '#server/backups/make-backup.ts'
import { createTestApp } from './test-app.ts'
import { migrationsFolder } from './test-database.ts'

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}
const env = { SEED: 'demo', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'short-legs' }
const diary = await createTestApp({ env })
const file = join(import.meta.dirname, 'fixtures/upgrades', `${journal.entries.at(-1)?.tag}.tar.gz`)
const { database } = diary.services
await makeBackup({ database, storage: null, migrationsFolder, programVersion: 'fixture' }, file)
await diary.close()
