import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { type Endpoint, endpointUrl } from '#shared/contract/endpoint.ts'
import { DAY_MS } from '#shared/durations.ts'
import { ownerEnv, resetToFirstStart, signInWithPassword } from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { PRACTICE_ISSUER } from './google/oidc.ts'

let now = new Date('2026-11-15T09:00:00Z')
let diary: TestApp
/** Each entry is a way to call without being an admin, with the status it must get. */
let strangers: { who: string; headers: Record<string, string>; status: number }[]

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv, clock: { now: () => now } })
  await resetToFirstStart(diary)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const from = { ip: '192.0.2.1', userAgent: 'test' }

  const expired = await signInWithPassword(diary.app)
  now = new Date(now.getTime() + 8 * DAY_MS)
  const signedOut = await signInWithPassword(diary.app)
  await diary.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: bearer(signedOut.token),
  })
  const notAdmin = await diary.services.accounts.sessions.open(
    {
      provider: 'google',
      issuer: PRACTICE_ISSUER,
      subject: 'stranger',
      email: 'stranger@example.com',
      displayName: null,
    },
    from,
  )
  const good = await signInWithPassword(diary.app)
  strangers = [
    { who: 'no session', headers: {}, status: 401 },
    { who: 'a junk bearer', headers: bearer('junk'), status: 401 },
    { who: 'the placeholder', headers: bearer('admin-token-placeholder'), status: 401 },
    { who: 'a Google account that is no admin', headers: bearer(notAdmin.token), status: 403 },
    { who: 'an expired token', headers: bearer(expired.token), status: 401 },
    { who: 'an expired cookie', headers: { cookie: expired.cookie }, status: 401 },
    { who: 'a signed-out token', headers: bearer(signedOut.token), status: 401 },
    { who: 'a signed-out cookie', headers: { cookie: signedOut.cookie }, status: 401 },
    {
      who: "the admin's cookie in a request of another site",
      headers: { cookie: good.cookie, origin: 'https://evil.example' },
      status: 403,
    },
  ]
})
afterAll(() => diary.close())

const call = (endpoint: Endpoint, headers: Record<string, string>) =>
  diary.app.inject({
    method: endpoint.method,
    url: endpointUrl(endpoint.path, { id: '1', slug: 'x', category: 'x', version: '1' }),
    headers,
    ...(endpoint.body && { payload: {} }),
  })

const closed = allEndpoints
  .filter(({ who }) => who === 'admin')
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))

describe('every call for admins is closed to strangers', () => {
  test.each(closed)('$name', async ({ endpoint }) => {
    expect(diary.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
    for (const { who, headers, status } of strangers) {
      // Reading across sites is stopped by the browser; the server has to refuse writing.
      if (headers.origin && endpoint.method === 'GET') continue
      const answer = await call(endpoint, headers)
      expect([who, answer.statusCode]).toEqual([who, status])
      expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message'])
    }
  })
})

test('the list misses no call under /api/admin', () => {
  const open = allEndpoints.filter(
    ({ path, who }) => path.startsWith('/api/admin/') && who !== 'admin',
  )
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/admin/setup-status',
    'POST /api/admin/register',
  ])
})

test('registering needs a session', async () => {
  for (const { headers, status } of strangers.filter(({ status }) => status === 401)) {
    const answer = await diary.app.inject({
      method: 'POST',
      url: '/api/admin/register',
      headers,
      payload: { email: 'stranger@example.com', uid: 'x', displayName: null },
    })
    expect(answer.statusCode).toBe(status)
  }
})
