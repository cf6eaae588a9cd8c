import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { getRevision, listRevisions } from '#shared/contract/history.admin.ts'
import { createPost, updatePost } from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  call = clientOf(diary.app)
})
afterAll(() => diary.close())

test('the history lists every save, newest first, with who saved it', async () => {
  const { id } = await call(createPost, { body: makePost({ title: 'First words' }) })
  await call(updatePost, { params: { id }, body: makePost({ title: 'Second words' }) })
  expect(await call(listRevisions, { params: { id } })).toMatchObject([
    { version: 2, title: 'Second words', words: 17, savedBy: adminVisitor.email },
    { version: 1, title: 'First words' },
  ])
})

test('an earlier save can be read whole', async () => {
  const first = makePost({ title: 'As it was', content: 'The words of the first save.' })
  const { id } = await call(createPost, { body: first })
  await call(updatePost, { params: { id }, body: makePost({ content: 'Quite other words.' }) })
  const revisions = await call(listRevisions, { params: { id } })
  const revision = await call(getRevision, {
    params: { id, revisionId: revisions.at(-1)?.id ?? 0 },
  })
  expect(revision).toMatchObject({ ...first, slug: 'as-it-was' })
})

test('fifty saves are kept, the oldest go first', async () => {
  const { id } = await call(createPost, { body: makePost() })
  for (let save = 2; save <= 53; save += 1) {
    await call(updatePost, { params: { id }, body: makePost({ title: `Save number ${save}` }) })
  }
  const versions = (await call(listRevisions, { params: { id } })).map(({ version }) => version)
  expect(versions).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index))
})

test('the save of one post is not shown as that of another', async () => {
  const post = await call(createPost, { body: makePost() })
  const other = await call(createPost, { body: makePost() })
  const [revision] = await call(listRevisions, { params: { id: post.id } })
  const wrong = call(getRevision, { params: { id: other.id, revisionId: revision?.id ?? 0 } })
  await expect(wrong).rejects.toMatchObject({ status: 404 })
  await expect(call(listRevisions, { params: { id: 9999 } })).rejects.toMatchObject({ status: 404 })
})
