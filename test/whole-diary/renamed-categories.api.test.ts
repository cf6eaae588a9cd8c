import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import type { CategoryKind } from '#shared/categories.ts'
import { getCategoryList, updateCategoryList } from '#shared/contract/categories.admin.ts'
import { createPhoto } from '#shared/contract/photos.admin.ts'
import { createPost } from '#shared/contract/posts.admin.ts'
import { clientOf } from '../api-calls.ts'
import { makePhoto, makePost } from '../make.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
  call = clientOf(diary.app)
})
afterAll(() => diary.close())

async function rename(kind: CategoryKind, from: string, to: string) {
  const { categories } = await call(getCategoryList, { params: { kind } })
  const changed = categories.map(({ name, tone, hidden }) => ({
    name: name === from ? to : name,
    was: name,
    tone,
    hidden,
  }))
  await call(updateCategoryList, { params: { kind }, body: { categories: changed } })
}

test('the address of a category that was renamed leads to the new one, in the blog and the gallery', async () => {
  await call(createPost, { body: makePost({ category: 'travel', published: true }) })
  await call(createPhoto, { body: makePhoto({ category: 'Sleepy' }) })
  await rename('posts', 'Travel', 'Trips & Trains')
  await rename('photos', 'Sleepy', 'Naps')
  const old = await diary.app.inject('/blog?category=travel&search=ball')
  const expected = '/blog?category=Trips+%26+Trains&search=ball'
  expect([old.statusCode, old.headers.location]).toEqual([301, expected])
  const there = await diary.app.inject('/blog?category=Trips+%26+Trains')
  expect(there.statusCode).toBe(200)
  expect(there.body).toContain('<em>Trips &amp; Trains</em>')
  const gallery = await diary.app.inject('/gallery?category=sleepy')
  expect([gallery.statusCode, gallery.headers.location]).toEqual([301, '/gallery?category=Naps'])
})

test('chips, footer and posts show the list of the owner', async () => {
  await rename('posts', 'Training', 'School')
  const { body } = await diary.app.inject('/blog')
  const chips = [...body.matchAll(/class="chip"[^>]*>([^<]+)</g)].map(([, label]) => label)
  expect(chips).toContain('School')
  expect(chips).toContain('Daily Life')
  expect(chips).not.toContain('Training')
  expect(body.slice(body.indexOf('<footer'))).toContain('category=School')
})
