import { readdir } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listLetters } from '#shared/contract/letters.admin.ts'
import { createPost, getAdminPost } from '#shared/contract/posts.admin.ts'
import { listFeaturedPosts } from '#shared/contract/posts.ts'
import {
  type Import,
  importCsvPath,
  listImportedPosts,
  listImports,
  startImport,
  stopImport,
} from '#shared/contract/transfer.admin.ts'
import { saveDog } from '#test/diaries/dog-diary.ts'
import { makePost } from '#test/make.ts'
import { drawTestImage } from '#test/make-image.ts'
import { readClipFixture } from '#test/reading/read-clip.ts'
import { makeSourceComment, makeSourcePost } from '#test/transfer/fake-sources.ts'
import { openImportDiary } from '#test/transfer/import-diary.ts'

const picture = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
const imports = await openImportDiary()
const { diary, call, folder, get, work, receive, importBlog, listPosts, pack } = imports

beforeEach(imports.resetDiary)
afterAll(() => imports.diary.close())

test.for([
  ['the owner’s portrait', '/media/abc/800x600.jpg', '/media/abc/800x600.jpg'],
  ['a pattern, never the dog of the demo', undefined, '/media/demo/paw-prints/1600x1067.jpg'],
  ['a pattern, without any portrait', '', '/media/demo/paw-prints/1600x1067.jpg'],
] as const)('the cover of a post without pictures is %s', async ([, portrait, cover]) => {
  await saveDog(call, portrait === undefined ? { name: 'Olive' } : { portrait })
  pack({ posts: [makeSourcePost({ pictures: [], markdown: 'Words alone, and a few of them.' })] })
  await importBlog()
  const [row] = await listPosts()
  expect(row?.coverImage).toBe(cover)
})

test('posts keep their words, days, pictures and comments, and nobody is mailed', async () => {
  pack({
    posts: [
      makeSourcePost({
        markdown: 'Look: ![Snow](https://old.example/a.jpg "So much") and ![gone](b.jpg)',
        pictures: [{ source: 'https://old.example/a.jpg' }, { source: 'b.jpg' }],
        tags: ['snow', 'puppy'],
        category: 'Puppy school',
        comments: [
          makeSourceComment({ key: 'c2', parentKey: 'c1', message: 'Indeed' }),
          makeSourceComment(),
          makeSourceComment({ key: 'c3', parentKey: 'c2', status: 'waiting', message: 'Buy' }),
        ],
      }),
    ],
    pictures: { 'https://old.example/a.jpg': picture },
  })
  const id = await importBlog()
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
  const { categories } = await diary.services.posts.categories.list('posts')
  expect(categories.map(({ name }) => name)).toContain('Puppy school')
  expect(await diary.services.comments.moderation.counts()).toMatchObject({
    ...{ approved: 2, waiting: 1 },
  })
  const { rows: thread } = await diary.services.platform.database.db.execute(
    'select message, parent_id, reply_to_id from comments order by id',
  )
  expect(thread).toEqual([
    { message: 'What a nose!', parent_id: null, reply_to_id: null },
    { message: 'Indeed', parent_id: 1, reply_to_id: 1 },
    { message: 'Buy', parent_id: 1, reply_to_id: 2 },
  ])
  expect(await call(listLetters, {})).toEqual([])
  expect(await call(listImportedPosts, { params: { id } })).toEqual([
    {
      ...{ postId: row!.id, title: 'First snow', published: true, failed: false },
      looseEnds: [{ kind: 'picture', detail: 'b.jpg is not in the file' }],
    },
  ])
  const csv = await diary.app.inject(importCsvPath(id))
  expect(csv.body).toContain('"First snow"')
  expect(await readdir(folder)).toEqual([])
})

test('nothing is public by accident', async () => {
  pack({
    posts: [
      makeSourcePost({ slug: 'secret', status: 'draft' }),
      makeSourcePost({ slug: 'tomorrow', publishedAt: new Date('2026-11-17T10:00:00Z') }),
    ],
  })
  await importBlog()
  expect((await listPosts()).map(({ published }) => published)).toEqual([false, false])
})

