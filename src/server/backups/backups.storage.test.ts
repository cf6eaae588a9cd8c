import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { openTemporaryDatabase } from '#server/platform/database/temporary-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { makeServerPlace, type Place } from '#test/stores.ts'
import { migrationsFolder, openTestDatabase } from '#test/test-database.ts'
import {
  adminIdentities,
  adminSetup,
  comments,
  contactMessages,
  dogLogChoices,
  dogLogEntries,
  newsletterSubscribers,
  passkeys,
  postAddresses,
  postPreviews,
  postRevisions,
  posts,
  sessions,
  users,
} from '../schema.ts'
import { readArchive } from './archive/archive-reader.ts'
import { type ArchiveEntry, writeArchive } from './archive/archive-writer.ts'
import { MANIFEST, type Manifest } from './archive/manifest.ts'
import { verifyArchive } from './archive/verify-archive.ts'
import { drillBackup } from './drill.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { refuseRestoreWithoutRoom } from './restore-room.ts'

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

const post = {
  slug: 'a-walk',
  title: 'A walk 🐾 "quoted" \\ and\nmore',
  excerpt: '',
  content: 'Žluťoučký kůň\r\n\t\u2028 <script> \u{10FFFF}'.repeat(50),
  coverImage: '/media/demo/hero/1600x600.jpg',
  category: 'daily-life',
}

async function fill(database: Database) {
  const { db } = database
  const [owner] = await db
    .insert(users)
    .values({ username: 'owner@example.com', password: '$argon2id$secret' })
    .returning()
  await db.insert(sessions).values({
    id: 's',
    cookieHash: 'c',
    tokenHash: 't',
    provider: 'password',
    userId: owner!.id,
    expiresAt: new Date(),
  })
  await db.insert(passkeys).values({
    credentialId: 'credential',
    publicKey: 'key',
    counter: 4_294_967_295,
    transports: ['internal', 'a "quoted", one'],
    rpId: 'diary.example.com',
    userHandle: 'handle',
    isSynced: true,
    name: 'Kitchen tablet',
    userId: owner!.id,
  })
  await db.insert(dogLogEntries).values({
    ...{ kind: 'vet', day: '2026-10-12', title: 'Yearly check', words: 'Teeth "good"' },
    ...{ privateWords: 'Dr. Okafor', nextDue: '2026-12-02', deletedAt: new Date() },
  })
  await db.insert(dogLogChoices).values({
    unit: 'kg',
    wantedFrom: 3000,
    wantedTo: 3400,
    weighsMonthly: true,
    isCurvePublic: true,
  })
  await db.insert(adminSetup).values({ setupComplete: true, adminEmail: 'owner@example.com' })
  await db
    .insert(adminIdentities)
    .values({ issuer: 'https://issuer.example', subject: '7', email: 'owner@example.com' })
  const many = Array.from({ length: 130 }, (_, at) => ({
    ...post,
    slug: `walk-${at}`,
    ...(at % 10 === 0 && {
      scheduledAt: new Date('2035-02-28T12:34:56.789Z'),
      scheduledDay: '2035-02-28',
      scheduledTime: '07:34',
      scheduledZone: 'America/New_York',
    }),
  }))
  const written = await db.insert(posts).values(many).returning()
  await db.insert(postRevisions).values({
    ...post,
    postId: written[0]!.id,
    version: 1,
    published: true,
    featured: false,
    savedAt: new Date('2020-02-29T12:34:56.789Z'),
  })
  await db.insert(postAddresses).values({ slug: 'the-first-walk', postId: written[0]!.id })
  await db.insert(postPreviews).values({
    postId: written[1]!.id,
    secretHash: 'of-a-secret',
    expiresAt: new Date('2030-01-02T03:04:05.678Z'),
  })
  const said = { postId: written[0]!.id, name: 'Maren', message: 'Ours, too.', textKey: 'k' }
  const [first] = await db.insert(comments).values(said).returning()
  await db.insert(comments).values({ ...said, parentId: first!.id, isOwner: true })
  await db
    .update(posts)
    .set({ deletedAt: new Date('2026-11-08T09:00:00Z'), deletedSlug: 'walk-2', slug: '~3' })
    .where(sql`id = 3`)
  // The last ones are removed: their numbers must not be given again.
  await db.delete(posts).where(sql`id > 120`)
  await db
    .insert(contactMessages)
    .values({ name: 'N', email: 'n@example.com', subject: 'S', message: 'M' })
  await db.execute(sql`update contact_messages set created_at = '2024-03-31 01:59:59.123456+00'`)
}

