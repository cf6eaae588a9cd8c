import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import type { PostUpdate } from '#shared/contract/posts.admin.ts'
import {
  createPost,
  findPostByOldAddress,
  listOldAddresses,
  removeOldAddress,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { getPost } from '#shared/contract/posts.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { readXml } from '#test/reading/read-xml.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const create = (slug: string, published = true) =>
  call(createPost, { body: makePost({ title: `Post ${slug}`, slug, published }) })
const rename = (id: number, slug: string, change: Partial<PostUpdate> = {}) =>
  call(updatePost, { params: { id }, body: { ...makePost({ slug }), ...change } })
const read = async (slug: string) =>
  (await diary.app.inject({ method: 'GET', url: `/api/posts/${slug}` })).json()
const oldSlugs = async (id: number) =>
  (await call(listOldAddresses, { params: { id } })).map(({ slug }) => slug)

test('every address that a public post ever had answers with the post as it is now', async () => {
  const { id } = await create('first-name')
  for (const slug of ['second-name', 'third-name', 'fourth-name']) await rename(id, slug)
  for (const slug of ['first-name', 'second-name', 'third-name', 'fourth-name']) {
    expect(await read(slug)).toMatchObject({ id, slug: 'fourth-name' })
  }
  expect(await oldSlugs(id)).toEqual(['third-name', 'second-name', 'first-name'])
})

test('a draft that was never public leaves no address behind', async () => {
  const { id } = await create('only-an-idea', false)
  await rename(id, 'a-better-idea', { published: true })
  expect(await read('only-an-idea')).toMatchObject({ code: 'post.not_found' })
  expect(await oldSlugs(id)).toEqual([])
})

test('the old address of a post that is no longer public leads nowhere', async () => {
  const { id } = await create('was-public')
  await rename(id, 'is-hidden', { published: false })
  expect(await read('was-public')).toMatchObject({ code: 'post.not_found' })
  await rename(id, 'is-hidden')
  expect(await read('was-public')).toMatchObject({ id, slug: 'is-hidden' })
})

test('an old address may be taken by another post and is then its own', async () => {
  const moved = await create('garden')
  await rename(moved.id, 'old-garden')
  expect(await call(findPostByOldAddress, { params: { slug: 'garden' } })).toEqual({
    post: { id: moved.id, title: makePost().title },
  })
  const taker = await create('garden')
  expect(await read('garden')).toMatchObject({ id: taker.id })
  expect(await oldSlugs(moved.id)).toEqual([])
  await rename(taker.id, 'new-garden')
  expect(await read('garden')).toMatchObject({ id: taker.id, slug: 'new-garden' })
})

test('a post that takes its own old address back has it as its address again', async () => {
  const { id } = await create('there')
  await rename(id, 'and-back')
  await rename(id, 'there')
  expect(await read('and-back')).toMatchObject({ slug: 'there' })
  expect(await oldSlugs(id)).toEqual(['and-back'])
})

test('an old address that the owner removed leads nowhere at once', async () => {
  const { id } = await create('too-honest')
  await rename(id, 'discreet')
  expect(await read('too-honest')).toMatchObject({ id })
  await call(removeOldAddress, { params: { id, slug: 'too-honest' } })
  expect(await read('too-honest')).toMatchObject({ code: 'post.not_found' })
  const again = call(removeOldAddress, { params: { id, slug: 'too-honest' } })
  await expect(again).rejects.toMatchObject({ status: 404 })
})

test('a feed item is known by the same guid under every address', async () => {
  const guids = async () => {
    const { body } = await diary.app.inject({ method: 'GET', url: '/rss.xml' })
    return readXml(body).all('item guid')
  }
  const { id } = await create('before')
  const before = await guids()
  await rename(id, 'after')
  expect(await guids()).toEqual(before)
  await create('before')
  const both = await guids()
  expect(both).toHaveLength(2)
  expect(new Set(both).size).toBe(2)
  expect(both).toContain(before[0])
})

test('a post from before guids were kept stays known by the address it had then', async () => {
  const { posts } = diary.services
  const { id } = await posts.insert({
    ...makePost(),
    slug: 'long-ago',
    feedSlug: 'long-ago',
    publishedAt: new Date('2025-01-01'),
  })
  await rename(id, 'longer-ago')
  const { body } = await diary.app.inject({ method: 'GET', url: '/rss.xml' })
  const { origin } = diary.config.publicUrl
  expect(body).toContain(`<guid isPermaLink="false">${origin}/blog/long-ago</guid>`)
  expect(body).toContain(`<link>${origin}/blog/longer-ago</link>`)
})

test('a post names its neighbors in time and up to three of its category', async () => {
  const publish = async (slug: string, day: number, category: string) =>
    diary.services.posts.insert({
      ...makePost(),
      title: slug,
      slug,
      category,
      publishedAt: new Date(Date.UTC(2026, 0, day)),
    })
  for (let day = 1; day <= 9; day += 1) {
    await publish(`day-${day}`, day, day % 2 ? 'adventure' : 'food')
  }
  await publish('draft', 5, 'adventure').then(({ id }) => rename(id, 'draft', { published: false }))
  const { newer, older, related } = await call(getPost, { params: { slug: 'day-5' } })
  expect([older?.slug, newer?.slug]).toEqual(['day-4', 'day-6'])
  expect(related.map(({ slug }) => slug).sort()).toHaveLength(3)
  expect(
    related
      .slice(0, 2)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(['day-3', 'day-7'])
  const last = await call(getPost, { params: { slug: 'day-9' } })
  expect(last.newer).toBeNull()
  expect(last.related.map(({ slug }) => slug)).toEqual(['day-7', 'day-5', 'day-3'])
})
