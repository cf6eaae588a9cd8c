import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import {
  createImport,
  getImport,
  type ImportOptions,
  listImportedPosts,
  retryImport,
  startImport,
  stopImport,
  undoImport,
} from '#shared/contract/transfer.admin.ts'
import { clipLimits } from '#shared/limits.ts'
import { importLimits } from '#shared/transfer.ts'
import { clientOf } from '#test/api-calls.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { createFakeSource, type FakeSource, makeSourcePost } from '#test/transfer/fake-sources.ts'
import { makeZip } from '#test/transfer/make-zip.ts'
import { fetchTexts, refusals, warningTexts } from '#texts/errors/transfer.ts'
import { FetchError } from './public-fetch.ts'
import { openSource } from './sources/open-source.ts'

let diary: TestApp
let call: ApiClient
/** When this is null, the uploaded file is read. */
let packed: FakeSource | null
let requested: string[]
let mostBytes: (number | undefined)[]
let opened: Readable[]

const openRecording: typeof openSource = async (file, options) => {
  const source = await openSource(file, options)
  const openPicture = async (picture: string) => {
    const stream = await source.openPicture(picture)
    if (stream) opened.push(stream)
    return stream
  }
  return { ...source, openPicture }
}

beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    oldBlogs: {
      openSource: (file, options) =>
        (packed ? createFakeSource(packed) : openRecording)(file, options),
      fetchPicture: async (address, most) => {
        requested.push(address)
        mostBytes.push(most)
        throw new FetchError(fetchTexts.unreachable)
      },
    },
  })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await rm(join(diary.config.dataDir, 'imports'), { recursive: true, force: true })
  packed = { posts: [makeSourcePost()] }
  requested = []
  mostBytes = []
  opened = []
})
afterAll(() => diary.close())

const get = (id: number) => call(getImport, { params: { id } })
const work = () => diary.services.platform.jobs.run()
const titlesHere = async () => (await diary.services.posts.listAll()).map(({ title }) => title)
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    makeSourcePost({ slug: `post-${n}`, title: `Post ${n}`, key: `wp:${n}` }),
  )

async function receive(bytes: Buffer): Promise<number> {
  const body = { fileName: 'old.zip', sizeBytes: bytes.length }
  const { id } = await call(createImport, { body })
  const { statusCode } = await diary.app.inject({
    method: 'PUT',
    url: `/api/admin/imports/${id}/file`,
    headers: { 'content-type': 'application/octet-stream', origin: 'http://localhost' },
    payload: bytes,
  })
  expect(statusCode).toBe(200)
  await work()
  return id
}
async function start(options: Partial<ImportOptions> = {}): Promise<number> {
  const id = await receive(Buffer.from('a file'))
  await call(startImport, { params: { id }, body: options })
  return id
}

const note = { name: 'a.md', data: '---\ntitle: A\ndate: 2025-03-01\n---\nWords' }
test.each<[string, Buffer, keyof typeof refusals]>([
  [
    'code as the front matter of its last file',
    makeZip([note, { name: 'z.md', data: '---js\nprocess.exit(1)\n---\nx' }]),
    'code_front_matter',
  ],
  [
    'a last file that is larger than it says',
    makeZip([note, { name: 'z.md', data: 'x'.repeat(50_000), claimedSize: 10 }]),
    'damaged',
  ],
  ['a path that climbs out', makeZip([note, { name: '../../z.md' }]), 'zip_path'],
  ['a link', makeZip([note, { name: 'z.md', data: '/etc', mode: 0o120777 }]), 'zip_link'],
  [
    'entities of its own',
    Buffer.from('<!DOCTYPE rss [<!ENTITY a "b">]><rss><wp:wxr_version/></rss>'),
    'doctype',
  ],
])('a file with %s is refused by the look inside, and gone', async (_, bytes, refusal) => {
  packed = null
  const id = await receive(bytes)
  expect(await get(id)).toMatchObject({ state: 'failed', failure: refusals[refusal], report: null })
  expect(await readdir(join(diary.config.dataDir, 'imports'))).toEqual([])
  expect(await titlesHere()).toEqual([])
})

