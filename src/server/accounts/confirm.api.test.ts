import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { REAUTHENTICATION_NEEDED } from '#shared/contract/errors.ts'
import { SUBSCRIBERS_CSV_PATH } from '#shared/contract/newsletter.admin.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { RECENT_SIGN_IN_MINUTES } from '#shared/limits.ts'
import {
  followCallback,
  signInWithGoogle,
  startFlow,
  startGoogle,
  visitProvider,
} from '#test/signing-in/google.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  signInWithPassword,
  testOwner,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { confirmErrors } from '#texts/errors/accounts.ts'

const friend = { email: 'friend@example.com', password: 'sausage-roll' }

let now = new Date()
let google: Awaited<ReturnType<typeof startGoogle>>
let diary: TestApp
let token: string

beforeAll(async () => {
  google = await startGoogle()
  diary = await createTestApp({ env: { ...google.env, ...ownerEnv }, clock: { now: () => now } })
})
beforeEach(async () => {
  now = new Date('2026-11-15T09:00:00Z')
  await resetToFirstStart(diary)
  await diary.services.platform.changes.announce()
  token = (await signInWithPassword(diary.app)).token
})
afterAll(async () => {
  await diary.close()
  await google.close()
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const tooLong = () => pass(RECENT_SIGN_IN_MINUTES * MINUTE_MS)

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, payload?: object, as = token) =>
  diary.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${as}` },
    ...(payload && { payload }),
  })
const addFriend = () => call('POST', '/api/admin/people', friend)
const confirm = (password = testOwner.password) => call('POST', '/api/admin/confirm', { password })

describe('an old sign-in is not enough', () => {
  const guarded = allEndpoints.filter(({ recentSignIn }) => recentSignIn)

  test('for any of the calls that say so, and these are', () => {
    expect(guarded.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/admin/passkeys/:id',
      'DELETE /api/admin/people/:id',
      'GET /api/admin/confirm',
      'GET /api/admin/subscribers',
      'POST /api/admin/apps',
      'POST /api/admin/backups/:name/restore',
      'POST /api/admin/passkeys',
      'POST /api/admin/passkeys/options',
      'POST /api/admin/people',
      'PUT /api/admin/account/email',
      'PUT /api/admin/backups/uploaded',
      'PUT /api/admin/people/:id/password',
    ])
  })

  test.each(guarded)('for $method $path', async ({ method, path, body }) => {
    const url = endpointUrl(path, { id: 'user-9' })
    const status = async () => (await call(method, url, body && {})).statusCode
    pass(RECENT_SIGN_IN_MINUTES * MINUTE_MS - 1)
    expect(await status()).not.toBe(403)
    pass(1)
    const refused = await call(method, url, body && {})
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({ code: REAUTHENTICATION_NEEDED, message: confirmErrors.needed })
  })

  test('to download a backup', async () => {
    const { name } = await diary.services.backups.run('by-hand')
    const url = `/api/admin/backups/${name}`
    expect((await call('GET', url)).statusCode).toBe(200)
    tooLong()
    expect((await call('GET', url)).json().code).toBe(REAUTHENTICATION_NEEDED)
  })

  test('to take the list of readers along', async () => {
    const url = SUBSCRIBERS_CSV_PATH
    expect((await call('GET', url)).statusCode).toBe(200)
    tooLong()
    const refused = await call('GET', url)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().code).toBe(REAUTHENTICATION_NEEDED)
  })

  test('to send the mail of the diary elsewhere, though other settings need no more', async () => {
    const save = (change: object) => call('PUT', '/api/admin/settings', change)
    await save({ ownerEmail: 'owner@example.com' })
    tooLong()
    const refused = await save({ blogName: 'Taken over', ownerEmail: 'thief@example.com' })
    expect(refused.json().code).toBe(REAUTHENTICATION_NEEDED)
    const saved = await save({ blogName: 'The Long Report', ownerEmail: 'owner@example.com' })
    expect(saved.json()).toMatchObject({
      blogName: 'The Long Report',
      ownerEmail: 'owner@example.com',
    })
  })

  test('when it is from before this was remembered', async () => {
    await diary.services.platform.database.query('update sessions set verified_at = null')
    expect((await addFriend()).json().code).toBe(REAUTHENTICATION_NEEDED)
  })

  test('but the own password, which asks for the current one, still changes', async () => {
    tooLong()
    const change = { currentPassword: testOwner.password, newPassword: 'longer-than-his-legs' }
    expect((await call('PUT', '/api/admin/account/password', change)).statusCode).toBe(200)
    expect((await addFriend()).statusCode).toBe(200)
  })
})

describe('confirming by the password', () => {
  test('makes the sign-in recent again, for as long as a new one', async () => {
    tooLong()
    expect((await addFriend()).statusCode).toBe(403)
    expect((await confirm()).statusCode).toBe(200)
    expect((await addFriend()).statusCode).toBe(200)
    tooLong()
    expect((await call('DELETE', '/api/admin/people/user-2')).statusCode).toBe(403)
  })

  test('counts for this session alone', async () => {
    const elsewhere = await signInWithPassword(diary.app)
    tooLong()
    await confirm()
    const refused = await call('POST', '/api/admin/people', friend, elsewhere.token)
    expect(refused.statusCode).toBe(403)
  })

  test('needs the right one, and guessing is as slow as at the login', async () => {
    tooLong()
    const wrong = await confirm('a-guess')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().fields).toEqual({ password: confirmErrors.wrongPassword })
    for (let guess = 2; guess <= 5; guess += 1) await confirm('a-guess')
    expect((await confirm()).statusCode).toBe(429)
    expect((await addFriend()).statusCode).toBe(403)
  })
})

describe('confirming by Google', () => {
  const owner = { email: 'owner@gmail.example' }

  async function signInAsOwner() {
    const signedIn = await signInWithGoogle(diary.app, owner)
    const { uid, email } = signedIn.user
    await call('POST', '/api/admin/register', { uid, email, displayName: null }, signedIn.token)
    return signedIn.token
  }

  /** Imitates the dialog: the sign-in popup, then the request for its outcome. */
  async function confirmAs(email: string, as: string) {
    const { flow, address, cookie } = await startFlow(diary.app)
    await followCallback(diary.app, await visitProvider(address, { email }), cookie)
    const headers = { cookie, authorization: `Bearer ${as}`, host: 'localhost:3000', ...ourPage }
    const finishConfirmation = () =>
      diary.app.inject({
        method: 'POST',
        url: '/api/admin/confirm/google',
        headers,
        payload: { flow },
      })
    return {
      answer: (await finishConfirmation()).json(),
      again: (await finishConfirmation()).json(),
    }
  }
  const countSessions = async () =>
    (await diary.services.platform.database.query('select id from sessions')).rows.length

  test('keeps the session, makes no other, and counts once', async () => {
    const mine = await signInAsOwner()
    tooLong()
    expect((await call('POST', '/api/admin/people', friend, mine)).statusCode).toBe(403)
    const sessions = await countSessions()
    const { answer, again } = await confirmAs(owner.email, mine)
    expect(answer).toEqual({ status: 'done', reason: null })
    expect(again).toEqual({ status: 'pending', reason: null })
    expect(await countSessions()).toBe(sessions)
    expect((await call('POST', '/api/admin/people', friend, mine)).statusCode).toBe(200)
  })

  test('as somebody else is refused', async () => {
    const mine = await signInAsOwner()
    tooLong()
    for (const as of [mine, token]) {
      const { answer } = await confirmAs('stranger@gmail.example', as)
      expect(answer).toEqual({ status: 'failed', reason: 'otherAccount' })
      expect((await call('POST', '/api/admin/people', friend, as)).statusCode).toBe(403)
    }
  })

  test('an account with Google has no password to confirm with', async () => {
    const mine = await signInAsOwner()
    const answer = await call('POST', '/api/admin/confirm', { password: 'anything' }, mine)
    expect(answer.json().code).toBe('account.no_password')
  })
})
