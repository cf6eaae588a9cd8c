import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import {
  autosaveKeyOf,
  eraseDeletedItems,
  listAutosaves,
  listDeletedItems,
  listRevisions,
  restoreDeletedItems,
  saveAutosave,
} from '#shared/contract/history.admin.ts'
import {
  createPhoto,
  removePhoto,
  removePhotos,
  uploadMedia,
} from '#shared/contract/photos.admin.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import {
  createPost,
  getAdminPost,
  listAdminPosts,
  removePost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { makePhonePhoto } from '#test/make-image.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
let now = new Date('2026-11-08T09:00:00Z')
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock: { now: () => now } })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
  now = new Date('2026-11-08T09:00:00Z')
})
afterAll(() => diary.close())

const get = (url: string) => diary.app.inject({ method: 'GET', url })
const item = (kind: 'post' | 'photo', id: number) => ({ items: [{ kind, id }] })
const inDays = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
}
const purge = () => diary.services.posts.trash.purgeOld()

const publicUrls = [
  '/api/posts',
  '/api/posts/featured',
  '/api/posts/recent',
  '/api/posts/category/adventure',
  '/api/posts/deleted-tale',
  '/api/posts/older-name',
  '/api/posts/~1',
  '/api/posts/stays',
  '/api/blog-page',
  '/api/blog-page?search=deleted',
  '/api/blog-page?category=adventure',
  '/api/photos',
  '/api/photos/1',
  '/api/photos/2',
  '/api/gallery-page',
  '/rss.xml',
  '/sitemap.xml',
]

test('what is deleted is in no public answer, and after restoring every answer is as before', async () => {
  const { id } = await call(createPost, {
    body: makePost({ title: 'Deleted tale', slug: 'older-name', featured: true }),
  })
  await call(updatePost, {
    params: { id },
    body: makePost({ title: 'Deleted tale', slug: 'deleted-tale', featured: true }),
  })
  await call(createPost, { body: makePost({ title: 'Stays', slug: 'stays' }) })
  const photo = await call(createPhoto, { body: makePhoto({ title: 'Deleted photo' }) })
  await call(createPhoto, { body: makePhoto({ title: 'Stays, too' }) })
  const readAll = async () => Promise.all(publicUrls.map(async (url) => (await get(url)).body))
  const before = await readAll()
  expect(before.join()).toMatch(/Deleted tale.*Deleted photo/s)

  await call(removePost, { params: { id } })
  await call(removePhoto, { params: { id: photo.id } })
  const meanwhile = await readAll()
  expect(meanwhile.join()).not.toMatch(/deleted[ -](tale|photo)|older-name/i)
  expect(meanwhile.join()).toContain('Stays')
  expect((await get('/api/blog-page')).json().total).toBe(1)
  expect((await get('/api/gallery-page')).json().total).toBe(1)

  const items = [
    { kind: 'post' as const, id },
    { kind: 'photo' as const, id: photo.id },
  ]
  expect(await call(restoreDeletedItems, { body: { items } })).toEqual({ count: 2, moved: [] })
  expect(await readAll()).toEqual(before)
})

test('a deleted post is gone from the admin too, and comes back with history and unfinished words', async () => {
  const { id, version } = await call(createPost, { body: makePost({ title: 'First words' }) })
  const body = { ...makePost({ title: 'Second words' }), version }
  await call(updatePost, { params: { id }, body })
  const { excerpt, content, title, coverImage, category } = makePost({ title: 'Third words' })
  await call(saveAutosave, {
    params: { key: autosaveKeyOf(id) },
    body: {
      title,
      slug: '',
      content,
      excerpt,
      coverImage,
      category,
      published: true,
      featured: false,
      postVersion: 2,
      version: null,
    },
  })
  await call(removePost, { params: { id } })
  expect(await call(listAdminPosts)).toEqual([])
  expect(await call(listAutosaves)).toEqual([])
  for (const ask of [
    () => call(getAdminPost, { params: { id } }),
    () => call(updatePost, { params: { id }, body: makePost() }),
    () => call(listRevisions, { params: { id } }),
    () => call(removePost, { params: { id } }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ status: 404 })
  }
  await call(restoreDeletedItems, { body: item('post', id) })
  expect(await call(getAdminPost, { params: { id } })).toMatchObject({
    title: 'Second words',
    published: true,
    version: 2,
  })
  expect(await call(listRevisions, { params: { id } })).toHaveLength(2)
  expect(await call(listAutosaves)).toMatchObject([{ title: 'Third words' }])
})

