import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInWithGoogle, startGoogle } from '#test/signing-in/google.ts'
import {
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { setupErrors } from '#texts/errors/accounts.ts'

let google: Awaited<ReturnType<typeof startGoogle>>
let diary: TestApp

beforeAll(async () => {
  google = await startGoogle()
  diary = await createTestApp({ env: { ...google.env, ...ownerEnv } })
})
beforeEach(() => resetToFirstStart(diary))
afterAll(async () => {
  await diary.close()
  await google.close()
})

const call = (url: string, payload: object, who?: SignedIn, { app } = diary) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  })
const register = (who: SignedIn, claimed: object = {}, on = diary) =>
  call('/api/admin/register', { ...who.user, displayName: null, ...claimed }, who, on)
const verify = (who: SignedIn, claimed: object = {}) =>
  call('/api/auth/verify-admin', { ...who.user, ...claimed }, who)
const isUsed = async () => (await diary.app.inject('/api/admin/setup-status')).json().used
const readPosts = async (who: SignedIn) =>
  (
    await diary.app.inject({
      url: '/api/admin/posts',
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).statusCode

describe('the one-time setup', () => {
  test('makes the first Google account the admin, and then never again', async () => {
    const owner = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    const late = await signInWithGoogle(diary.app, { email: 'late@gmail.example' })
    expect(await isUsed()).toBe(false)
    expect(await readPosts(owner)).toBe(403)

    const done = await register(owner)
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }])
    expect(await isUsed()).toBe(true)
    expect(await readPosts(owner)).toBe(200)
    expect((await verify(owner)).statusCode).toBe(200)

    const refused = await register(late)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'setup.used', message: setupErrors.used })
    expect(await readPosts(late)).toBe(403)
    expect((await register(owner)).statusCode).toBe(409)
  })

  test('stays used when that account is removed from the admins', async () => {
    const owner = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    await register(owner)
    const fellow = await signInWithPassword(diary.app)
    const removed = await diary.app.inject({
      method: 'DELETE',
      url: '/api/admin/people/google-1',
      headers: { authorization: `Bearer ${fellow.token}` },
    })
    expect(removed.statusCode).toBe(200)
    expect(await readPosts(owner)).toBe(401)
    expect(await isUsed()).toBe(true)
    const again = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    expect((await register(again)).statusCode).toBe(409)
  })

  test('believes the session, not the body', async () => {
    const somebody = await signInWithGoogle(diary.app, { email: 'somebody@gmail.example' })
    expect((await register(somebody, { email: 'owner@gmail.example' })).statusCode).toBe(403)
    expect((await register(somebody, { uid: 'another' })).statusCode).toBe(403)
    expect(await isUsed()).toBe(false)
  })

  test('is for Google accounts: nobody, a password or junk is not enough', async () => {
    const withPassword = await signInWithPassword(diary.app)
    const body = { email: 'owner@example.com', uid: 'user-1', displayName: null }
    expect((await call('/api/admin/register', body)).statusCode).toBe(401)
    expect((await register(withPassword)).statusCode).toBe(403)
    expect((await register({ ...withPassword, token: 'google:junk' })).statusCode).toBe(401)
    expect(await isUsed()).toBe(false)
  })

  test('can be kept for one address', async () => {
    const {
      platform: { database },
    } = diary.services
    const env = { ...google.env, SETUP_ALLOWED_EMAIL: 'Owner@Gmail.example' }
    const restricted = await createTestApp({ database, env })
    const other = await signInWithGoogle(restricted.app, { email: 'other@gmail.example' })
    const owner = await signInWithGoogle(restricted.app, { email: 'owner@gmail.example' })
    expect((await register(other, {}, restricted)).json().code).toBe('setup.not_for_this_account')
    expect((await register(owner, {}, restricted)).statusCode).toBe(200)
    await restricted.close()
  })

  test('done by practice does not count where the real Google is configured', async () => {
    const {
      platform: { database },
    } = diary.services
    const practised = await createTestApp({ database })
    await practised.services.accounts.setup.register(
      {
        sessionId: 's',
        uid: 'practice-subject',
        email: 'owner@practice.example',
        displayName: null,
        provider: 'google',
        isAdmin: false,
        person: null,
        isRecentlyVerified: true,
      },
      { uid: 'practice-subject', email: 'owner@practice.example', displayName: null },
    )
    expect(await isUsed()).toBe(true)
    const real = await createTestApp({ database, env: google.env })
    expect(await isUsed()).toBe(false)
    expect((await database.query('select * from admin_identities')).rows).toEqual([])
    await real.close()
    await practised.close()
  })
})

describe('verify-admin', () => {
  test('refuses whoever is no admin, whatever the body claims', async () => {
    const owner = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    await register(owner)
    const stranger = await signInWithGoogle(diary.app, { email: 'stranger@gmail.example' })
    const refused = await verify(stranger)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toBe('You are not authorized as an admin.')
    expect((await verify(stranger, owner.user)).statusCode).toBe(403)
    expect((await call('/api/auth/verify-admin', owner.user)).statusCode).toBe(403)
  })

  test('refuses an admin who claims to be another', async () => {
    const owner = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    await register(owner)
    expect((await verify(owner, { uid: 'another' })).statusCode).toBe(403)
  })

  test('an identity of another issuer is nobody here', async () => {
    const owner = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    await register(owner)
    const {
      platform: { database },
    } = diary.services
    const moved = await createTestApp({
      database,
      env: { ...google.env, OIDC_ISSUER: 'https://accounts.google.com' },
    })
    const answer = await moved.app.inject({
      url: '/api/admin/posts',
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.statusCode).toBe(401)
    await moved.close()
  })
})
