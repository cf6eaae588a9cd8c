import { existsSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { endOf, startChild } from '#test/processes/run-child.ts'
import { silentLog } from '#test/silent-log.ts'
import {
  createEmbeddedStore,
  createEmptyServerStore,
  storesForKillTests,
  type TestStore,
} from '#test/stores/stores.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { createTestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { defaultDog } from '../dog/default-dog.ts'
import { systemClock } from '../platform/process/clock.ts'
import { findUnusableSettings } from '../settings/settings.repository.ts'
import { createBackUpBeforeUpgrade } from './backups.service.ts'
import { verifyArchive } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const fixtures = new URL('../../../test/fixtures/upgrades/', import.meta.url).pathname

const breakpoint = '\n--> statement-breakpoint\n'
/**
 * Processes outside the transaction can see the file that this statement leaves beside the data.
 */
const markReached = `do $$ begin
  execute format('copy (select 1) to %L', current_setting('data_directory') || '/reached');
end $$;`
const sleepStatement = 'select pg_sleep(600);'

let folder: string
let place: TestStore | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrades-'))
})
afterEach(async () => {
  await place?.remove()
  place = undefined
  await rm(folder, { recursive: true, force: true })
})

const countPosts = async (database: Database) =>
  Number((await database.query('select count(*) as posts from posts')).rows[0]?.posts)

/** Feed readers would show these public posts as new. */
const countUnknownToReaders = async (database: Database) =>
  Number(
    (
      await database.query(
        'select count(*) as posts from posts where published and feed_slug is distinct from slug',
      )
    ).rows[0]?.posts,
  )

async function expectNothingLost(database: Database, fixture: string) {
  const { tables } = await verifyArchive(join(fixtures, fixture))
  const found = []
  for (const { name } of tables) {
    const { rows } = await database.query(`select count(*) as rows from "${name}"`)
    found.push({ name, rows: Number(rows[0]?.rows) })
  }
  expect(found, fixture).toEqual(tables)
}

async function restoreFixture(fixture: string) {
  await place?.remove()
  place = await createEmptyServerStore()
  const fresh = await openDatabase({ ...place.options, migrate: false })
  const storage = createDiskStorage(join(folder, 'media'))
  await restoreBackup(
    { database: fresh, storage, migrationsFolder, findUnusableSettings },
    join(fixtures, fixture),
  )
  await fresh.close()
  return place.options
}

const journalOf = async (migrations: string) =>
  JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }

