import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import * as contract from '#shared/contract/imports.ts'
import { listLetters } from '#shared/contract/letters.ts'
import { createPost, getAdminPost, listFeaturedPosts, updatePost } from '#shared/contract/posts.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { clientOf } from '#test/api-calls.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { makePost } from '#test/make.ts'
import { drawing } from '#test/make-image.ts'
import { makeBoxedComment, makeBoxedPost, type Packed, packBox } from '#test/packed-boxes.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const START = '2026-11-16T10:00:00Z'
let diary: TestApp
let call: ApiClient
let clock: HeldClock
let packed: Packed
let picture: Buffer

beforeAll(async () => {
  picture = await drawing({ width: 64, height: 48 }).jpeg().toBuffer()
  clock = createHeldClock(START)
  diary = await createTestApp({
    ...{ visitor: adminVisitor, clock },
    oldBlogs: { openBox: (file, options) => packBox(packed)(file, options) },
  })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  await resetDatabase(diary.services.database.db)
  await diary.services.changes.announce()
  await rm(join(diary.config.dataDir, 'imports'), { recursive: true, force: true })
  packed = { posts: [makeBoxedPost()] }
  clock.set(START)
})
afterAll(() => diary.close())

const put = (id: number, from: number, bytes: Buffer, file = 'box') =>
  diary.app.inject({
    method: 'PUT',
    url: `/api/admin/imports/${id}/files/${file}?from=${from}`,
    headers: { 'content-type': 'application/octet-stream', origin: 'http://localhost' },
    payload: bytes,
  })
const get = (id: number) => call(contract.getImport, { params: { id } })
const work = () => diary.services.dueWork.run()

async function receive(): Promise<number> {
  const { id } = await call(contract.createImport, { body: { fileName: 'old.xml', sizeBytes: 6 } })
  expect((await put(id, 0, Buffer.from('<rss/>'))).statusCode).toBe(200)
  await work()
  return id
}
async function bringIn(options: Partial<contract.ImportOptions> = {}): Promise<number> {
  const id = await receive()
  await call(contract.startImport, { params: { id }, body: options })
  await work()
  return id
}
const listPosts = () => diary.services.posts.listAll()
const undo = async (id: number) => {
  await call(contract.undoImport, { params: { id } })
  await work()
  return get(id)
}

test('a file arrives in parts and goes on after an interruption; then it is looked at', async () => {
  const made = await call(contract.createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  const { id } = made
  expect(made).toMatchObject({ state: 'receiving', file: { receivedBytes: 0, sizeBytes: 6 } })
  expect((await put(id, 0, Buffer.from('<rs'))).json()).toMatchObject({
    state: 'receiving',
    file: { receivedBytes: 3 },
  })
  const again = await put(id, 0, Buffer.from('<rs'))
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'import.wrong_place',
    details: { receivedBytes: 3 },
  })
  const tooMuch = await put(id, 3, Buffer.from('s/>and more'))
  expect(tooMuch.json()).toMatchObject({ code: 'import.too_much' })
  expect((await get(id)).file.receivedBytes).toBe(3)
  await put(id, 3, Buffer.from('s/>'))
  await work()
  expect(await get(id)).toMatchObject({
    state: 'looked',
    kind: 'wordpress',
    report: { posts: { total: 1, published: 1, drafts: 0, known: 0 } },
  })
  expect(await listPosts()).toEqual([])
})

test('another zip of pictures takes the place of the first, or none at all', async () => {
  const id = await receive()
  const announce = (fileName: string, sizeBytes: number) =>
    call(contract.addPictures, { params: { id }, body: { fileName, sizeBytes } })
  await announce('first.zip', 5)
  await put(id, 0, Buffer.from('fir'), 'pictures')
  expect(await announce('second.zip', 2)).toMatchObject({
    ...{ state: 'receiving', report: null },
    pictures: { name: 'second.zip', sizeBytes: 2, receivedBytes: 0 },
  })
  await put(id, 0, Buffer.from('se'), 'pictures')
  await work()
  expect(await get(id)).toMatchObject({ state: 'looked', report: { posts: { total: 1 } } })
  const folder = join(diary.config.dataDir, 'imports', String(id))
  expect(await readFile(join(folder, 'pictures'), 'utf8')).toBe('se')
  await announce('third.zip', 9)
  await call(contract.removePictures, { params: { id } })
  await work()
  expect(await get(id)).toMatchObject({ state: 'looked', pictures: null })
  expect(await readdir(folder)).toEqual(['box'])
})

