import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError, createInProcessClient } from '#shared/calls/api-client.ts'
import * as photosAdmin from '#shared/contract/photos.admin.ts'
import * as photos from '#shared/contract/photos.ts'
import * as postsAdmin from '#shared/contract/posts.admin.ts'
import * as posts from '#shared/contract/posts.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const everyone = () => diary.services.readings.as('everyone')
const fromInside = () => createInProcessClient(everyone().answers.ask)
const overHttp = () => clientOf(diary.app)
const write = (post: Parameters<typeof makePost>[0]) =>
  overHttp()(postsAdmin.createPost, { body: makePost(post) })

test('page rendering gets word for word what the routes send', async () => {
  await write({ title: 'Shown', featured: true })
  await write({ title: 'Shown, too', slug: 'shown-too' })
  await overHttp()(photosAdmin.createPhoto, { body: makePhoto() })
  const ask = fromInside()
  const call = overHttp()
  expect(await ask(posts.listFeaturedPosts)).toEqual(await call(posts.listFeaturedPosts))
  expect(await ask(posts.listRecentPosts, { query: {} })).toEqual(
    await call(posts.listRecentPosts, { query: {} }),
  )
  const post = { params: { slug: 'shown-too' } }
  expect(await ask(posts.getPost, post)).toEqual(await call(posts.getPost, post))
  const page = { query: { category: 'Adventure' } }
  expect(await ask(posts.getBlogPage, page)).toEqual(await call(posts.getBlogPage, page))
  const few = { query: { limit: 6 } }
  expect(await ask(photos.listPhotos, few)).toEqual(await call(photos.listPhotos, few))
  const album = { query: {} }
  expect(await ask(photos.getGalleryPage, album)).toEqual(await call(photos.getGalleryPage, album))
})

test('a draft is not there for page rendering', async () => {
  await write({ slug: 'a-secret', featured: true, published: false })
  const ask = fromInside()
  expect(await ask(posts.listFeaturedPosts)).toEqual([])
  expect(await ask(posts.listRecentPosts, { query: {} })).toEqual([])
  expect(await ask(posts.getBlogPage, { query: {} })).toMatchObject({ posts: [], total: 0 })
  const refused = await ask(posts.getPost, { params: { slug: 'a-secret' } }).catch(String)
  expect(refused).toContain('404')
})

test('settings are those of an anonymous visitor, even where an admin calls', async () => {
  await overHttp()(updateSettings, { body: { ownerEmail: 'owner@example.com' } })
  expect((await overHttp()(getSettings)).ownerEmail).toBe('owner@example.com')
  expect((await fromInside()(getSettings)).ownerEmail).toBe('')
})

test('wrong input is refused as over HTTP', async () => {
  const ask = fromInside()
  const tooLong = await ask(posts.getPost, { params: { slug: 'x'.repeat(201) } }).catch(
    (error: unknown) => error,
  )
  expect(tooLong).toBeInstanceOf(ApiError)
  expect((tooLong as ApiError).status).toBe(404)
  await expect(ask(photos.listPhotos, { query: { limit: 0 } })).rejects.toThrow('400')
})

test('nothing of the owner can be asked for', async () => {
  await expect(everyone().answers.ask('/api/admin/posts', {})).rejects.toThrow('not a public call')
  await expect(everyone().answers.ask('/api/admin/settings', {})).rejects.toThrow(
    'not a public call',
  )
})

test('a failure of ours is answered as unavailable, and its cause is kept for the log', async () => {
  const trouble = new Error('the store is gone')
  const { listRecent } = everyone().posts
  everyone().posts.listRecent = () => Promise.reject(trouble)
  const failed = everyone().answers.ask('/api/posts/recent', { query: {} })
  await expect(failed).rejects.toMatchObject({ status: 503, cause: trouble })
  everyone().posts.listRecent = listRecent
})
