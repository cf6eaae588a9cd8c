import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveAutosave } from '#shared/contract/history.admin.ts'
import { createPost, listAdminPosts, updatePost } from '#shared/contract/posts.admin.ts'
import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import { openPostsDiary } from '#test/diaries/posts-diary.ts'
import { makePost } from '#test/make.ts'
import { requestErrors } from '#texts/errors/platform.ts'

const { diary, call, create, empty } = await openPostsDiary()
beforeEach(empty)
afterAll(() => diary.close())

const OLDER = String(SENDER_SHAPE - 1)
const outdated = {
  statusCode: 409,
  problem: { code: 'client.outdated', message: requestErrors.outdated },
}

async function send(
  {
    method,
    path,
  }: Pick<typeof createPost | typeof updatePost | typeof saveAutosave, 'method' | 'path'>,
  body: object,
  headers: Record<string, string>,
) {
  const url = path.replace(':id', '1').replace(':key', 'key-of-the-walk')
  const answer = await diary.app.inject({
    method,
    url,
    payload: body,
    headers: { origin: 'http://localhost', ...headers },
  })
  return { statusCode: answer.statusCode, problem: answer.json() }
}

test('unsaved work from an older page changes nothing, whatever its fields are called', async () => {
  const { title } = await create()
  const older = { [SENDER_SHAPE_HEADER]: OLDER }
  for (const endpoint of [createPost, updatePost, saveAutosave]) {
    expect(await send(endpoint, makePost({ title: 'Older' }), older)).toMatchObject(outdated)
    expect(await send(endpoint, { heading: 'Before titles' }, older)).toMatchObject(outdated)
  }
  expect(await call(listAdminPosts)).toMatchObject([{ title, version: 1 }])
})

test('a page of this version, and a program that sends no number, are not refused', async () => {
  const shape = { 'sender-shape': SENDER_SHAPE }
  const { id } = await call(createPost, { body: makePost(), headers: shape })
  await call(updatePost, { params: { id }, body: makePost(), headers: shape })
  await call(updatePost, { params: { id }, body: makePost() })
  expect(await call(listAdminPosts)).toMatchObject([{ id, version: 3 }])
})