async function storePhoto(name: string, bytes: number) {
  const storage = photos()
  const work = await storage.openWorkFolder()
  await writeFile(join(work, '1600x1067.jpg'), Buffer.alloc(bytes, name))
  await writeFile(join(work, 'original'), 'every pixel as it came')
  await writeFile(join(work, 'about.json'), '{}')
  await storage.keep(work, name)
}

const contents = ({ db }: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`)
    const tables = ['posts', 'post_revisions', 'users', 'contact_messages', 'settings']
    tables.push('admin_setup', 'admin_identities', 'passkeys', 'comments')
    tables.push('dog_log_entries', 'dog_log_choices')
    const all: Record<string, unknown> = {}
    for (const table of tables) {
      const { rows } = await tx.execute(
        sql.raw(`select id, md5(to_jsonb(t)::text) as sum from ${table} t order by id`),
      )
      all[table] = rows
    }
    return all
  })

const back = (database: Database) =>
  makeBackup({ database, storage: photos(), migrationsFolder, programVersion: '1.2.3' }, file)

/** The same files with another list of them. */
async function rewriteManifest(manifest: Manifest) {
  const entries: ArchiveEntry[] = []
  for await (const { path, bytes, body } of readArchive(file)) {
    if (path !== MANIFEST) entries.push({ path, bytes, body: [await buffer(body)] })
  }
  const text = Buffer.from(JSON.stringify(manifest))
  entries.push({ path: MANIFEST, bytes: text.length, body: [text] })
  await rm(file)
  await writeArchive(file, Readable.from(entries), {})
}

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

describe('a backup', () => {
  test('is refused by a store that holds anything, and replaces it when told to', async () => {
    const source = await openStore('server')
    await fill(source)
    await back(source)
    const target = await openStore('server')
    await target.db.insert(users).values({ username: 'somebody', password: 'x' })
    const parts = { database: target, storage: photos(), migrationsFolder }

    await expect(restoreBackup(parts, file)).rejects.toThrow('already has users')
    expect((await target.query('select username from users')).rows).toEqual([
      { username: 'somebody' },
    ])

    await restoreBackup({ ...parts, replace: true }, file)
    expect(await contents(target)).toEqual(await contents(source))
    await expect(
      openDatabase(places[1]!.options).then((again) => again.close()),
    ).resolves.toBeUndefined()
  })

  test('shows one moment even when somebody writes while it is made', async () => {
    const source = await openStore('server')
    await fill(source)
    let isDone = false
    const writer = (async () => {
      for (let at = 0; !isDone; at++) {
        await source.db.transaction(async (tx) => {
          const [made] = await tx
            .insert(posts)
            .values({ ...post, slug: `late-${at}` })
            .returning()
          await tx.insert(postRevisions).values({
            ...post,
            postId: made!.id,
            version: 1,
            published: true,
            featured: false,
          })
        })
      }
    })()
    const manifest = await back(source)
    isDone = true
    await writer
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)!.rows
    expect(rowsOf('posts') - 120).toBe(rowsOf('post_revisions') - 1)
  })

  test('that was damaged or cut short is noticed before anything is changed', async () => {
    const source = await openStore('embedded')
    await fill(source)
    await storePhoto('c'.repeat(32), 300_000)
    await back(source)
    const whole = await readFile(file)
    for (const at of [10, 20, 300, Math.floor(whole.length / 2), whole.length - 2]) {
      const damaged = Buffer.from(whole)
      damaged[at]! ^= 0xff
      await writeFile(file, damaged)
      await expect(verifyArchive(file), `byte ${at}`).rejects.toThrow(/damaged|isn’t a backup/)
    }
    for (const length of [0, 5, 1000, whole.length - 1]) {
      await writeFile(file, whole.subarray(0, length))
      await expect(verifyArchive(file), `${length} bytes`).rejects.toThrow('damaged')
    }
    await writeFile(file, 'not an archive at all')
    await expect(verifyArchive(file)).rejects.toThrow('damaged')
  })

  test('whose manifest names anything odd is refused in a sentence, and changes nothing', async () => {
    const source = await openStore('embedded')
    await fill(source)
    await storePhoto('c'.repeat(32), 1000)
    const manifest = await back(source)
    const [sum] = Object.values(manifest.files)
    const rows = { name: 'pg_class', rows: 0 }
    const odd: Record<string, Partial<Manifest>> = {
      'a table of the system': {
        tables: [...manifest.tables, rows],
        files: { ...manifest.files, 'tables/pg_class.jsonl': sum! },
      },
      'a table without rows': { tables: [...manifest.tables, { name: 'sessions', rows: 0 }] },
      'a table twice': { tables: [...manifest.tables, manifest.tables[0]!] },
      'a file that is no photo': { files: { ...manifest.files, 'media/../diary': sum! } },
      'photos that were left out': { media: null },
      'a counter of no table': { sequences: [{ table: 'pg_class', column: 'oid', last: '1' }] },
      'a counter that is no number': {
        sequences: [{ table: 'posts', column: 'id', last: "1'; drop table posts" }],
      },
      'a counter of no counted column': {
        sequences: [{ table: 'posts', column: 'title', last: '7' }],
      },
      'no migration': { migrations: [] },
    }
    const target = await openStore('embedded', true)
    for (const [what, change] of Object.entries(odd)) {
      await rewriteManifest({ ...manifest, ...change })
      const parts = { database: target, storage: photos(), migrationsFolder }
      await expect(restoreBackup(parts, file), what).rejects.toThrow(/never writes|damaged/)
    }
    await expect(contents(target)).rejects.toThrow()
  })

  test('that needs more room than there is is refused before anything is changed', async () => {
    const source = await openStore('embedded')
    await storePhoto('c'.repeat(32), 1_000_000)
    const manifest = await back(source)
    const place = { dataDir: join(folder, 'data'), mediaDir: join(folder, 'data/media') }
    const megabytes = (count: number) => async () => count * 1024 * 1024
    await refuseRestoreWithoutRoom(place as never, manifest, megabytes(300))
    await expect(
      refuseRestoreWithoutRoom(place as never, manifest, megabytes(256)),
    ).rejects.toThrow(/enough space to restore this backup: .*data needs 257 MB, .* 256 MB left/)
  })

  test('passes its drill', async () => {
    const source = await openStore('embedded')
    await fill(source)
    await storePhoto('d'.repeat(32), 1000)
    await back(source)
    const manifest = await drillBackup(file, migrationsFolder)
    expect(manifest.tables.find((table) => table.name === 'posts')?.rows).toBe(120)
  })

  test('that cannot be written leaves nothing behind', async () => {
    const source = await openStore('embedded')
    const storage = photos()
    await storePhoto('e'.repeat(32), 10)
    const broken = { ...storage, open: async () => Promise.reject(new Error('the disk is gone')) }
    await expect(
      makeBackup(
        { database: source, storage: broken, migrationsFolder, programVersion: '1' },
        file,
      ),
    ).rejects.toThrow('the disk is gone')
    expect((await readdir(folder)).filter((name) => name.startsWith('diary'))).toEqual([])
    await back(source)
    const handle = await open(file)
    expect((await handle.stat()).mode & 0o777).toBe(0o600)
    await handle.close()
  })
})
