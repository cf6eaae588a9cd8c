import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import {
  type AutosaveInput,
  autosaveKeyOf,
  getAutosave,
  listAutosaves,
  removeAutosave,
  restoreDeletedItems,
  saveAutosave,
} from '#shared/contract/history.admin.ts'
import { createPost, listAdminPosts, removePost, updatePost } from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
let changes = 0
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  call = clientOf(diary.app)
  diary.services.platform.changes.onChange(() => {
    changes += 1
  })
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const key = 'key-of-this-editor'
const makeAutosave = (change: Partial<AutosaveInput> = {}): AutosaveInput => ({
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  coverImage: '',
  category: '',
  lang: null,
  published: false,
  featured: false,
  schedule: null,
  publishedOn: null,
  postVersion: null,
  version: null,
  ...change,
})
const save = (change: Partial<AutosaveInput>, draftKey = key) =>
  call(saveAutosave, { params: { key: draftKey }, body: makeAutosave(change) })
const find = async (draftKey = key) =>
  (await call(getAutosave, { params: { key: draftKey } })).draft

describe('an unfinished draft', () => {
  test('is kept as it was typed, with a title, without one, or with spaces only', async () => {
    const first = await save({ title: 'Ti' })
    expect(first).toMatchObject({ key, postId: null, title: 'Ti', version: 1 })
    expect(await save({ content: ' a\n ', version: 1 })).toMatchObject({ title: '', version: 2 })
    expect(await find()).toMatchObject({ title: '', content: ' a\n ', version: 2 })
    expect(await find('another-editor')).toBeNull()
  })

  test('is listed newest first, without its words', async () => {
    await save({ title: 'Older', content: 'secret' })
    await save({ title: 'Newer' }, 'another-editor')
    const listed = await call(listAutosaves)
    expect(listed.map(({ title }) => title)).toEqual(['Newer', 'Older'])
    expect(JSON.stringify(listed)).not.toContain('secret')
  })

  test('is not overwritten from another window', async () => {
    await save({ title: 'Mine' })
    for (const version of [null, 2]) {
      await expect(save({ title: 'Theirs', version })).rejects.toMatchObject({
        status: 409,
        problem: { code: 'draft.changed_elsewhere' },
      })
    }
    const wrong = call(removeAutosave, { params: { key }, query: { version: 2 } })
    await expect(wrong).rejects.toMatchObject({ status: 409 })
    expect(await find()).toMatchObject({ title: 'Mine', version: 1 })
    await call(removeAutosave, { params: { key }, query: { version: 1 } })
    await call(removeAutosave, { params: { key }, query: { version: 1 } })
    expect(await find()).toBeNull()
  })

  test('that is sent again with the words it holds is answered with its number', async () => {
    const schedule = { day: '2026-12-24', time: null }
    await save({ title: 'Ti' })
    const saved = await save({ title: 'Tide', schedule, version: 1 })
    for (const version of [null, 1]) {
      expect(await save({ title: 'Tide', schedule, version })).toEqual(saved)
    }
    await expect(save({ title: 'Tide', version: 1 })).rejects.toMatchObject({ status: 409 })
    expect(await find()).toMatchObject({ schedule, version: 2 })
  })

  test('of a post belongs to it, goes with it and comes back with it', async () => {
    const { id } = await call(createPost, { body: makePost() })
    await save({ title: 'New words', postVersion: 1 }, autosaveKeyOf(id))
    expect(await find(autosaveKeyOf(id))).toMatchObject({ postId: id, postVersion: 1 })
    await call(removePost, { params: { id } })
    expect(await find(autosaveKeyOf(id))).toBeNull()
    const gone = save({ title: 'Too late' }, autosaveKeyOf(id))
    await expect(gone).rejects.toMatchObject({ status: 404 })
    await call(restoreDeletedItems, { body: { items: [{ kind: 'post', id }] } })
    expect(await find(autosaveKeyOf(id))).toMatchObject({ title: 'New words' })
  })

  test('that is no draft is refused', async () => {
    await expect(save({ content: 'x'.repeat(900_001) })).rejects.toMatchObject({ status: 400 })
    await expect(save({ title: 'a\u0000b' })).rejects.toMatchObject({ status: 400 })
    await expect(save({}, 'short')).rejects.toMatchObject({ status: 404 })
  })
})

describe('visitors', () => {
  test('never meet one, wherever they look', async () => {
    const { id } = await call(createPost, { body: makePost({ published: true }) })
    await save({
      title: 'Hidden in the kennel',
      slug: 'hidden',
      content: 'kennel',
      published: true,
    })
    await save({ title: 'The kennel, too', published: true, featured: true }, autosaveKeyOf(id))
    for (const url of [
      '/api/posts',
      '/api/posts/featured',
      '/api/posts/recent',
      '/api/posts/hidden',
      '/api/posts/category/adventure',
      '/api/blog-page',
      '/api/blog-page?search=kennel',
      '/rss.xml',
      '/sitemap.xml',
    ]) {
      const { body } = await diary.app.inject({ url })
      expect(body, url).not.toMatch(/kennel|hidden/i)
    }
    expect(await call(listAdminPosts)).toHaveLength(1)
  })

  test('keep their cached pages while the owner types', async () => {
    const before = changes
    await save({ title: 'One' })
    await save({ title: 'Two', version: 1 })
    await call(removeAutosave, { params: { key }, query: { version: 2 } })
    expect(changes).toBe(before)
  })
})

describe('a save', () => {
  test('takes the draft along that it came from', async () => {
    await save({ title: 'Draft' })
    const { id } = await call(createPost, {
      body: makePost(),
      headers: { 'idempotency-key': key, 'draft-version': 1 },
    })
    expect(await find()).toBeNull()
    await save({ title: 'More' }, autosaveKeyOf(id))
    await call(updatePost, {
      params: { id },
      body: makePost(),
      headers: { 'draft-version': 1 },
    })
    expect(await find(autosaveKeyOf(id))).toBeNull()
  })

  test('that is sent again, because its answer was lost, takes along what was kept since', async () => {
    const headers = { 'idempotency-key': key }
    const first = await call(createPost, { body: makePost(), headers })
    await save({ title: 'Kept after the lost answer' })
    const again = { body: makePost(), headers: { ...headers, 'draft-version': 1 } }
    expect(await call(createPost, again)).toMatchObject({ id: first.id })
    expect(await find()).toBeNull()
  })

  test('leaves a draft alone that holds newer words, from another device', async () => {
    const { id } = await call(createPost, { body: makePost() })
    await save({ title: 'Here' }, autosaveKeyOf(id))
    await save({ title: 'Elsewhere', version: 1 }, autosaveKeyOf(id))
    await call(updatePost, {
      params: { id },
      body: makePost(),
      headers: { 'draft-version': 1 },
    })
    await call(updatePost, { params: { id }, body: makePost() })
    expect(await find(autosaveKeyOf(id))).toMatchObject({ title: 'Elsewhere' })
  })
})

test('photos that only a draft mentions count as used', async () => {
  await save({ content: '![nose](/media/abc/1x1.jpg)', coverImage: '/media/def/1x1.jpg' })
  const mentions = await diary.services.posts.listMediaMentions()
  expect(mentions).toEqual(expect.arrayContaining(['/media/abc/', '/media/def/']))
})
