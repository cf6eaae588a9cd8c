import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { removePhoto, updatePhoto } from '#shared/contract/photos.admin.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import {
  createPost,
  getAdminPost,
  listAdminPosts,
  removePost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { countSamples, removeSamples } from '#shared/contract/settings.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
beforeEach(async () => {
  diary = await createTestApp({ visitor: adminVisitor, env: { SEED: 'demo' } })
  call = clientOf(diary.app)
})
afterEach(() => diary.close())

test('only samples that nobody changed are counted and removed, after a backup', async () => {
  const before = await call(countSamples)
  expect(before.posts).toBeGreaterThan(10)
  expect(before.photos).toBeGreaterThan(10)
  const [one] = await call(listAdminPosts)
  const { id, createdAt, updatedAt, publishedAt, date, ...post } = await call(getAdminPost, {
    params: { id: one!.id },
  })
  await call(updatePost, { params: { id }, body: { ...post, title: 'My own words now' } })
  const own = await call(createPost, { body: makePost({ title: 'Written by me' }) })
  const [photo] = await call(listPhotos, { query: {} })
  await call(updatePhoto, {
    params: { id: photo!.id },
    body: { title: 'My title', description: 'My own description.', category: 'Family' },
  })
  expect(await call(countSamples)).toEqual({ posts: before.posts - 1, photos: before.photos - 1 })

  const removed = await call(removeSamples)
  expect(removed).toMatchObject({ posts: before.posts - 1, photos: before.photos - 1 })
  expect(await readdir(join(diary.config.dataDir, 'backups'))).toContain(removed.backup!)
  const left = (await call(listAdminPosts)).map((row) => row.id)
  expect(left.sort()).toEqual([id, own.id].sort())
  expect((await call(listPhotos, { query: {} })).map((row) => row.title)).toEqual(['My title'])
  expect(await call(countSamples)).toEqual({ posts: 0, photos: 0 })
  // Nothing is left to remove, so no second backup is made.
  expect(await call(removeSamples)).toEqual({ posts: 0, photos: 0, backup: null })
})

test('a sample that was saved again is the owner’s, though its words are the same', async () => {
  const [one] = await call(listAdminPosts)
  const { id, createdAt, updatedAt, publishedAt, date, ...post } = await call(getAdminPost, {
    params: { id: one!.id },
  })
  await call(updatePost, { params: { id }, body: { ...post, featured: !post.featured } })
  await call(removeSamples)
  expect((await call(listAdminPosts)).map((row) => row.id)).toEqual([id])
})

test('samples that were removed do not come back with the next start', async () => {
  await call(removeSamples)
  expect(await call(listAdminPosts)).toEqual([])
  await startAgain()
  expect(await call(listAdminPosts)).toEqual([])
})

test('samples that were deleted one by one do not come back with the next start', async () => {
  const posts = (await call(listAdminPosts)).map(({ id }) => id)
  for (const id of posts) await call(removePost, { params: { id } })
  for (const { id } of await call(listPhotos, { query: {} })) {
    await call(removePhoto, { params: { id } })
  }
  await startAgain()
  expect(await call(listAdminPosts)).toEqual([])
  expect(await call(listPhotos, { query: {} })).toEqual([])
  // The samples stay away even when the tables are emptied without a trace.
  await diary.services.platform.database.query('delete from posts')
  await diary.services.platform.database.query('delete from photos')
  await startAgain()
  expect(await call(listAdminPosts)).toEqual([])
  expect(await call(listPhotos, { query: {} })).toEqual([])
})

test('a diary that began without the demo stays without it', async () => {
  const plain = await createTestApp({ visitor: adminVisitor, env: { SEED: 'none' } })
  const {
    platform: { database },
  } = plain.services
  const again = await createTestApp({ visitor: adminVisitor, env: { SEED: 'demo' }, database })
  expect(await clientOf(again.app)(listAdminPosts)).toEqual([])
  await again.close()
  await plain.close()
})

/** Starts a second diary with the same database and environment, as a restart would. */
async function startAgain() {
  const {
    platform: { database },
  } = diary.services
  const again = await createTestApp({ visitor: adminVisitor, env: { SEED: 'demo' }, database })
  await again.close()
  await diary.services.platform.changes.announce()
}
