/**
 * `node test/make-upgrade-fixture.ts`: keeps the demo content in the newest schema, so that later
 * versions of the program can prove that they still read it, with something in tables that the demo
 * leaves empty. Run it once for each new migration.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackup } from '#server/backups/make-backup.ts'
import {
  comments,
  commentWords,
  dogLogChoices,
  dogLogEntries,
  redirects,
  statisticsCounts,
} from '#server/schema.ts'
import { createTestApp } from './test-app.ts'
import { migrationsFolder } from './test-database.ts'

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}
const env = { SEED: 'demo', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'short-legs' }
const diary = await createTestApp({ env })
const file = join(import.meta.dirname, 'fixtures/upgrades', `${journal.entries.at(-1)?.tag}.tar.gz`)
const { database } = diary.services
const { db } = database
const [post] = await diary.services.posts.listAll()
if (!post) throw new Error('The demo has posts.')

const said = { postId: post.id, name: 'Maren', message: 'Ours, too.', textKey: 'ours too' }
const [first] = await db
  .insert(comments)
  .values({ ...said, state: 'approved' })
  .returning()
await db
  .insert(comments)
  .values({ ...said, parentId: first?.id, replyToId: first?.id, isOwner: true, state: 'approved' })
await db.insert(commentWords).values({ word: 'ours', good: 1 })
const counted = { day: '2026-11-08', views: 3, visitors: 2 }
await db.insert(statisticsCounts).values([
  { ...counted, kind: 'all' },
  { ...counted, kind: 'page', name: `/blog/${post.slug}` },
])
await db.insert(redirects).values({ path: '/old-blog', toPath: '/blog' })
const noted = { day: '2026-10-12', words: '', privateWords: '' }
await db.insert(dogLogEntries).values([
  { ...noted, kind: 'weight', title: 'Weight', grams: 4300, isPublic: true },
  {
    ...noted,
    kind: 'vet',
    title: 'Yearly check',
    privateWords: 'Dr. Okafor',
    nextDue: '2027-10-12',
  },
])
await db.insert(dogLogChoices).values({ unit: 'kg', weighsMonthly: true, isCurvePublic: false })
await makeBackup({ database, storage: null, migrationsFolder, programVersion: 'fixture' }, file)
await diary.close()
