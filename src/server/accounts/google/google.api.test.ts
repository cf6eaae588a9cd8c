import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createFlowId,
  finishFlow,
  followCallback,
  signInWithGoogle,
  startFlow,
  startGoogle,
  visitProvider,
} from '#test/signing-in/google.ts'
import { resetToFirstStart } from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { popupTexts } from '#texts/admin/sign-in.ts'

let google: Awaited<ReturnType<typeof startGoogle>>
let now = new Date()
let diary: TestApp

beforeAll(async () => {
  google = await startGoogle()
  diary = await createTestApp({ env: google.env, clock: { now: () => now } })
})
beforeEach(async () => {
  now = new Date()
  await resetToFirstStart(diary)
})
afterAll(async () => {
  await diary.close()
  await google.close()
})

const person = { email: 'Somebody@Example.com' }

describe('signing in with Google', () => {
  test('gives a session with the verified identity, which is no admin by itself', async () => {
    const { token, user, displayName, cookie } = await signInWithGoogle(diary.app, person)
    expect(token).toMatch(/^google:[\w-]{43}$/)
    expect(user.email).toBe('somebody@example.com')
    expect(displayName).toBe('somebody')
    const session = await diary.app.inject({ url: '/api/auth/session', headers: { cookie } })
    expect(session.json()).toEqual({
      user,
      isAdmin: false,
      provider: 'google',
      google: 'configured',
      passkeys: false,
      sendsMail: false,
    })
    const posts = await diary.app.inject({
      url: '/api/admin/posts',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(posts.statusCode).toBe(403)
  })

  test('always asks which account, with proof that only we can use the code', async () => {
    const { address, answer } = await startFlow(diary.app)
    const parameters = new URL(address).searchParams
    expect(answer.statusCode).toBe(303)
    expect(Object.fromEntries(parameters)).toMatchObject({
      prompt: 'select_account',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/auth/google/callback',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(parameters.get(name)).toBeTruthy()
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('the callback is built from our own address, whatever Host is claimed', async () => {
    const answer = await diary.app.inject({
      url: `/api/auth/google/start?flow=${createFlowId()}`,
      headers: { host: 'evil.example' },
    })
    const parameters = new URL(String(answer.headers.location)).searchParams
    expect(parameters.get('redirect_uri')).toBe('http://localhost:3000/api/auth/google/callback')
  })

  test('the page the popup ends on holds no secret and tells its address to nobody', async () => {
    const { flow, address, cookie } = await startFlow(diary.app)
    const page = await followCallback(diary.app, await visitProvider(address, person), cookie)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'sha256-/,
    )
    expect(page.body).toContain('BroadcastChannel')
    expect(page.body).not.toMatch(/google:|[\w-]{43}/)
    expect(page.body).not.toContain(flow)
  })

  test('the outcome is told once', async () => {
    const { flow, address, cookie } = await startFlow(diary.app)
    expect((await finishFlow(diary.app, flow, cookie)).json().status).toBe('pending')
    await followCallback(diary.app, await visitProvider(address, person), cookie)
    const [first, second] = await Promise.all([
      finishFlow(diary.app, flow, cookie),
      finishFlow(diary.app, flow, cookie),
    ])
    const signedIn = [first, second].filter((answer) => answer.json().signIn !== null)
    expect(signedIn).toHaveLength(1)
  })
})

describe('what comes to nothing', () => {
  const outcomeOf = async (choice: Parameters<typeof visitProvider>[1]) => {
    const { flow, address, cookie } = await startFlow(diary.app)
    await followCallback(diary.app, await visitProvider(address, choice), cookie)
    return (await finishFlow(diary.app, flow, cookie)).json()
  }
  const sessions = async () =>
    (await diary.services.platform.database.query('select id from sessions')).rows.length

  test('cancelling at the provider', async () => {
    expect(await outcomeOf('cancel')).toEqual({
      status: 'failed',
      signIn: null,
      reason: 'cancelled',
    })
  })

  test('an email address the provider has not verified', async () => {
    const outcome = await outcomeOf({ email: 'any@example.com', isVerified: false })
    expect(outcome).toEqual({ status: 'failed', signIn: null, reason: 'unverified' })
    expect(await sessions()).toBe(0)
  })

  test('a callback replayed', async () => {
    const { flow, address, cookie } = await startFlow(diary.app)
    const back = await visitProvider(address, person)
    await followCallback(diary.app, back, cookie)
    const again = await followCallback(diary.app, back, cookie)
    expect(again.body).toContain(popupTexts.notDone)
    expect((await finishFlow(diary.app, flow, cookie)).json().status).toBe('done')
    expect(await sessions()).toBe(1)
  })

  test('a callback with another state', async () => {
    const { flow, address, cookie } = await startFlow(diary.app)
    const back = await visitProvider(address, person)
    back.searchParams.set('state', 'made-up')
    expect((await followCallback(diary.app, back, cookie)).body).toContain(popupTexts.notDone)
    expect((await finishFlow(diary.app, flow, cookie)).json().status).toBe('pending')
    expect(await sessions()).toBe(0)
  })

  test('a callback in another browser', async () => {
    const { flow, address, cookie } = await startFlow(diary.app)
    const back = await visitProvider(address, person)
    const other = await startFlow(diary.app)
    expect((await followCallback(diary.app, back, other.cookie)).body).toContain(popupTexts.notDone)
    expect((await followCallback(diary.app, back, '')).body).toContain(popupTexts.notDone)
    expect((await finishFlow(diary.app, flow, other.cookie)).json().signIn).toBeNull()
    // The browser that started the flow can still finish it.
    expect((await followCallback(diary.app, back, cookie)).body).toContain('Signed in')
  })

  test('a code of another sign-in', async () => {
    const flow = await startFlow(diary.app)
    const two = await startFlow(diary.app)
    const stolen = await visitProvider(flow.address, person)
    const own = await visitProvider(two.address, { email: 'thief@example.com' })
    own.searchParams.set('code', String(stolen.searchParams.get('code')))
    await followCallback(diary.app, own, two.cookie)
    expect((await finishFlow(diary.app, two.flow, two.cookie)).json().reason).toBe('failed')
  })

  test('coming back after ten minutes', async () => {
    const { address, cookie } = await startFlow(diary.app)
    const back = await visitProvider(address, person)
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await followCallback(diary.app, back, cookie)).body).toContain(popupTexts.notDone)
    expect(await sessions()).toBe(0)
  })

  test('a flow name somebody uses already, or one that is none', async () => {
    const { flow } = await startFlow(diary.app)
    expect((await startFlow(diary.app, flow)).answer.headers.location).toBeUndefined()
    expect((await startFlow(diary.app, 'short')).answer.statusCode).toBe(400)
    expect((await startFlow(diary.app, '<script>alert(1)</script>')).answer.statusCode).toBe(400)
  })

  test('a provider that does not answer; the next try asks it again', async () => {
    const away = await createTestApp({
      env: { ...google.env, OIDC_ISSUER: 'http://127.0.0.1:9' },
    })
    const { flow, answer, cookie } = await startFlow(away.app)
    expect(answer.statusCode).toBe(200)
    expect((await finishFlow(away.app, flow, cookie)).json().reason).toBe('unreachable')
    await away.close()
  })
})

test('where Google is off its addresses do not exist', async () => {
  const off = await createTestApp({ env: { NODE_ENV: 'production' } })
  expect((await startFlow(off.app)).answer.statusCode).toBe(404)
  const session = await off.app.inject({ url: '/api/auth/session' })
  expect(session.json().google).toBe('off')
  await off.close()
})