test('what stood first on the old home page is featured on the new one', async () => {
  pack({
    posts: [
      makeSourcePost({ slug: 'pinned', featured: true, publishedAt: new Date('2020-01-01') }),
      makeSourcePost({ slug: 'newer' }),
    ],
  })
  await importBlog()
  const featured = await call(listFeaturedPosts)
  expect(featured.map(({ slug }) => slug)).toEqual(['pinned'])
})

test('all come as drafts when the owner wants that, and keep their days', async () => {
  await importBlog({ asDrafts: true })
  expect(await listPosts()).toMatchObject([
    { published: false, publishedAt: new Date('2025-03-02T08:00:00Z') },
  ])
})

test('a second run adds nothing', async () => {
  pack({ posts: [makeSourcePost(), makeSourcePost({ slug: 'second', title: 'Second' })] })
  await importBlog()
  const before = await listPosts()
  const id = await receive()
  expect((await get(id)).report?.posts).toMatchObject({ total: 2, known: 2 })
  await call(startImport, { params: { id }, body: {} })
  await work()
  expect(await get(id)).toMatchObject({ state: 'done', progress: { posts: 2, made: 0 } })
  expect(await listPosts()).toEqual(before)
})

test('an address that is taken gets a number, and the report says so', async () => {
  await call(createPost, { body: makePost({ slug: 'first-snow', published: true }) })
  const id = await importBlog()
  expect((await get(id)).report?.takenSlugs).toEqual(['first-snow'])
  expect((await listPosts()).map(({ slug }) => slug).sort()).toEqual(['first-snow', 'first-snow-2'])
  const [post] = await call(listImportedPosts, { params: { id } })
  expect(post?.looseEnds).toContainEqual({
    ...{ kind: 'address', detail: expect.stringContaining('first-snow-2') },
  })
})

test('an import that an earlier version paused is shown as stopped, and can be taken out', async () => {
  const id = await importBlog()
  await diary.services.platform.database.db.execute(
    `update imports set state = 'paused', finished_at = null where id = ${id}`,
  )
  const [{ state, undoUntil }] = (await call(listImports)) as [Import]
  expect({ state, undoUntil }).toMatchObject({ state: 'stopped', undoUntil: expect.any(String) })
  await expect(call(stopImport, { params: { id } })).rejects.toMatchObject({ status: 409 })
  expect(await imports.undo(id)).toMatchObject({ state: 'undone', spared: 0 })
  expect(await listPosts()).toEqual([])
})

test('a film of the old blog becomes a clip where it can, and stays the link it was otherwise', async () => {
  const film = (name: string) => `https://old.example/${name}`
  const warned = ['run.mp4', 'phone.mov', 'gone.webm'].map((name) => film(name))
  pack({
    posts: [
      makeSourcePost({
        markdown: ['He ran.', ...warned].join('\n\n'),
        pictures: [],
        warnings: warned.map((detail) => ({ kind: 'video' as const, detail })),
      }),
    ],
    pictures: {
      [film('run.mp4')]: await readClipFixture('plain.mp4'),
      [film('phone.mov')]: await readClipFixture('hevc.mov'),
    },
  })
  const id = await importBlog()
  const [row] = await listPosts()
  const { content } = await call(getAdminPost, { params: { id: row!.id } })
  const [, clip, ...links] = content.split('\n\n')
  expect(clip).toMatch(/^!\[\]\(\/media\/[0-9a-f]{32}\/clip\.mp4#160x120,2\)$/)
  expect(links).toEqual([film('phone.mov'), film('gone.webm')])
  const [post] = await call(listImportedPosts, { params: { id } })
  const videos = post!.looseEnds.filter(({ kind }) => kind === 'video')
  expect(videos.map(({ detail }) => detail)).toEqual(links)
})
