import { afterEach, expect, test } from 'vitest'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
afterEach(() => diary.close())
/** Node reads the bytes of a UTF-8 header as latin1. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')
const get = (url: string, headers: Record<string, string> = {}) =>
  diary.app.inject({ url, headers })

test('a diary that is leaving lives on but wants no more visitors', async () => {
  diary = await createTestApp()
  expect((await get('/readyz')).json()).toEqual({
    status: 'ready',
    database: 'up',
    draining: false,
  })
  diary.services.platform.lifecycle.drain()
  const leaving = await get('/readyz')
  expect(leaving.statusCode).toBe(503)
  expect(leaving.json()).toMatchObject({ draining: true })
  expect((await get('/healthz')).statusCode).toBe(200)
})

test('figures are for this machine alone, not for strangers behind a proxy on it', async () => {
  diary = await createTestApp()
  await get('/api/posts')
  const figures = await get('/metrics')
  expect(figures.headers['content-type']).toContain('text/plain')
  expect(figures.body).toContain('route="/api/posts"')
  expect(figures.body).toContain('page_cache_misses_total 1')
  expect(figures.body).toContain('database_up 1')
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  const stranger = await diary.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
  expect(stranger.statusCode).toBe(404)
})

test('with a token, figures are for whoever has it', async () => {
  diary = await createTestApp({ env: { METRICS_TOKEN: 'a-token-of-some-length' } })
  expect((await get('/metrics')).statusCode).toBe(404)
  const answer = await get('/metrics', { authorization: 'Bearer a-token-of-some-length' })
  expect(answer.statusCode).toBe(200)
})

test.each(['a-token-of-some-lengt\u00e9', 'another-token'])(
  'the token %j is refused as wrong',
  async (token) => {
    diary = await createTestApp({ env: { METRICS_TOKEN: 'a-token-of-some-length' } })
    const answer = await get('/metrics', { authorization: `Bearer ${token}` })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  },
)

test('a token beyond ASCII works, too', async () => {
  const token = 'schlüssel-zur-hundehütte'
  diary = await createTestApp({ env: { METRICS_TOKEN: token } })
  const answer = await get('/metrics', { authorization: `Bearer ${bytesOf(token)}` })
  expect(answer.statusCode).toBe(200)
})

test('a request keeps the name a proxy gave it, unless it is no harmless name', async () => {
  diary = await createTestApp()
  const named = await get('/api/posts?x', { 'x-request-id': 'abc-123_def.4' })
  expect(named.statusCode).toBe(200)
  const lost = await get('/api/nothing', { 'x-request-id': 'abc-123_def.4' })
  expect(lost.headers['x-request-id']).toBe('abc-123_def.4')
  const odd = await get('/api/nothing', { 'x-request-id': 'a b"}{' })
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('on a full disk a write is refused in one sentence and reading goes on', async () => {
  diary = await createTestApp({ visitor: adminVisitor, env: { MIN_FREE_MB: '1000000000' } })
  const write = await diary.app.inject({
    method: 'POST',
    url: '/api/admin/posts',
    payload: makePost(),
  })
  expect(write.statusCode).toBe(507)
  expect(write.json()).toMatchObject({ code: 'storage.full' })
  expect((await get('/api/posts')).json()).toEqual([])
})

test('with little room left one can still sign in and out, and delete', async () => {
  diary = await createTestApp({ visitor: adminVisitor, env: { MIN_FREE_MB: '1000000000' } })
  const post = async (url: string, payload = {}) =>
    (await diary.app.inject({ method: 'POST', url, payload })).statusCode
  const wrong = { email: 'owner@example.com', password: 'not the one' }
  expect(await post('/api/auth/login', wrong)).toBe(401)
  expect(await post('/api/auth/logout')).toBe(200)
  const { id } = await diary.services.posts.create(makePost(), { savedBy: adminVisitor.uid })
  const removed = await diary.app.inject({ method: 'DELETE', url: `/api/admin/posts/${id}` })
  expect(removed.statusCode).toBe(200)
  expect(await post('/api/newsletter', { email: 'a@example.com', consent: true })).toBe(507)
  expect(await post('/nowhere')).toBe(507)
})

test('a person whose page cannot be made gets a page that says so', async () => {
  diary = await createTestApp()
  diary.services.settings.get = () => Promise.reject(Object.assign(new Error(), { code: '57P01' }))
  const page = await get('/admin', { accept: 'text/html' })
  expect(page.statusCode).toBe(503)
  expect(page.headers['retry-after']).toBe('5')
  expect(page.body).toContain('The diary is resting for a moment')
  expect((await get('/admin')).json()).toMatchObject({ code: 'server.unavailable' })
})