describe('an upgrade', () => {
  test('is possible from schemas of all times, twice over', async () => {
    const all = (await readdir(fixtures)).sort()
    const few = [all[0]!, all[all.length >> 1]!, all.at(-1)!]
    for (const fixture of partUnlessSlow(few, all)) {
      const options = await restoreFixture(fixture)
      for (let again = 0; again < 2; again++) {
        const database = await openDatabase(options)
        await expectNothingLost(database, fixture)
        expect(await countPosts(database)).toBeGreaterThan(10)
        // Feed readers recognize later posts by their number.
        if (fixture < '0013') expect(await countUnknownToReaders(database)).toBe(0)
        await database.close()
      }
    }
  })

  test('from before Your Dog shows Pretzel until the owner changes him', async () => {
    const database = await openDatabase(await restoreFixture('0005_known_devices.tar.gz'))
    const diary = await createTestApp({ database })
    try {
      const { name, tagline, favorites } = defaultDog.dogs[0]
      const answer = await diary.app.inject('/api/dog')
      expect(answer.json()).toMatchObject({ name, tagline, favorites })
      expect(name).toBe('Pretzel')
      expect((await database.query('select * from dog_versions')).rows).toEqual([])
    } finally {
      await diary.close()
      await database.close()
    }
  })

  test('keeps the subscribers from before letters, who have confirmed nothing', async () => {
    const older = join(folder, 'older')
    await cp(migrationsFolder, older, { recursive: true })
    const journal = await journalOf(older)
    const entries = journal.entries.filter(({ tag }) => tag < '0014')
    await writeFile(join(older, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    place = await createEmptyServerStore()
    const before = await openDatabase({ ...place.options, migrationsFolder: older })
    await before.query(
      `insert into newsletter_subscribers (name, email, consent) values ('Robin', 'robin@example.com', true)`,
    )
    await before.close()
    const after = await openDatabase(place.options)
    const { rows } = await after.query('select * from newsletter_subscribers')
    expect(rows).toMatchObject([
      {
        name: 'Robin',
        email: 'robin@example.com',
        consent: true,
        state: 'waiting',
        ask_wanted_at: null,
        asked_at: null,
        confirmed_at: null,
      },
    ])
    await after.close()
  })

  test('of the embedded store is backed up first, and a failed one changes nothing', async () => {
    place = await createEmbeddedStore()
    const { dataDir } = place.options
    const first = await openDatabase(place.options)
    await first.query(`insert into users (username, password) values ('owner', 'x')`)
    await first.close()

    const newer = join(folder, 'migrations')
    await cp(migrationsFolder, newer, { recursive: true })
    const step = await addMigration(newer, 'alter table users add column nickname text;')
    await appendFile(step, `${breakpoint}select 1/0;`)
    const config = { dataDir, backups: 'daily' as const }
    const beforeMigration = createBackUpBeforeUpgrade({
      config,
      migrationsFolder: newer,
      clock: systemClock,
      log: silentLog,
    })
    const options = { ...place.options, migrationsFolder: newer, beforeMigration }
    await expect(openDatabase(options)).rejects.toThrow()

    const unharmed = await openDatabase(place.options)
    expect((await unharmed.query('select * from users')).rows[0]).not.toHaveProperty('nickname')
    await unharmed.close()

    await writeFile(step, 'alter table users add column nickname text;')
    const upgraded = await openDatabase(options)
    expect((await upgraded.query('select nickname from users')).rows).toEqual([{ nickname: null }])
    await upgraded.close()
    await expect(openDatabase(place.options)).rejects.toThrow('newer version')

    const backups = await readdir(join(dataDir, 'backups'))
    expect(backups.every((name) => name.endsWith('-before-upgrade.tar.gz'))).toBe(true)
    const manifest = await verifyArchive(join(dataDir, 'backups', backups[0]!))
    expect(manifest.tables).toContainEqual({ name: 'users', rows: 1 })
    expect(manifest.media).toBeNull()
  })
})

describe.each(storesForKillTests)('an upgrade of the $store store', ({ makePlace }) => {
  test('killed in the middle has changed nothing, and the next start does it whole', async () => {
    place = await makePlace()
    const { dataDir, url = '' } = place.options
    const first = await openDatabase(place.options)
    await first.query(`insert into users (username, password) values ('owner', 'x')`)
    const [server] = (await first.query('show data_directory')).rows
    await first.close()
    const reached = join(
      url ? String(server?.data_directory) : join(dataDir, 'database'),
      'reached',
    )

    const newer = join(folder, 'migrations')
    await cp(migrationsFolder, newer, { recursive: true })
    const addColumn = 'alter table users add column nickname text;'
    const step = await addMigration(
      newer,
      [addColumn, markReached, sleepStatement].join(breakpoint),
    )
    const child = startChild('open-and-close', [dataDir, url, newer])
    const end = endOf(child)
    await waitUntil(async () => existsSync(reached) && (!url || isMigrationRunning(url)))
    child.kill('SIGKILL')
    expect(await end).toMatchObject({ signal: 'SIGKILL', stderr: '' })
    if (url) await endMigrationQuery(url)

    const unharmed = await openDatabase(place.options)
    const { rows } = await unharmed.query('select * from users')
    expect(rows).toMatchObject([{ username: 'owner' }])
    expect(rows[0]).not.toHaveProperty('nickname')
    await unharmed.close()

    await writeFile(step, addColumn)
    const upgraded = await openDatabase({ ...place.options, migrationsFolder: newer })
    expect((await upgraded.query('select username, nickname from users')).rows).toEqual([
      { username: 'owner', nickname: null },
    ])
    await upgraded.close()
  })
})

/** `select` reads the activity of the query that runs the migration. */
async function queryMigrationActivity(url: string, select: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select ${select} from pg_stat_activity
     where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows
}

const isMigrationRunning = async (url: string) =>
  (await queryMigrationActivity(url, 'pid')).length > 0

/** A server notices that its client is dead only when the query ends. */
async function endMigrationQuery(url: string) {
  expect(await queryMigrationActivity(url, 'pg_terminate_backend(pid)')).toHaveLength(1)
}

/** Returns the file of the new migration, which follows the real ones. */
async function addMigration(migrations: string, statement: string): Promise<string> {
  const journal = await journalOf(migrations)
  const last = journal.entries.at(-1)!
  const idx = last.idx + 1
  const number = (value: number) => String(value).padStart(4, '0')
  const tag = `${number(idx)}_one_more`
  journal.entries.push({ ...last, idx, tag, when: last.when + 1000 })
  await writeFile(join(migrations, 'meta/_journal.json'), JSON.stringify(journal))
  await cp(
    join(migrations, `meta/${number(last.idx)}_snapshot.json`),
    join(migrations, `meta/${number(idx)}_snapshot.json`),
  )
  await writeFile(join(migrations, `${tag}.sql`), statement)
  return join(migrations, `${tag}.sql`)
}
