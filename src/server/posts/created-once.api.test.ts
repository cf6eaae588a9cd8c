import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PostInput } from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.admin.ts'
import { getRefusal } from '#test/api-calls.ts'
import { openPostsDiary } from '#test/diaries/posts-diary.ts'
import { makePost } from '#test/make.ts'

const { diary, call, create, update, empty } = await openPostsDiary()
beforeEach(empty)
afterAll(() => diary.close())

const createWithKey = (key: string, post: Partial<PostInput> = {}) =>
  call(contract.createPost, { body: makePost(post), headers: { 'idempotency-key': key } })
const postIds = async () => (await call(contract.listAdminPosts)).map((post) => post.id)

test('the same create sent twice with one key makes one post and is answered the same', async () => {
  const first = await createWithKey('key-of-the-walk', { slug: 'the-walk' })
  expect(await createWithKey('key-of-the-walk', { slug: 'the-walk' })).toEqual(first)
  expect(await postIds()).toEqual([first.id])
})

test('the same create with two keys makes two posts', async () => {
  const first = await createWithKey('key-of-the-walk')
  const second = await createWithKey('key-of-the-swim')
  expect((await postIds()).sort()).toEqual([first.id, second.id].sort())
})

test('other words under a key that made a post are answered with that post as it is now', async () => {
  const { id } = await createWithKey('key-of-the-walk')
  const saved = await update(id, { title: 'Changed since' })
  const again = await createWithKey('key-of-the-walk', { title: 'Other words', slug: 'other' })
  expect(again).toEqual(saved)
  expect(await postIds()).toEqual([id])
})

test('the same create sent many times at once makes one post', async () => {
  for (const slug of ['', 'the-sea']) {
    const key = `key-of-the-sea-${slug}`
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => createWithKey(key, { title: 'The sea at last', slug })),
    )
    expect(new Set(answers.map((post) => post.id)).size).toBe(1)
  }
  expect(await postIds()).toHaveLength(2)
})

test('a refused create leaves its key free', async () => {
  await create({ slug: 'the-walk' })
  const refused = await getRefusal(createWithKey('key-of-the-walk', { slug: 'the-walk' }))
  expect(refused.problem.code).toBe('post.slug_taken')
  expect((await createWithKey('key-of-the-walk', { slug: 'a-walk' })).slug).toBe('a-walk')
})

test('a key that is none is refused', async () => {
  for (const key of ['short', 'x'.repeat(101), 'with a space']) {
    expect(await getRefusal(createWithKey(key))).toMatchObject({
      status: 400,
      problem: { fields: { 'idempotency-key': expect.stringContaining('8 to 100') } },
    })
  }
})
