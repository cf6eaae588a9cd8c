import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { BackupState } from '#shared/contract/backups.admin.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import { makePost } from '#test/make.ts'
import { readClipFixture } from '#test/reading/read-clip.ts'
import { openS3Server } from '#test/stores/s3-server.ts'
import { openTestDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { sessions, users } from '../schema.ts'
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts'
import { MANIFEST_PATH, type Manifest, tablePathOf, verifyArchive } from './manifest.ts'

let diary: TestApp
afterEach(() => diary.close())

const url = '/api/admin/backups'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, payload?: object) =>
  diary.app.inject({ method, url: path, ...(payload && { payload }) })
const state = async () => (await call('GET', url)).json<BackupState>()
const blogName = async () => (await diary.services.settings.get()).blogName
const restore = async (name: string, typed?: string) =>
  call('POST', `${url}/${name}/restore`, { blogName: typed ?? (await blogName()) })

async function restored(name: string) {
  expect((await restore(name)).statusCode).toBe(200)
  await diary.services.backups.restores.waitUntilIdle()
  return (await state()).restore!
}

const write = async (title: string) =>
  (await call('POST', '/api/admin/posts', makePost({ title, published: true }))).json<{
    id: number
    slug: string
  }>()
const titles = async () =>
  (await call('GET', '/api/posts')).json<{ title: string }[]>().map(({ title }) => title)

const backup = () => diary.services.backups.run('by-hand')
const fileOf = (name: string) => join(diary.config.dataDir, 'backups', name)

function upload(payload: Buffer | Readable, length?: number) {
  const headers = {
    'content-type': 'application/octet-stream',
    ...(length !== undefined && { 'content-length': String(length) }),
  }
  return diary.app.inject({ method: 'PUT', url: `${url}/uploaded`, headers, payload })
}
async function checked(payload: Buffer) {
  expect((await upload(payload, payload.length)).statusCode).toBe(200)
  await diary.services.backups.uploads.waitUntilIdle()
  return (await state()).upload!
}

async function archiveOf(entries: ArchiveEntry[]): Promise<Buffer> {
  const made = join(diary.config.dataDir, `made-${randomUUID()}.tar.gz`)
  await writeArchive(made, Readable.from(entries), {})
  return readFile(made)
}

/** The checksums of this backup are valid, but one table has other rows. */
async function withRows(name: string, table: string, rows: string): Promise<Buffer> {
  const path = tablePathOf(table)
  const content = Buffer.from(rows)
  const entries: ArchiveEntry[] = []
  for await (const entry of readArchive(fileOf(name))) {
    let body = await buffer(entry.body)
    if (entry.path === path) body = content
    if (entry.path === MANIFEST_PATH) {
      const manifest = JSON.parse(body.toString()) as Manifest
      const sha256 = createHash('sha256').update(content).digest('hex')
      manifest.files[path] = { bytes: content.length, sha256 }
      body = Buffer.from(JSON.stringify(manifest))
    }
    entries.push({ path: entry.path, bytes: body.length, body: [body] })
  }
  return archiveOf(entries)
}

test('a restore brings the old pages back, keeps accounts, and holds mail', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const {
    platform: { database },
  } = diary.services
  const { id } = await write('The first walk')
  await database.db.insert(users).values({ username: 'old@example.com', password: 'old' })
  const { name } = await backup()
  await call('DELETE', `/api/admin/posts/${id}`)
  await write('Written since')
  await database.query(`update users set password = 'new'`)
  const session = { id: 's', cookieHash: 'c', tokenHash: 't', provider: 'password' } as const
  await database.db.insert(sessions).values({ ...session, expiresAt: new Date() })
  expect(await titles()).toEqual(['Written since'])

  const done = await restored(name)
  expect(done).toMatchObject({ name, step: 'done', came: { posts: 1, photos: 0, held: 0 } })
  expect(await titles()).toEqual(['The first walk'])
  expect((await database.query('select password from users')).rows).toEqual([{ password: 'new' }])
  expect((await database.query('select id from sessions')).rows).toEqual([{ id: 's' }])
  expect(await diary.services.platform.mailHold.isHeld()).toBe(true)
  // Writing continues, and serial numbers continue where they stopped.
  expect((await write('After it')).id).toBe(2)

  const { backups } = await state()
  expect(backups.find((backup) => backup.name === done.before)).toMatchObject({
    kind: 'before-restore',
  })
  await restored(done.before!)
  expect(await titles()).toEqual(['Written since'])
})

