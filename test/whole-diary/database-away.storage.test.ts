import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeContactMessage, makePost } from '../make.ts'
import { silentLog } from '../silent-log.ts'
import { openPostgresProxy } from '../stores/postgres-proxy.ts'
import { createServerStore, type TestStore } from '../stores/stores.ts'
import { adminVisitor, createTestApp, type TestApp } from '../test-app.ts'
import { waitUntil } from '../wait-until.ts'

let place: TestStore
let proxy: Awaited<ReturnType<typeof openPostgresProxy>>
let database: Database
let diary: TestApp
let url: string

beforeEach(async () => {
  place = await createServerStore()
  proxy = await openPostgresProxy(place.options.url!)
  database = await openDatabase({ ...place.options, url: proxy.url, log: silentLog })
  diary = await createTestApp({ database, visitor: adminVisitor })
  url = await diary.app.listen({ port: 0, host: '127.0.0.1' })
  await diary.app.inject({ method: 'POST', url: '/api/admin/posts', payload: makePost() })
})
afterEach(async () => {
  await proxy.bringBack()
  await diary.close()
  await database.close()
  await proxy.close()
  await place.remove()
})

const ask = (path: string, accept = 'application/json') =>
  fetch(`${url}${path}`, { headers: { accept } })

test('with the server away, kept pages go on, others say when to come back, and it recovers', async () => {
  const cached = await (await ask('/api/posts')).text()
  await proxy.takeAway()

  await waitUntil(async () => (await ask('/readyz')).status === 503)
  const still = await ask('/api/posts')
  expect(still.status).toBe(200)
  expect(await still.text()).toBe(cached)
  const other = await ask('/api/photos')
  expect(other.status).toBe(503)
  expect(other.headers.get('retry-after')).toBe('5')
  expect(await other.json()).toMatchObject({ code: 'server.unavailable' })
  expect((await ask('/healthz')).status).toBe(200)
  const form = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...makeContactMessage() }),
  })
  expect(form.status).toBe(503)
  expect(form.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(form.headers.get('cache-control')).toBe('no-store')

  await proxy.bringBack()
  await waitUntil(async () => (await ask('/readyz')).status === 200)
  await waitUntil(async () => (await ask('/api/photos')).status === 200)
})

const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  diary.app.inject({ method, url: `/api/admin${path}`, ...(payload && { payload }) })
const isAway = () => waitUntil(async () => (await ask('/readyz')).status === 503)
const read = async (path: string) => {
  const answer = await ask(path, 'text/html')
  return [answer.status, await answer.text()]
}

test('a save and then losing the server leaves readers the last pages they had', async () => {
  const paths = ['/about', '/api/posts', '/rss.xml']
  const before = await Promise.all(paths.map(read))
  const { id } = (await write('POST', '/posts', makePost({ title: 'Saved last' }))).json()
  await write('PUT', `/posts/${id}`, makePost({ title: 'Saved once more' }))
  await write('POST', '/posts', makePost({ title: 'A draft', published: false }))
  await proxy.takeAway()
  await isAway()
  expect(before.map(([status]) => status)).toEqual([200, 200, 200])
  expect(await Promise.all(paths.map(read))).toEqual(before)
  expect((await ask('/api/photos')).status).toBe(503)

  await proxy.bringBack()
  await waitUntil(async () => String(await read('/api/posts')).includes('Saved once more'))
})

test.each<[what: string, hide: (post: { id: number }) => Promise<unknown>]>([
  ['unpublished', ({ id }) => write('PUT', `/posts/${id}`, makePost({ published: false }))],
  ['deleted', ({ id }) => write('DELETE', `/posts/${id}`)],
])('a post that was %s does not come back when the server is lost', async (_what, hide) => {
  const made = (await write('POST', '/posts', makePost({ title: 'Not for long' }))).json()
  const paths = ['/api/posts', `/api/posts/${made.slug}`, '/rss.xml']
  for (const path of paths) expect((await read(path))[0]).toBe(200)
  await hide(made)
  // A later save hides nothing more and must not bring back the hidden content.
  await write('POST', '/posts', makePost({ title: 'Another one' }))
  await proxy.takeAway()
  await isAway()
  for (const path of paths) expect((await read(path))[0]).toBe(503)
})

test('another process knows whether a change took something out of view', async () => {
  const otherDatabase = await openDatabase({ ...place.options, url: proxy.url, log: silentLog })
  const other = await createTestApp({ database: otherDatabase, visitor: adminVisitor })
  const {
    platform: { cache },
  } = other.services
  const isHeld = (entries: number, lastEntries: number) =>
    waitUntil(
      async () => cache.usage().entries === entries && cache.lastUsage().entries === lastEntries,
    )
  await other.app.inject('/api/posts')
  await isHeld(1, 1)
  const { id } = (await write('POST', '/posts', makePost({ title: 'Added elsewhere' }))).json()
  await isHeld(0, 1)
  await write('DELETE', `/posts/${id}`)
  await isHeld(0, 0)
  await other.close()
  await otherDatabase.close()
})

test('with the server silent, those who wait are told so and the next ones do not wait', async () => {
  await ask('/api/posts')
  proxy.silence()
  // This request starts before the outage is known; its answer comes when the outage is noticed.
  expect((await ask('/api/photos')).status).toBe(503)
  await waitUntil(async () => (await ask('/api/photos')).status === 503)
  expect((await ask('/api/posts')).status).toBe(200)
})