test('a post whose address was taken meanwhile comes back at a free one, and the answer says so', async () => {
  const { id } = await call(createPost, { body: makePost({ title: 'Old', slug: 'the-bench' }) })
  await call(removePost, { params: { id } })
  await call(createPost, { body: makePost({ title: 'New', slug: 'the-bench' }) })
  expect(await call(restoreDeletedItems, { body: item('post', id) })).toEqual({
    count: 1,
    moved: [{ title: 'Old', from: 'the-bench', to: 'the-bench-2' }],
  })
  expect((await get('/api/posts/the-bench')).json().title).toBe('New')
  expect((await get('/api/posts/the-bench-2')).json().title).toBe('Old')
})

test('deleted things are listed, latest first, with the day they are gone for good', async () => {
  const post = await call(createPost, { body: makePost({ title: 'Went first' }) })
  const photo = await call(createPhoto, { body: makePhoto({ title: 'Went last' }) })
  await call(removePost, { params: { id: post.id } })
  inDays(1)
  await call(removePhotos, { body: { ids: [photo.id] } })
  expect(await call(listDeletedItems)).toEqual([
    expect.objectContaining({
      kind: 'photo',
      title: 'Went last',
      until: '2026-12-09T09:00:00.000Z',
    }),
    expect.objectContaining({
      kind: 'post',
      title: 'Went first',
      until: '2026-12-08T09:00:00.000Z',
    }),
  ])
})

test('a photo comes back with its files, however often unused ones are swept meanwhile', async () => {
  const { imageUrl } = await upload()
  const { id } = await call(createPhoto, { body: makePhoto({ imageUrl }) })
  await call(removePhoto, { params: { id } })
  inDays(DELETED_ITEM_RETENTION_DAYS - 1)
  await diary.services.photos.media.sweep()
  await purge()
  await call(restoreDeletedItems, { body: item('photo', id) })
  expect(await call(listPhotos)).toMatchObject([{ id, imageUrl }])
  expect((await get(imageUrl)).statusCode).toBe(200)
})

test('after 30 days a deleted post and photo are really gone, with everything that was theirs', async () => {
  const { imageUrl } = await upload()
  const post = await call(createPost, { body: makePost() })
  const photo = await call(createPhoto, { body: makePhoto({ imageUrl }) })
  await call(removePost, { params: { id: post.id } })
  await call(removePhoto, { params: { id: photo.id } })
  const livePost = await call(createPost, { body: makePost({ title: 'Kept' }) })
  inDays(DELETED_ITEM_RETENTION_DAYS)
  expect(await purge()).toBe(0)
  now = new Date(now.getTime() + 1)
  expect(await purge()).toBe(2)
  expect(await call(listDeletedItems)).toEqual([])
  expect((await get(imageUrl)).statusCode).toBe(404)
  const { db } = diary.services.platform.database
  const left = await db.execute(sql`select post_id from post_revisions`)
  expect(left.rows).toEqual([{ post_id: livePost.id }])
})

test('delete for good takes deleted things alone, at once and with their files', async () => {
  const { imageUrl } = await upload()
  const photo = await call(createPhoto, { body: makePhoto({ imageUrl }) })
  const post = await call(createPost, { body: makePost() })
  expect(await call(eraseDeletedItems, { body: item('post', post.id) })).toEqual({ count: 0 })
  expect(await call(eraseDeletedItems, { body: item('photo', photo.id) })).toEqual({ count: 0 })
  expect(await call(listAdminPosts)).toHaveLength(1)
  await call(removePhoto, { params: { id: photo.id } })
  expect(await call(eraseDeletedItems, { body: item('photo', photo.id) })).toEqual({ count: 1 })
  expect((await get(imageUrl)).statusCode).toBe(404)
  expect(await call(restoreDeletedItems, { body: item('photo', photo.id) })).toEqual({
    count: 0,
    moved: [],
  })
})

test('the same create sent again after deletion makes a new post', async () => {
  const headers = { 'idempotency-key': 'sent-twice-over' }
  const { id } = await call(createPost, { headers, body: makePost() })
  await call(removePost, { params: { id } })
  const again = await call(createPost, { headers, body: makePost() })
  expect(again.id).not.toBe(id)
})

test('bad input is refused with a sentence', async () => {
  const post = (body: object) =>
    diary.app.inject({ method: 'POST', url: restoreDeletedItems.path, payload: body })
  expect((await post({ items: [] })).json().fields.items).toBe('Please choose something')
  const letter = await post({ items: [{ kind: 'letter', id: 1 }] })
  expect(letter.statusCode).toBe(400)
  expect(JSON.stringify(letter.json())).toContain('Only posts and photos can come back')
})

async function upload(): Promise<{ imageUrl: string }> {
  const answer = await diary.app.inject({
    method: 'POST',
    url: uploadMedia.path,
    headers: { 'content-type': 'image/jpeg' },
    payload: await makePhonePhoto({ width: 120, height: 80 }),
  })
  return answer.json()
}