test('of the backups from before restores the newest three stay, and the one to be restored', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const byHand = (await backup()).name
  const before: string[] = []
  for (let times = 0; times < 4; times += 1) before.push((await restored(byHand)).before!)
  const names = async () => (await state()).backups.map(({ name }) => name)
  expect((await names()).toSorted()).toEqual([byHand, ...before.slice(1)].toSorted())
  // Restoring the oldest backup spares it until the next restore.
  before.push((await restored(before[1]!)).before!)
  expect((await names()).toSorted()).toEqual([byHand, ...before.slice(1)].toSorted())
})

test.each(['disk', 'bucket'])('a clip on a %s comes back byte by byte', async (kind) => {
  const bucket = kind === 'bucket' ? await openS3Server() : null
  onTestFinished(async () => bucket?.close())
  const env = bucket && {
    MEDIA_S3_URL: bucket.bucketUrl,
    MEDIA_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
  diary = await createTestApp({ visitor: adminVisitor, ...(env && { env }) })
  const {
    photos: { media },
    platform: { storage },
  } = diary.services
  const { clip } = await media.store(Readable.from([await readClipFixture('plain.mp4')]))
  const { src } = parseClipUrl(clip!)!
  const { rawPayload: before } = await call('GET', src)
  expect(before.length).toBeGreaterThan(10_000)
  const { name } = await backup()
  await storage.remove(src.split('/')[2]!)
  expect((await call('GET', src)).statusCode).toBe(404)

  expect(await restored(name)).toMatchObject({ step: 'done' })
  const after = await call('GET', src)
  expect(after.rawPayload.equals(before)).toBe(true)
  expect(after.headers['content-type']).toBe('video/mp4')
})

test('a lost answer to an upload can be asked for after a restore, as its files are there', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const send = (key: string) =>
    diary.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'content-type': 'video/mp4', 'idempotency-key': key },
      payload: film,
    })
  const film = await readClipFixture('plain.mp4')
  const { name } = await backup()
  const { imageUrl } = (await send('key-of-the-walk')).json<{ imageUrl: string }>()
  await restored(name)
  expect((await call('GET', '/api/admin/media/uploads/key-of-the-walk')).json()).toMatchObject({
    imageUrl,
  })
  expect((await diary.app.inject(imageUrl)).statusCode).toBe(200)
  expect((await send('key-of-the-walk')).json()).toMatchObject({ imageUrl })
  // A backup holds no keys: its uploads are older than any client still asks for.
  const { name: later } = await backup()
  const tables = (await verifyArchive(fileOf(later))).tables.map(({ name }) => name)
  expect(tables).toContain('photos')
  expect(tables).not.toContain('media_uploads')
})

test('only the name of the diary starts it, in any case, and one at a time', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const { name } = await backup()
  const wrong = await restore(name, 'Somebody’s diary')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().fields).toHaveProperty('blogName')
  expect((await restore('diary-2026-01-01T00-00-00Z-daily.tar.gz')).statusCode).toBe(404)
  expect((await restore('..%2Fdatabase.lock')).statusCode).toBe(404)
  expect((await state()).restore).toBeNull()
  expect((await restore(name, `  ${(await blogName()).toUpperCase()} `)).statusCode).toBe(200)
  expect((await restore(name)).json().code).toBe('backup.restore_running')
  await diary.services.backups.restores.waitUntilIdle()
})

test('while it runs, pages are read and nothing is saved', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  await write('The first walk')
  const { runExclusively } = diary.services.platform.writePause
  await runExclusively(async () => {
    expect(await titles()).toEqual(['The first walk'])
    expect((await call('GET', '/rss.xml')).body).toContain('The first walk')
    for (const path of ['/api/admin/posts', '/api/contact', '/api/newsletter/subscribe']) {
      const refused = await call('POST', path, {})
      expect(refused.statusCode, path).toBe(503)
      expect(refused.json()).toMatchObject({
        code: 'server.restoring',
        message: expect.stringContaining('A backup is being restored'),
      })
      expect(refused.headers['retry-after']).toBe('10')
    }
  })
  await write('Saved again')
})