test('a look inside reads no picture, and with code as front matter opens none', async () => {
  packed = null
  const picture = { name: 'snow.jpg', data: Buffer.alloc(200_000, 'snow') }
  const shown = { name: 'a.md', data: `${note.data}\n\n![Snow](snow.jpg)` }
  const code = { name: 'z.md', data: '---js\nprocess.exit(1)\n---\nx' }
  const refused = await receive(makeZip([picture, shown, code]))
  expect(await get(refused)).toMatchObject({ state: 'failed', failure: refusals.code_front_matter })
  expect(opened).toEqual([])
  expect(await get(await receive(makeZip([picture, shown])))).toMatchObject({ state: 'looked' })
  expect(opened.map(({ readableDidRead }) => readableDidRead)).toEqual([false])
})

test('one that is stopped keeps what came in, and leaves no file', async () => {
  let id = 0
  packed = {
    posts: numbered(5),
    beforePost: async (at) => {
      if (id > 0 && at === 2) await call(stopImport, { params: { id } })
    },
  }
  id = await start()
  await work()
  expect(await get(id)).toMatchObject({ state: 'stopped', progress: { made: 2 } })
  expect(await readdir(join(diary.config.dataDir, 'imports'))).toEqual([])
  await work()
  expect((await titlesHere()).sort()).toEqual(['Post 0', 'Post 1'])
  await expect(call(retryImport, { params: { id } })).rejects.toMatchObject({
    status: 409,
  })
  await call(undoImport, { params: { id } })
  await work()
  expect(await get(id)).toMatchObject({ state: 'undone', spared: 0 })
  expect(await titlesHere()).toEqual([])
})

test('a post that fails again and again is told, and the others come in', async () => {
  const posts = numbered(3)
  // No store accepts an invalid date.
  posts[1] = { ...posts[1]!, publishedAt: new Date(Number.NaN) }
  packed = { posts }
  const id = await start()
  for (let turn = 0; turn < 5; turn += 1) await work().catch(() => {})
  expect(await get(id)).toMatchObject({ state: 'done', progress: { made: 2, failed: 1 } })
  expect((await titlesHere()).sort()).toEqual(['Post 0', 'Post 2'])
  const reported = await call(listImportedPosts, { params: { id } })
  expect(reported.find(({ failed }) => failed)).toMatchObject({
    ...{ title: 'Post 1', postId: null },
    looseEnds: [{ kind: 'other', detail: warningTexts.failed }],
  })
})

test('a film may be as large as a clip is sent; the report names one that did not come', async () => {
  const [picture, film] = ['https://old.example/a.jpg', 'https://old.example/run.mp4']
  const warnings = [{ kind: 'video' as const, detail: film }]
  packed = {
    posts: [makeSourcePost({ markdown: film, pictures: [{ source: picture }], warnings })],
  }
  const id = await start()
  await work()
  expect(Object.fromEntries(requested.map((address, at) => [address, mostBytes[at]]))).toEqual({
    [picture]: undefined,
    [film]: clipLimits.sentBytes,
  })
  const [post] = await call(listImportedPosts, { params: { id } })
  expect(post!.looseEnds).toContainEqual({ kind: 'video', detail: film })
})

test('the old server is asked for so many pictures of an import, and then not again', async () => {
  const sources = ['a', 'b', 'c'].map((name) => `https://old.example/${name}.jpg`)
  const pictures = sources.map((source) => ({ source }))
  const markdown = sources.map((source) => `![](${source})`).join('\n\n')
  packed = { posts: [makeSourcePost({ markdown, pictures })] }
  const id = await start()
  // Imitates an import that has already fetched all but one of the allowed pictures.
  await diary.services.platform.database.db.execute(
    `insert into imported_pictures (import_id, source_key) select ${id}, 'k' || n from generate_series(1, ${importLimits.fetchedPictures - 1}) n`,
  )
  await work()
  expect(requested).toEqual(['https://old.example/a.jpg'])
  const [post] = await call(listImportedPosts, { params: { id } })
  expect(post?.looseEnds.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([
      warningTexts.notFetched('a.jpg', fetchTexts.unreachable),
      warningTexts.notFetched('b.jpg', fetchTexts.enough),
      warningTexts.notFetched('c.jpg', fetchTexts.enough),
    ]),
  )
})

test('a disk without room for the file is told before it is sent', async () => {
  const full = await createTestApp({
    ...{ visitor: adminVisitor, env: { MIN_FREE_MB: '1000000000' } },
  })
  try {
    await expect(
      full.services.transfer.imports.create({ fileName: 'old.xml', sizeBytes: 1 }),
    ).rejects.toMatchObject({ status: 507, code: 'import.no_room' })
    expect(await full.services.transfer.imports.list()).toEqual([])
    expect(await readdir(join(full.config.dataDir, 'imports'))).toEqual([])
  } finally {
    await full.close()
  }
})
