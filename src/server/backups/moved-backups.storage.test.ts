import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { openTemporaryDatabase } from '#server/platform/database/temporary-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { contents, fill, post } from '#test/filled-diary.ts'
import { makeServerPlace, type Place } from '#test/stores.ts'
import { migrationsFolder, openTestDatabase } from '#test/test-database.ts'
import { adminSetup, newsletterSubscribers, posts } from '../schema.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let folder: string
let file: string
const places: Place[] = []
const opened: Database[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-test-'))
  file = join(folder, 'diary.tar.gz')
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  for (const place of places.splice(0)) await place.remove()
  await rm(folder, { recursive: true, force: true })
})

/** The embedded store in memory: what makes it last is tested elsewhere, and takes its time. */
async function openStore(store: string, isFresh = false): Promise<Database> {
  const database = await (store === 'server'
    ? openServer(isFresh)
    : isFresh
      ? openTemporaryDatabase()
      : openTestDatabase())
  opened.push(database)
  return database
}

async function openServer(isFresh: boolean) {
  const place = await makeServerPlace()
  places.push(place)
  return openDatabase({ ...place.options, migrate: !isFresh })
}

const photos = createDiskStorageIn('photos')

function createDiskStorageIn(name: string) {
  return () => createDiskStorage(join(folder, name))
}

async function storePhoto(name: string, bytes: number) {
  const storage = photos()
  const work = await storage.openWorkFolder()
  await writeFile(join(work, '1600x1067.jpg'), Buffer.alloc(bytes, name))
  await writeFile(join(work, 'original'), 'every pixel as it came')
  await writeFile(join(work, 'about.json'), '{}')
  await storage.keep(work, name)
}

const back = (database: Database) =>
  makeBackup({ database, storage: photos(), migrationsFolder, programVersion: '1.2.3' }, file)

const stores = ['embedded', 'server']
const routes = stores.flatMap((from) => stores.map((to) => ({ from, to })))

describe.each(routes)('a backup moved from $from to $to', ({ from, to }) => {
  test('brings back every row and file, and goes on counting where it stopped', async () => {
    const source = await openStore(from)
    await source.db.execute(sql`set timezone to 'Asia/Kathmandu'`)
    await fill(source)
    await storePhoto('a'.repeat(32), 70_000)
    await storePhoto('b'.repeat(32), 0)
    const manifest = await back(source)
    expect(manifest).toMatchObject({
      store: from,
      programVersion: '1.2.3',
      media: { photos: 2, files: 6 },
    })
    const kept = manifest.tables.map((table) => table.name)
    for (const table of ['sessions', 'comment_salts', 'statistics_salts', 'statistics_seen']) {
      expect(kept).not.toContain(table)
    }

    const target = await openStore(to, true)
    const storage = createDiskStorage(join(folder, 'restored'))
    await restoreBackup({ database: target, storage, migrationsFolder }, file)

    expect(await contents(target)).toEqual(await contents(source))
    const path = [`${'a'.repeat(32)}`, '1600x1067.jpg']
    expect(await readFile(join(folder, 'restored', ...path))).toEqual(
      await readFile(join(folder, 'photos', ...path)),
    )
    const [next] = await target.db.insert(posts).values(post).returning()
    expect(next?.id).toBe(131)
    // The one-time setup stays used for ever.
    const grant = { setupComplete: true, adminEmail: 'second@example.com' }
    const second = target.db.insert(adminSetup).values(grant).onConflictDoNothing().returning()
    expect(await second).toEqual([])
    await target.db
      .insert(newsletterSubscribers)
      .values({ name: '', email: 'a@b.c', consent: true })
  })
})