test('a file that is too large is refused before it is sent', async () => {
  const sizeBytes = importLimits.fileBytes + 1
  await expect(
    call(contract.createImport, { body: { fileName: 'a.xml', sizeBytes } }),
  ).rejects.toMatchObject({ status: 400 })
})

test('the look at a real export counts what is in it, and names each loose end with its post', async () => {
  const real = await createTestApp({ visitor: adminVisitor, clock })
  try {
    const path = resolve('test/fixtures/moving/wordpress.xml')
    const { id } = await real.services.imports.createFrom({ fileName: 'a', sizeBytes: 1, path })
    await real.services.dueWork.run()
    const { state, report } = await real.services.imports.get(id)
    expect(state).toBe('looked')
    expect(report).toMatchObject({
      ...{ title: 'Waffles & Co.', posts: { total: 9, published: 2, drafts: 7, known: 0 } },
      ...{ comments: 3, pictures: { total: 2, inside: 0, toFetch: 2, missing: 0 } },
    })
    expect(report?.categories).toContainEqual({ name: 'Tips & Tricks', posts: 1, match: null })
    expect(report?.looseEnds.find(({ kind }) => kind === 'form')).toEqual({
      ...{ kind: 'form', count: 1 },
      posts: [{ title: 'Before the snow', detail: '[contact-form-7]' }],
    })
  } finally {
    await real.close()
  }
})

test('a box that cannot be opened is told in a sentence, and its file is gone', async () => {
  const real = await createTestApp({ visitor: adminVisitor, clock })
  const ask = clientOf(real.app)
  const { id } = await ask(contract.createImport, { body: { fileName: 'x.xml', sizeBytes: 4 } })
  await real.app.inject({
    method: 'PUT',
    url: `/api/admin/imports/${id}/files/box?from=0`,
    headers: { 'content-type': 'application/octet-stream', origin: 'http://localhost' },
    payload: 'junk',
  })
  await real.services.dueWork.run()
  const failed = await ask(contract.getImport, { params: { id } })
  expect(failed.state).toBe('failed')
  expect(failed.failure).toMatch(/file/)
  expect(await readdir(join(real.config.dataDir, 'imports'))).toEqual([])
  await real.close()
})