test('what is being saved is waited for, and jobs rest', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const {
    platform: { jobs, writePause },
  } = diary.services
  let runs = 0
  let isDue = true
  const job = jobs.define<null>({
    kind: 'test-job',
    listDue: async () => (isDue ? [null] : []),
    async run() {
      runs += 1
      isDue = false
      return true
    },
    countDue: async () => ({ count: 0, oldest: null }),
  })
  const endWriting = writePause.startWriting()
  let isHeld = false
  const holding = writePause.runExclusively(async () => {
    isHeld = true
    await jobs.run(job)
    expect(runs).toBe(0)
  })
  await call('GET', '/api/posts')
  expect(isHeld).toBe(false)
  endWriting()
  await holding
  expect(isHeld).toBe(true)
  await waitUntil(async () => runs === 1)
})

test('a file from elsewhere is checked, listed and restored', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  await write('From elsewhere')
  const { name } = await backup()
  const file = await readFile(fileOf(name))
  await diary.close()

  diary = await createTestApp({ visitor: adminVisitor })
  const first = await checked(file)
  expect(first.trouble).toBeNull()
  expect(await checked(file)).toEqual(first)
  const { backups } = await state()
  expect(backups).toMatchObject([{ name: first.name, kind: 'uploaded' }])
  expect(await diary.services.backups.lastMadeAt()).toBeNull()
  expect(await restored(first.name!)).toMatchObject({ step: 'done' })
  expect(await titles()).toEqual(['From elsewhere'])
})

test('a file that is broken, hostile or newer is refused with a sentence, and nothing is left', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const { name } = await backup()
  const whole = await readFile(fileOf(name))
  const rewritten = async (change: (manifest: Manifest) => object, more: ArchiveEntry[] = []) => {
    const entries: ArchiveEntry[] = [...more]
    for await (const { path, bytes, body } of readArchive(fileOf(name))) {
      const content = await buffer(body)
      const text =
        path === MANIFEST_PATH
          ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString()))))
          : content
      entries.push({ path, bytes: path === MANIFEST_PATH ? text.length : bytes, body: [text] })
    }
    return archiveOf(entries)
  }
  const withManifest = (text: string) => {
    const content = Buffer.from(text)
    return archiveOf([{ path: MANIFEST_PATH, bytes: content.length, body: [content] }])
  }
  const outside: ArchiveEntry = { path: 'media/../../escaped', bytes: 1, body: [Buffer.from('x')] }
  const zeros = Buffer.alloc(330 * 1024 * 1024)
  const bad: [string, Buffer, RegExp][] = [
    ['cut short', whole.subarray(0, whole.length - 9), /damaged or incomplete/],
    ['no archive', Buffer.from('not an archive at all'), /damaged or incomplete/],
    ['a bomb', gzipSync(zeros, { level: 9 }), /unpacks to far more/],
    ['a way out', await rewritten((manifest) => manifest, [outside]), /damaged or incomplete/],
    ['newer', await rewritten((manifest) => ({ ...manifest, format: 2 })), /newer version/],
    ['a manifest of 240 MB', await withManifest('['.repeat(240_000_000)), /unpacks to far more/],
    ['a manifest of lists in lists', await withManifest('['.repeat(1_000_000)), /isn’t a backup/],
    [
      'a manifest of many lists',
      await withManifest(`[${'[],'.repeat(1_000_000)}`),
      /isn’t a backup/,
    ],
    ['other', await rewritten(() => ({ program: 'other' })), /isn’t a backup/],
  ]
  for (const [what, file, sentence] of bad) {
    expect((await checked(file)).trouble, what).toMatch(sentence)
    expect(await readdir(join(diary.config.dataDir, 'backups')), what).toEqual([name])
  }
  expect(await readdir(diary.config.dataDir)).not.toContain('escaped')

  // The file is valid but its schema is unknown, which only the restore notices.
  const migration = { hash: 'x', madeAt: 4_000_000_000_000 }
  const future = await checked(
    await rewritten((manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, migration],
    })),
  )
  await write('Here')
  expect(await restored(future.name!)).toMatchObject({
    step: 'failed',
    trouble: expect.stringMatching(/newer version/),
  })
  expect(await titles()).toEqual(['Here'])
  await write('Still saved')
})

