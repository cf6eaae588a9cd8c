import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeContactMessage, makePost } from '../make.ts'
import { silentLog } from '../silent-log.ts'
import { openPostgresProxy } from '../stores/postgres-proxy.ts'
import { makeServerPlace, type Place } from '../stores/stores.ts'
import { adminVisitor, createTestApp, type TestApp } from '../test-app.ts'
import { waitUntil } from '../wait-until.ts'

let place: Place
let proxy: Awaited<ReturnType<typeof openPostgresProxy>>
let database: Database
let diary: TestApp
let url: string

beforeEach(async () => {
  place = await makeServerPlace()
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
  const kept = await (await ask('/api/posts')).text()
  await proxy.takeAway()

  await waitUntil(async () => (await ask('/readyz')).status === 503)
  const still = await ask('/api/posts')
  expect(still.status).toBe(200)
  expect(await still.text()).toBe(kept)
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

test('with the server silent, those who wait are told so and the next ones do not wait', async () => {
  await ask('/api/posts')
  proxy.silence()
  // Begun before anybody knows: its answer comes when the silence is noticed.
  expect((await ask('/api/photos')).status).toBe(503)
  await waitUntil(async () => (await ask('/api/photos')).status === 503)
  expect((await ask('/api/posts')).status).toBe(200)
})
