import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { loginErrors } from '#texts/errors/accounts.ts'

let now = new Date()
let diary: TestApp

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv, clock: { now: () => now } })
})
beforeEach(async () => {
  now = new Date('2026-11-15T09:00:00Z')
  await resetToFirstStart(diary)
})
afterAll(() => diary.close())

const passHours = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
}
const readPosts = (headers: Record<string, string>) =>
  diary.app.inject({ url: '/api/admin/posts', headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('signing in with a password', () => {
  test('answers a token and who it is, whatever the case of the address', async () => {
    const answer = await tryToSignIn(diary.app, { ...testOwner, email: 'Owner@Example.COM' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^password:[\w-]{43}$/),
      user: { uid: 'user-1', email: testOwner.email },
    })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await tryToSignIn(diary.app, { ...testOwner, password: 'wrong-wrong' })
    const unknown = await tryToSignIn(diary.app, {
      email: 'who@example.com',
      password: 'wrong-wrong',
    })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().message).toBe(loginErrors.wrongPassword)
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  test('the cookie is for this host alone, out of reach of scripts, and not the token', async () => {
    const answer = await tryToSignIn(diary.app)
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-session=[\w-]{43};/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=604800']) {
      expect(cookie.split('; ')).toContain(part)
    }
    expect(cookie).not.toMatch(/domain/i)
    expect(answer.json().token).not.toContain(/=([\w-]+)/.exec(cookie)?.[1])
  })

  test('over plain http on a local network, a cookie that browsers keep', async () => {
    const headers = { host: '192.168.1.20:3000' }
    const answer = await tryToSignIn(diary.app, testOwner, { headers })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^session=[\w-]{43};.*HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain('Secure')
  })

  test('the secrets are in the database as hashes only', async () => {
    const { token, cookie } = await signInWithPassword(diary.app)
    const { rows } = await diary.services.platform.database.query('select * from sessions, users')
    const stored = JSON.stringify(rows)
    expect(rows).toHaveLength(1)
    expect(stored).not.toContain(token.split(':')[1])
    expect(stored).not.toContain(cookie.split('=')[1])
    expect(stored).not.toContain(testOwner.password)
    expect(stored).toContain('$argon2id$')
  })
})

describe('a session', () => {
  test('is proven by the cookie or by the token', async () => {
    const { token, cookie } = await signInWithPassword(diary.app)
    expect((await readPosts({ cookie })).statusCode).toBe(200)
    expect((await readPosts(bearer(token))).statusCode).toBe(200)
    expect((await readPosts({})).statusCode).toBe(401)
  })

  test.each(['admin-token-placeholder', 'password:junk', `google:${'x'.repeat(43)}`])(
    'a bearer of "%s" is ignored beside a good cookie and refused alone',
    async (junk) => {
      const { cookie } = await signInWithPassword(diary.app)
      expect((await readPosts({ cookie, ...bearer(junk) })).statusCode).toBe(200)
      expect((await readPosts(bearer(junk))).statusCode).toBe(401)
    },
  )

  test('the token counts only with the provider it was given for', async () => {
    const { token } = await signInWithPassword(diary.app)
    expect((await readPosts(bearer(token.replace('password:', 'google:')))).statusCode).toBe(401)
  })

  test('ends for cookie and token together at sign-out', async () => {
    const { token, cookie } = await signInWithPassword(diary.app)
    const headers = { cookie, ...ourPage }
    const out = await diary.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    expect(out.statusCode).toBe(200)
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-session=;.*Expires=Thu, 01 Jan 1970/)
    expect((await readPosts({ cookie })).statusCode).toBe(401)
    expect((await readPosts(bearer(token))).statusCode).toBe(401)
  })

  test('ends after twelve idle hours, and use keeps it alive', async () => {
    const { token } = await signInWithPassword(diary.app)
    passHours(11)
    expect((await readPosts(bearer(token))).statusCode).toBe(200)
    passHours(11)
    expect((await readPosts(bearer(token))).statusCode).toBe(200)
    passHours(12)
    expect((await readPosts(bearer(token))).statusCode).toBe(401)
  })

  test('ends after seven days, however busy', async () => {
    const { token } = await signInWithPassword(diary.app)
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      passHours(11)
      expect((await readPosts(bearer(token))).statusCode).toBe(200)
    }
    passHours(5)
    expect((await readPosts(bearer(token))).statusCode).toBe(401)
  })

  test('the session call says who is there, or nobody', async () => {
    const { cookie } = await signInWithPassword(diary.app)
    const getSession = (headers = {}) => diary.app.inject({ url: '/api/auth/session', headers })
    expect((await getSession()).json()).toEqual({
      user: null,
      isAdmin: false,
      provider: null,
      google: 'practice',
      passkeys: false,
      sendsMail: false,
    })
    expect((await getSession({ cookie })).json()).toMatchObject({
      user: { uid: 'user-1', email: testOwner.email },
      isAdmin: true,
      provider: 'password',
    })
  })
})

describe('requests from other sites', () => {
  const signOut = (headers: Record<string, string>) =>
    diary.app.inject({ method: 'POST', url: '/api/auth/logout', headers })

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001', host: 'localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('a write with %j is refused', async (headers) => {
    const { cookie } = await signInWithPassword(diary.app)
    const answer = await signOut({ cookie, ...headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('request.other_site')
    expect((await readPosts({ cookie })).statusCode).toBe(200)
  })

  test('without a sign of our own page a cookie proves nothing, a token does', async () => {
    const { cookie, token } = await signInWithPassword(diary.app)
    const write = {
      method: 'PUT',
      url: '/api/admin/settings',
      payload: { ownerName: 'Robin' },
    } as const
    expect((await diary.app.inject({ ...write, headers: { cookie } })).statusCode).toBe(401)
    expect((await diary.app.inject({ ...write, headers: bearer(token) })).statusCode).toBe(200)
    const fromOurs = { cookie, 'sec-fetch-site': 'same-origin' }
    expect((await diary.app.inject({ ...write, headers: fromOurs })).statusCode).toBe(200)
  })

  test('with a configured address only that one is ours', async () => {
    const {
      platform: { database },
    } = diary.services
    const other = await createTestApp({
      database,
      env: { PUBLIC_URL: 'https://diary.example.com' },
    })
    const status = async (origin: string) =>
      (
        await other.app.inject({
          method: 'POST',
          url: '/api/auth/logout',
          headers: { origin, host: 'evil.example' },
        })
      ).statusCode
    expect(await status('https://diary.example.com')).toBe(200)
    expect(await status('https://evil.example')).toBe(403)
    expect(await status('http://diary.example.com')).toBe(403)
    await other.close()
  })

  test('a form of another site cannot send text in place of JSON', async () => {
    const answer = await diary.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(testOwner),
    })
    expect(answer.statusCode).toBe(415)
  })
})