test('a row of lists in lists is refused before the store reads it', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  await write('Here')
  const { name } = await backup()
  for (const lists of ['['.repeat(1000) + ']'.repeat(1000), `[${'[],'.repeat(600_000)}1]`]) {
    const row = `{"id": 1, "version": 1, "saved_at": "2026-11-15T10:00:00Z", "saved_by": null, "document": ${lists}}`
    const { name: sent } = await checked(await withRows(name, 'dog_versions', `${row}\n`))
    expect(await restored(sent!)).toMatchObject({
      step: 'failed',
      trouble: expect.stringMatching(/never writes/),
    })
  }
  expect(await titles()).toEqual(['Here'])
  await write('Still saved')
})

const oddSettings: [column: string, value: string][] = [
  ['time_zone', 'Bad/Zone'],
  ['language', '__proto__'],
  ['social_links', '5'],
  ['features', '[]'],
  ['updated_at', 'infinity'],
]
test('settings that no page could be made with are refused with a sentence', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const {
    platform: { changes, database },
  } = diary.services
  await write('Here')
  await database.query('create table as_it_was as select * from settings')
  for (const [column, value] of oddSettings) {
    await database.query(`update settings set ${column} = '${value}'`)
    const { name } = await backup()
    await database.query(`update settings set ${column} = (select ${column} from as_it_was)`)
    await changes.announce()
    const { step, trouble } = await restored(name)
    expect([step, trouble]).toEqual(['failed', expect.stringContaining(column.replace('_', ' '))])
    expect(trouble).toContain('Nothing was changed')
  }
  await database.query('drop table as_it_was')
  expect(await titles()).toEqual(['Here'])
  expect((await diary.app.inject('/admin/login')).statusCode).toBe(200)
  await write('Still saved')
})

test('an upload is refused before it is received, when it is known to be too much', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const body = () => Readable.from([Buffer.from('x')])
  const refused = async (length?: number) => (await upload(body(), length)).json().code
  expect(await refused()).toBe('backup.not_bytes')
  expect(await refused(64 * 1024 ** 3 + 1)).toBe('backup.too_large')
  expect(await refused(60 * 1024 ** 3)).toMatch(/backup.(no_room_to_upload|cut_off)/)
  expect(await refused(2)).toBe('backup.cut_off')
  expect((await readdir(join(diary.config.dataDir, 'backups'))).length).toBe(0)
  expect((await call('PUT', `${url}/uploaded`, {})).json().code).toBe('backup.not_bytes')
})

test('a photo that is missing is put back, and one that came since stays', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const {
    platform: { storage },
  } = diary.services
  const store = async (name: string, words: string) => {
    const work = await storage.openWorkFolder()
    await writeFile(join(work, 'original'), words)
    await storage.store(work, name)
  }
  const [present, lost, late] = ['a', 'b', 'c'].map((sign) => sign.repeat(32)) as [
    string,
    string,
    string,
  ]
  await store(present, 'kept')
  await store(lost, 'lost')
  const { name } = await backup()
  await storage.remove(lost)
  await store(late, 'late')
  await restored(name)
  for (const [photo, words] of [
    [present, 'kept'],
    [lost, 'lost'],
    [late, 'late'],
  ] as const) {
    const found = await storage.open(photo, 'original')
    expect((await buffer(found!.stream)).toString()).toBe(words)
  }
})

test('what a killed restore left goes with the next start', async () => {
  const database = await openTestDatabase()
  await database.query('create schema restoring')
  await database.query('create table restoring.posts (id integer)')
  diary = await createTestApp({ database })
  const { rows } = await database.query(
    `select nspname from pg_namespace where nspname = 'restoring'`,
  )
  expect(rows).toEqual([])
  await diary.close()
  await database.close()
  diary = await createTestApp()
})

test('a stranger neither restores nor uploads', async () => {
  diary = await createTestApp()
  expect((await restore('x')).statusCode).toBe(401)
  expect((await upload(Buffer.from('x'), 1)).statusCode).toBe(401)
})
