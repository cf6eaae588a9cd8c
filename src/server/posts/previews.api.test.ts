import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { restoreDeletedItems } from '#shared/contract/history.admin.ts'
import {
  createPost,
  createPreviewLink,
  getPreviewLink,
  removePost,
  revokePreviewLink,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
let log = ''
let now = new Date('2026-11-08T09:00:00Z')
/** This renderer returns the draft as it received it, or a text that there is none. */
const assets = {
  ...plainAssets,
  loadRenderer: async () => {
    const plain = await plainAssets.loadRenderer()
    return {
      ...plain,
      render: async (request: Parameters<typeof plain.render>[0]) => ({
        ...(await plain.render(request)),
        status: request.preview ? 200 : 404,
        html: request.preview?.html ?? 'nothing here',
      }),
    }
  },
}
beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    clock: { now: () => now },
    assets,
    logTo: {
      write(line) {
        log += line
      },
    },
  })
  call = clientOf(diary.app)
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
  now = new Date('2026-11-08T09:00:00Z')
})
afterAll(() => diary.close())

const draft = makePost({ slug: 'a-draft', content: 'Nobody may read this yet.', published: false })
const makeDraft = async () => (await call(createPost, { body: draft })).id
const makeLink = (id: number) => call(createPreviewLink, { params: { id } })
const open = (url: string) => diary.app.inject({ method: 'GET', url })
const publish = (id: number, published = true) =>
  call(updatePost, { params: { id }, body: { ...draft, published } })

test('a link shows the draft as it is saved now, to anybody, and to no cache', async () => {
  const id = await makeDraft()
  const { url, expiresAt } = await makeLink(id)
  expect(url).toMatch(/^\/preview\/[\w-]{32}$/)
  expect(expiresAt).toBe('2026-11-22T09:00:00.000Z')
  const answer = await open(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Nobody may read this yet.')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(answer.headers.etag).toBeUndefined()
  await call(updatePost, {
    params: { id },
    body: { ...draft, content: 'These are later words.' },
  })
  expect((await open(url)).body).toContain('These are later words.')
})

test('the secret is neither stored nor logged', async () => {
  const { url } = await makeLink(await makeDraft())
  await open(url)
  const secret = url.split('/').at(-1)!
  const { db } = diary.services.platform.database
  const { rows } = await db.execute(sql`select * from post_previews`)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(log).toContain('/preview/:secret')
  expect(log).not.toContain(secret)
})

test('a link ends after 14 days, when it is revoked, and when another is made', async () => {
  const id = await makeDraft()
  const first = await makeLink(id)
  now = new Date(Date.parse(first.expiresAt) - 1)
  expect((await open(first.url)).statusCode).toBe(200)
  expect(await call(getPreviewLink, { params: { id } })).toEqual({ expiresAt: first.expiresAt })
  now = new Date(Date.parse('2026-11-08T09:00:00Z') + PREVIEW_LINK_DAYS * 24 * 60 * 60 * 1000)
  expect((await open(first.url)).statusCode).toBe(404)
  expect(await call(getPreviewLink, { params: { id } })).toEqual({ expiresAt: null })

  const second = await makeLink(id)
  const third = await makeLink(id)
  expect((await open(second.url)).statusCode).toBe(404)
  expect((await open(third.url)).statusCode).toBe(200)
  await call(revokePreviewLink, { params: { id } })
  const revoked = await open(third.url)
  expect(revoked.statusCode).toBe(404)
  expect(revoked.headers['cache-control']).toBe('no-store')
  expect(revoked.body).not.toContain('Nobody may read this yet.')
})

test('once the post is public the link leads to it, and never shows a draft again', async () => {
  const id = await makeDraft()
  const { url } = await makeLink(id)
  await publish(id)
  const answer = await open(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/blog/a-draft'])
  await publish(id, false)
  expect((await open(url)).statusCode).toBe(404)
  const again = await makeLink(id)
  expect((await open(again.url)).statusCode).toBe(200)
})

test('a public post gets no link, with a sentence that says why', async () => {
  const { id } = await call(createPost, { body: makePost() })
  await expect(makeLink(id)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'preview.post_is_public' },
  })
  await expect(makeLink(id + 1)).rejects.toMatchObject({ status: 404 })
})

test('the link of a deleted draft shows nothing, and works again when the draft is back', async () => {
  const id = await makeDraft()
  const { url } = await makeLink(id)
  await call(removePost, { params: { id } })
  expect((await open(url)).statusCode).toBe(404)
  await call(restoreDeletedItems, { body: { items: [{ kind: 'post', id }] } })
  expect((await open(url)).statusCode).toBe(200)
})
