import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endOf, startChild } from '#test/processes/run-child.ts'
import {
  createEmptyServerStore,
  createServerStore,
  ownDatabaseCondition,
  type TestStore,
} from '#test/stores/stores.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { createTestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readDemoContent } from './demo-content.ts'

const env = { SEED: 'demo' }
const open: Database[] = []
let folder: string
let place: TestStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

async function openStore(migrations = migrationsFolder): Promise<Database> {
  const database = await openDatabase({ ...place.options, migrationsFolder: migrations })
  open.push(database)
  return database
}

async function startOn(database: Database) {
  const diary = await createTestApp({ env, database })
  await diary.close()
}

async function countRows(database: Database) {
  const { rows } = await database.query(
    'select (select count(*) from posts)::int as posts, (select count(*) from photos)::int as photos',
  )
  return rows[0]
}

async function wholeDemo() {
  const { posts, photos } = await readDemoContent()
  return { posts: posts.length, photos: photos.length }
}

describe('on a server', () => {
  beforeEach(async () => {
    place = await createServerStore()
  })

  test('two instances that start at once on an empty server write the demo once', async () => {
    const databases = [await openStore(), await openStore()]
    await Promise.all(databases.map(startOn))
    expect(await countRows(databases[0]!)).toEqual(await wholeDemo())
  })

  test('a kill in the middle leaves nothing of the demo, and the next start writes all', async () => {
    const database = await openStore()
    const holder = new pg.Client({ connectionString: place.options.url })
    await holder.connect()
    await holder.query('begin')
    // The lock stops the process halfway: it writes posts first, then waits for the photos table.
    await holder.query('lock table photos in share mode')
    const child = startChild('real-diary', [], {
      ...env,
      DATABASE_URL: place.options.url ?? '',
      DATA_DIR: folder,
    })
    const ended = endOf(child)
    const waiting = `${ownDatabaseCondition} and relation = 'photos'::regclass and not granted`
    await waitUntil(async () => {
      const { rows } = await database.query(`select pid from pg_locks where ${waiting}`)
      return rows.length > 0
    })
    child.kill('SIGKILL')
    expect(await ended).toMatchObject({ signal: 'SIGKILL', stderr: '' })
    // PostgreSQL notices the dead client only when its query ends.
    await database.query(`select pg_terminate_backend(pid) from pg_locks where ${waiting}`)
    await holder.end()
    expect(await countRows(database)).toEqual({ posts: 0, photos: 0 })

    await startOn(database)
    expect(await countRows(database)).toEqual(await wholeDemo())
  })
})

describe('a diary of an older version', () => {
  beforeEach(async () => {
    place = await createEmptyServerStore()
  })

  async function upgrade(before: string[]) {
    const older = join(folder, 'older')
    await cp(migrationsFolder, older, { recursive: true })
    const file = join(older, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
    const isNew = journal.entries.findIndex(({ tag }) => tag.includes('demo_written'))
    const entries = journal.entries.slice(0, isNew)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    const old = await openStore(older)
    for (const statement of before) await old.query(statement)
    await open.pop()?.close()
    return openStore()
  }

  test.each([
    [
      'whose owner has deleted everything',
      `insert into settings (blog_name, blog_description, owner_name, owner_email) values ('Diary', 'A diary', 'Ann', '')`,
    ],
    ['with an owner alone', `insert into users (username, password) values ('ann', 'x')`],
  ])('%s does not get the demo', async (_, statement) => {
    const database = await upgrade([statement])
    await startOn(database)
    expect(await countRows(database)).toEqual({ posts: 0, photos: 0 })
  })

  test('that was never started gets it', async () => {
    const database = await upgrade([])
    await startOn(database)
    expect(await countRows(database)).toEqual(await wholeDemo())
  })
})