test('posts keep their words, days, pictures and comments, and nobody is mailed', async () => {
  packed = {
    posts: [
      makeBoxedPost({
        markdown: 'Look: ![Snow](https://old.example/a.jpg "So much") and ![gone](b.jpg)',
        pictures: [{ source: 'https://old.example/a.jpg' }, { source: 'b.jpg' }],
        tags: ['snow', 'puppy'],
        category: 'Puppy school',
        comments: [
          makeBoxedComment({ key: 'c2', parentKey: 'c1', message: 'Indeed' }),
          makeBoxedComment(),
          makeBoxedComment({ key: 'c3', parentKey: 'c2', status: 'waiting', message: 'Buy' }),
        ],
      }),
    ],
    pictures: { 'https://old.example/a.jpg': picture },
  }
  const id = await bringIn()
  const done = await get(id)
  expect(done).toMatchObject({
    state: 'done',
    report: {
      pictures: { total: 2, inside: 1, toFetch: 0, missing: 1 },
      categories: [{ name: 'Puppy school', match: null }],
    },
    progress: { posts: 1, made: 1, failed: 0, pictures: 1, missingPictures: 1, comments: 3 },
  })
  const [row] = await listPosts()
  const post = await call(getAdminPost, { params: { id: row!.id } })
  expect(post).toMatchObject({
    slug: 'first-snow',
    published: true,
    publishedAt: '2025-03-02T08:00:00.000Z',
    category: 'Puppy school',
    coverImage: expect.stringMatching(/^\/media\/[0-9a-f]{32}\//),
  })
  expect(post.content).toContain(`![Snow](${post.coverImage} "So much")`)
  expect(post.content).toContain('![gone](/media/missing/b.jpg)')
  expect(post.content).toContain('*Tags: snow, puppy*')
  const { categories } = await diary.services.categories.list('posts')
  expect(categories.map(({ name }) => name)).toContain('Puppy school')
  expect(await diary.services.comments.moderation.counts()).toMatchObject({
    ...{ approved: 2, waiting: 1 },
  })
  const { rows: thread } = await diary.services.database.db.execute(
    'select message, parent_id, reply_to_id from comments order by id',
  )
  expect(thread).toEqual([
    { message: 'What a nose!', parent_id: null, reply_to_id: null },
    { message: 'Indeed', parent_id: 1, reply_to_id: 1 },
    { message: 'Buy', parent_id: 1, reply_to_id: 2 },
  ])
  expect(await call(listLetters, {})).toEqual([])
  expect(await call(contract.listImportedPosts, { params: { id } })).toEqual([
    {
      ...{ postId: row!.id, title: 'First snow', published: true, failed: false },
      looseEnds: [{ kind: 'picture', detail: 'b.jpg is not in the file' }],
    },
  ])
  const csv = await diary.app.inject(contract.importCsvPath(id))
  expect(csv.body).toContain('"First snow"')
  expect(await readdir(join(diary.config.dataDir, 'imports'))).toEqual([])
})

test('nothing is public by accident', async () => {
  packed = {
    posts: [
      makeBoxedPost({ slug: 'secret', status: 'draft' }),
      makeBoxedPost({ slug: 'tomorrow', publishedAt: new Date('2026-11-17T10:00:00Z') }),
    ],
  }
  await bringIn()
  expect((await listPosts()).map(({ published }) => published)).toEqual([false, false])
})

test('what stood first on the old home page is featured on the new one', async () => {
  packed = {
    posts: [
      makeBoxedPost({ slug: 'pinned', featured: true, publishedAt: new Date('2020-01-01') }),
      makeBoxedPost({ slug: 'newer' }),
    ],
  }
  await bringIn()
  const featured = await call(listFeaturedPosts)
  expect(featured.map(({ slug }) => slug)).toEqual(['pinned'])
})

test('all come as drafts when the owner wants that, and keep their days', async () => {
  await bringIn({ asDrafts: true })
  expect(await listPosts()).toMatchObject([
    { published: false, publishedAt: new Date('2025-03-02T08:00:00Z') },
  ])
})

test('a second run adds nothing', async () => {
  packed = { posts: [makeBoxedPost(), makeBoxedPost({ slug: 'second', title: 'Second' })] }
  await bringIn()
  const before = await listPosts()
  const id = await receive()
  expect((await get(id)).report?.posts).toMatchObject({ total: 2, known: 2 })
  await call(contract.startImport, { params: { id }, body: {} })
  await work()
  expect(await get(id)).toMatchObject({ state: 'done', progress: { posts: 2, made: 0 } })
  expect(await listPosts()).toEqual(before)
})

test('an address that is taken gets a number, and the report says so', async () => {
  await call(createPost, { body: makePost({ slug: 'first-snow', published: true }) })
  const id = await bringIn()
  expect((await get(id)).report?.takenSlugs).toEqual(['first-snow'])
  expect((await listPosts()).map(({ slug }) => slug).sort()).toEqual(['first-snow', 'first-snow-2'])
  const [post] = await call(contract.listImportedPosts, { params: { id } })
  expect(post?.looseEnds).toContainEqual({
    ...{ kind: 'address', detail: expect.stringContaining('first-snow-2') },
  })
})

test('undo takes out what nobody changed, and spares the rest', async () => {
  packed = {
    posts: ['one', 'two', 'three'].map((slug) =>
      makeBoxedPost({
        ...{ slug, title: `Post ${slug}`, category: 'Brand new', oldAddresses: [`/2025/${slug}/`] },
        markdown: `![](${slug}.jpg) Words that are long enough.`,
        pictures: [{ source: `${slug}.jpg` }],
        comments: [makeBoxedComment()],
      }),
    ),
    pictures: { 'one.jpg': picture, 'two.jpg': picture, 'three.jpg': picture },
  }
  const own = await call(createPost, { body: makePost({ title: 'My own' }) })
  const media = (await diary.services.storage.list()).length
  const id = await bringIn()
  const rows = await listPosts()
  const two = rows.find(({ slug }) => slug === 'two')!
  await call(updatePost, {
    ...{
      params: { id: two.id },
      body: makePost({ coverImage: two.coverImage, title: 'Mine now', slug: 'two' }),
    },
  })
  expect(await diary.services.storage.list()).toHaveLength(media + 3)
  expect(await undo(id)).toMatchObject({ state: 'undone', spared: 1, undoUntil: null })
  expect((await listPosts()).map((post) => post.id).sort()).toEqual([own.id, two.id].sort())
  expect(await diary.services.storage.list()).toHaveLength(media + 1)
  expect(await call(contract.listImportedAddresses, { params: { id } })).toMatchObject([
    { from: '/2025/two', postTitle: 'Mine now' },
  ])
  const { categories } = await diary.services.categories.list('posts')
  expect(categories.some(({ name }) => name === 'Brand new')).toBe(false)
})

test('a post that a visitor answered to stays', async () => {
  const id = await bringIn()
  const [post] = await listPosts()
  await diary.services.database.db.execute(
    `insert into comments (post_id, name, message, text_key) values (${post!.id}, 'Kim', 'Hi', 'x')`,
  )
  expect(await undo(id)).toMatchObject({ state: 'undone', spared: 1 })
  expect(await listPosts()).toHaveLength(1)
})

test('after thirty days there is no undo', async () => {
  const id = await bringIn()
  clock.pass(importLimits.undoDays * DAY)
  expect((await get(id)).undoUntil).toBeNull()
  await expect(call(contract.undoImport, { params: { id } })).rejects.toMatchObject({
    ...{ status: 409, problem: { code: 'import.too_late' } },
  })
})

test('a paused import rests, and goes on where it was', async () => {
  let id = 0
  packed = {
    posts: Array.from({ length: 6 }, (_, n) =>
      makeBoxedPost({ slug: `post-${n}`, key: `wp:${n}` }),
    ),
    beforePost: async (at) => {
      if (at === 3 && id > 0 && isFirst) {
        isFirst = false
        await call(contract.pauseImport, { params: { id } })
      }
    },
  }
  let isFirst = true
  id = await receive()
  await call(contract.startImport, { params: { id }, body: {} })
  await work()
  expect(await get(id)).toMatchObject({ state: 'paused', progress: { posts: 3, made: 3 } })
  await work()
  expect(await listPosts()).toHaveLength(3)
  await call(contract.resumeImport, { params: { id } })
  await work()
  expect(await get(id)).toMatchObject({ state: 'done', progress: { posts: 6, made: 6 } })
  expect(new Set((await listPosts()).map(({ slug }) => slug)).size).toBe(6)
})

test('a file that nobody goes on with is removed after two days', async () => {
  const { id } = await call(contract.createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  await put(id, 0, Buffer.from('<rs'))
  await diary.services.imports.sweep()
  expect(await readdir(join(diary.config.dataDir, 'imports'))).toEqual([String(id)])
  clock.pass(importLimits.abandonedHours * HOUR + 1)
  await diary.services.imports.sweep()
  expect(await readdir(join(diary.config.dataDir, 'imports'))).toEqual([])
  await expect(get(id)).rejects.toMatchObject({ status: 404 })
})
