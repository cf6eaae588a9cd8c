import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import {
  createPost,
  getAdminPost,
  listAdminPosts,
  removePost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import type { PostValues } from './post-values.ts'
import { savePost } from './save-post.ts'

let diary: TestApp
let api: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  api = clientOf(diary.app)
})
beforeEach(() => resetDatabase(diary.services.platform.database.db))
afterAll(() => diary.close())

const values = (post: Partial<PostValues> = {}): PostValues => ({
  ...makePost({ slug: 'the-slipper' }),
  featured: false,
  lang: null,
  schedule: null,
  publishedOn: null,
  ...post,
})
const fresh = { postId: null, version: null, createKey: 'key-of-this-editor', unanswered: [] }

/** The server handles the call, but its answer is lost. */
function losingAnswers(): ApiClient {
  return async (endpoint, ...args) => {
    await api(endpoint, ...args)
    throw new TypeError('Failed to fetch')
  }
}

describe('saving', () => {
  test('creates, then updates from the version it began from', async () => {
    const created = await savePost(api, { ...fresh, values: values() })
    if (created.kind !== 'saved') throw new Error(created.kind)
    const { id, version } = created.post
    const updated = await savePost(api, {
      ...fresh,
      postId: id,
      version,
      values: values({ title: 'Found again' }),
    })
    expect(updated).toMatchObject({ kind: 'saved', post: { title: 'Found again', version: 2 } })
  })

  test('a save over a newer version changes nothing and shows the other one', async () => {
    const { id } = await api(createPost, { body: values() })
    await api(updatePost, { params: { id }, body: values({ content: 'Saved in another tab.' }) })
    const mine = values({ content: 'Written in this tab.' })
    const outcome = await savePost(api, { ...fresh, postId: id, version: 1, values: mine })
    expect(outcome).toMatchObject({
      kind: 'conflict',
      theirs: { version: 2, content: 'Saved in another tab.' },
    })
    expect(await api(getAdminPost, { params: { id } })).toMatchObject({ version: 2 })
  })

  test('a post deleted elsewhere is told apart from other failures', async () => {
    const { id } = await api(createPost, { body: values() })
    await api(removePost, { params: { id } })
    const attempt = { ...fresh, postId: id, version: 1, values: values() }
    expect(await savePost(api, attempt)).toEqual({ kind: 'deleted' })
  })

  test('a taken slug comes back with a free one', async () => {
    await api(createPost, { body: values() })
    const outcome = await savePost(api, { ...fresh, values: values({ title: 'Another one' }) })
    expect(outcome).toEqual({
      kind: 'invalid',
      fields: { slug: 'This slug is taken. "the-slipper-2" is free.' },
      freeSlug: 'the-slipper-2',
    })
  })

  test('an ended session asks to sign in', async () => {
    const stranger = await createTestApp()
    const outcome = await savePost(clientOf(stranger.app), { ...fresh, values: values() })
    expect(outcome).toEqual({ kind: 'signIn' })
    await stranger.close()
  })
})

describe('when the answer is lost but the server had saved', () => {
  test('a new post is found again and not written twice', async () => {
    const sent = values()
    const lost = await savePost(losingAnswers(), { ...fresh, values: sent })
    expect(lost).toMatchObject({ kind: 'failed', unanswered: true })
    const more = values({ content: `${sent.content} And then some more.` })
    const again = await savePost(api, { ...fresh, values: more, unanswered: [sent] })
    expect(again).toMatchObject({ kind: 'saved', post: { content: more.content } })
    expect(await api(listAdminPosts)).toHaveLength(1)
  })

  test('a new post is found again by another editor that restored its draft', async () => {
    const sent = values({ slug: '' })
    await savePost(losingAnswers(), { ...fresh, values: sent })
    const again = await savePost(api, { ...fresh, values: sent })
    expect(again).toMatchObject({ kind: 'saved', post: { version: 1 } })
    const more = await savePost(api, { ...fresh, values: { ...sent, excerpt: 'Other words now.' } })
    expect(more).toMatchObject({ kind: 'conflict', theirs: { excerpt: sent.excerpt } })
    expect(await api(listAdminPosts)).toHaveLength(1)
  })

  test('a new post that was changed elsewhere since is not overwritten', async () => {
    const sent = values()
    await savePost(losingAnswers(), { ...fresh, values: sent })
    const [row] = await api(listAdminPosts)
    const theirs = values({ content: 'Changed in another tab.' })
    await api(updatePost, { params: { id: row!.id }, body: theirs })
    const more = values({ content: `${sent.content} And then some more.` })
    const again = await savePost(api, { ...fresh, values: more, unanswered: [sent] })
    expect(again).toMatchObject({ kind: 'conflict', theirs: { content: theirs.content } })
  })

  test('an update is recognised as our own and written on', async () => {
    const { id } = await api(createPost, { body: values() })
    const sent = values({ content: 'First attempt of this tab.' })
    const base = { ...fresh, postId: id, version: 1 }
    await savePost(losingAnswers(), { ...base, values: sent })
    const same = await savePost(api, { ...base, unanswered: [sent], values: sent })
    expect(same).toMatchObject({ kind: 'saved', post: { version: 2 } })
    const more = values({ content: 'First attempt of this tab, and more.' })
    const next = await savePost(api, { ...base, unanswered: [sent], values: more })
    expect(next).toMatchObject({ kind: 'saved', post: { version: 3, content: more.content } })
  })

  test('somebody else’s post of the same name is left alone', async () => {
    await api(createPost, { body: values({ content: 'The words of somebody else.' }) })
    const outcome = await savePost(api, { ...fresh, values: values(), unanswered: [values()] })
    expect(outcome.kind).toBe('invalid')
  })
})
