import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInWithGoogle, startGoogle } from '#test/signing-in/google.ts'
import { ownerEnv, signInWithPassword, testOwner, tryToSignIn } from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const PUBLIC_URL = 'https://diary.example.com'
let google: Awaited<ReturnType<typeof startGoogle>>
let diary: TestApp
let log = ''
const GUESSES = 5

beforeAll(async () => {
  google = await startGoogle(PUBLIC_URL)
  const collect = { write: (line: string) => void logLine(line) }
  diary = await createTestApp({
    env: { ...google.env, ...ownerEnv, PUBLIC_URL, TRUST_PROXY: '1' },
    logTo: collect,
  })
})
afterAll(async () => {
  await diary.close()
  await google.close()
})
function logLine(line: string) {
  log += line
}

describe('the headers are on every answer', () => {
  test.each([
    { what: 'a page', url: '/', status: 200 },
    { what: 'the admin', url: '/admin', status: 200 },
    { what: 'a public call', url: '/api/posts', status: 200 },
    { what: 'a refused call', url: '/api/admin/posts', status: 401 },
    { what: 'nothing there', url: '/api/nothing', status: 404 },
    { what: 'a broken address', url: '/%c0%af', status: 400 },
    { what: 'a redirect', url: '/about/', status: 308 },
    {
      what: 'the way to Google',
      url: `/api/auth/google/start?flow=${'f'.repeat(20)}`,
      status: 303,
    },
    { what: 'the end of a popup', url: '/api/auth/google/callback?state=x', status: 200 },
  ])('$what', async ({ url, status }) => {
    const { headers, statusCode } = await diary.app.inject(url)
    expect(statusCode).toBe(status)
    expectSafe(headers)
  })

  test('a body that is no JSON, one that is too large, one of another kind', async () => {
    const send = (payload: string, type: string) =>
      diary.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': type },
        payload,
      })
    const answers = [
      await send('{', 'application/json'),
      await send('x'.repeat(70_000), 'application/json'),
      await send('a=b', 'application/x-www-form-urlencoded'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 415])
    for (const { headers } of answers) expectSafe(headers)
  })

  test('a failure of ours says nothing of its cause', async () => {
    const broken = await createTestApp({ env: { PUBLIC_URL } })
    await broken.services.platform.database.close()
    const answer = await broken.app.inject('/api/admin/setup-status')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'server.failed',
      message: 'Something went wrong on our side. Please try again later.',
    })
    expectSafe(answer.headers)
    await broken.close()
  })
})

function expectSafe(headers: Record<string, unknown>) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.any(String),
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
}

test('clips of this diary may play, and of nobody else', async () => {
  const mediaOf = async (url: string) => {
    const { headers } = await diary.app.inject(url)
    return /media-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  expect(await mediaOf('/gallery')).toBe("'self'")
  expect(await mediaOf('/media/demo/paw-prints/1600x1067.jpg')).toBe("'self'")
  // The owner previews clips as blobs before they are uploaded.
  expect(await mediaOf('/admin')).toBe("'self' blob:")
})

test('private answers are kept by nobody', async () => {
  const { cookie } = await signInWithPassword(diary.app)
  for (const url of ['/api/admin/posts', '/api/auth/session', '/api/admin/setup-status']) {
    const answer = await diary.app.inject({ url, headers: { cookie } })
    expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

test('the proxy is believed as far as configured', async () => {
  const wrong = { ...testOwner, password: 'wrong-wrong' }
  const from = (forwarded: string) =>
    tryToSignIn(diary.app, wrong, { headers: { 'x-forwarded-for': forwarded } })
  for (let guess = 1; guess <= GUESSES; guess += 1) {
    // The proxy adds only the last address; a client can make up those before it.
    expect((await from(`10.0.0.${guess}, 203.0.113.9`)).statusCode).toBe(401)
  }
  const refused = await from('10.0.0.6, 203.0.113.9')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await from('203.0.113.10')).statusCode).toBe(401)
})

test('no secret ever reaches the log, while each event has its line', async () => {
  const password = await signInWithPassword(diary.app)
  const withGoogle = await signInWithGoogleAt(PUBLIC_URL)
  const typed = { email: 'typed-a-secret@example.com', password: 'typed-a-secret' }
  const headers = { 'x-forwarded-for': '203.0.113.11' }
  for (let guess = 0; guess <= GUESSES; guess += 1) await tryToSignIn(diary.app, typed, { headers })
  await diary.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${password.token}` },
  })
  const secrets = [password, withGoogle].flatMap(({ token, cookie }) => [
    token.split(':')[1]!,
    cookie.split('=')[1]!,
  ])
  secrets.push(testOwner.password, google.env.GOOGLE_CLIENT_SECRET, 'typed-a-secret', 'flow-')
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(/[?&](code|state)=/)
  for (const event of ['signed_in', 'sign_in_failed', 'signed_out', 'throttled']) {
    expect(log).toContain(`"event":"auth.${event}"`)
  }
})

const signInWithGoogleAt = (origin: string) =>
  signInWithGoogle(diary.app, { email: 'somebody@gmail.example' }, { origin })

test('the API document has a policy of its own and is kept by nobody', async () => {
  for (const url of ['/api/docs/', '/api/docs/json', '/api/docs/yaml']) {
    const { headers, statusCode } = await diary.app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/https?:/)
  }
})

test('names below the own are asked to use https only where the owner says so', async () => {
  const whole = await createTestApp({ env: { PUBLIC_URL, HSTS_SUBDOMAINS: 'true' } })
  const { headers } = await whole.app.inject('/')
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  await whole.close()
})
