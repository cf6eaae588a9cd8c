import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { startMailServer } from '#test/mail/mail-server.ts'
import { readMailText } from '#test/mail/read-mail.ts'
import { addPasskey, createAuthenticator, signInByPasskey } from '#test/signing-in/authenticator.ts'
import { signInWithGoogle, startGoogle } from '#test/signing-in/google.ts'
import { ownerEnv, type SignedIn, signInWithPassword } from '#test/signing-in/sign-in.ts'
import { openTestDatabase, resetDatabase } from '#test/stores/test-database.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { passkeyErrors } from '#texts/errors/accounts.ts'

let database: Database
let diary: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => resetDatabase(database.db))
afterEach(() => diary.close())
afterAll(() => database.close())

const start = async (env: Record<string, string>) => {
  diary = await createTestApp({ env, database })
}
const restart = async (env: Record<string, string>) => {
  await diary.close()
  await start(env)
}
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  who: Pick<SignedIn, 'token'>,
  origin = 'http://localhost:3000',
) =>
  diary.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { origin, host: new URL(origin).host, authorization: `Bearer ${who.token}` },
  })

describe('where passkeys cannot work', () => {
  test('an IP address and plain HTTP are told why', async () => {
    await start(ownerEnv)
    const me = await signInWithPassword(diary.app)
    for (const [origin, problem] of [
      ['http://127.0.0.1:3000', 'ip_address'],
      ['http://[::1]:3000', 'ip_address'],
      ['http://diary.lan:3000', 'not_https'],
    ] as const) {
      expect((await call('GET', '/passkeys', me, origin)).json()).toMatchObject({ origin, problem })
      const refused = await call('POST', '/passkeys/options', me, origin)
      expect(refused.statusCode, origin).toBe(409)
      expect(refused.json().message).toBe(passkeyErrors.notHere)
      const options = await diary.app.inject({
        method: 'POST',
        url: '/api/auth/passkey/options',
        headers: { origin, host: new URL(origin).host },
      })
      expect(options.statusCode, origin).toBe(409)
    }
  })

  test('a configured address counts, whatever name was called', async () => {
    await start({ ...ownerEnv, PUBLIC_URL: 'https://diary.example.com' })
    const me = await signInWithPassword(diary.app)
    const listed = await diary.app.inject({
      url: '/api/admin/passkeys',
      headers: { host: '127.0.0.1', authorization: `Bearer ${me.token}` },
    })
    expect(listed.json()).toMatchObject({ origin: 'https://diary.example.com', problem: null })
  })

  test('after a change of the domain the old ones say where they belong', async () => {
    const [before, after] = ['https://old.example.com', 'https://new.example.com']
    await start({ ...ownerEnv, PUBLIC_URL: before })
    const authenticator = createAuthenticator({ origin: before })
    await addPasskey(diary.app, await signInWithPassword(diary.app), {
      authenticator,
      origin: before,
    })
    expect((await signInByPasskey(diary.app, authenticator, before)).statusCode).toBe(200)

    await restart({ ...ownerEnv, PUBLIC_URL: after })
    expect((await signInByPasskey(diary.app, authenticator, after)).statusCode).toBe(401)
    const me = await signInWithPassword(diary.app)
    const { passkeys } = (await call('GET', '/passkeys', me, after)).json()
    expect(passkeys).toMatchObject([{ strandedAt: 'old.example.com' }])
    const session = await diary.app.inject({ url: '/api/auth/session' })
    expect(session.json().passkeys).toBe(false)
    expect((await call('DELETE', `/passkeys/${passkeys[0].id}`, me, after)).statusCode).toBe(200)
  })
})

describe('an owner who came by Google', () => {
  const email = 'owner@gmail.example'
  const off = { PUBLIC_URL: 'http://localhost:3000' }
  let google: Awaited<ReturnType<typeof startGoogle>>
  beforeAll(async () => {
    google = await startGoogle()
  })
  afterAll(() => google.close())

  async function register() {
    const me = await signInWithGoogle(diary.app, { email })
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/register',
      headers: { authorization: `Bearer ${me.token}` },
      payload: { ...me.user, displayName: null },
    })
    return me
  }

  test('signs in with a passkey as the same person', async () => {
    await start(google.env)
    const me = await register()
    const { authenticator, id } = await addPasskey(diary.app, me)
    const answer = (await signInByPasskey(diary.app, authenticator)).json()
    expect(answer).toMatchObject({ user: me.user, provider: 'google' })
    const sessions = (await call('GET', '/account/sessions', answer)).json()
    expect(sessions).toHaveLength(2)
    expect((await call('DELETE', `/passkeys/${id}`, answer)).statusCode).toBe(200)
  })

  test('is told of a sign-in from a browser not seen before, and of no stranger', async () => {
    const server = await startMailServer()
    // This runs after afterEach has closed the diary, whose connection it would wait for.
    onTestFinished(server.close)
    await start({ ...google.env, SMTP_URL: server.url })
    await register()
    await signInWithGoogle(diary.app, { email: 'stranger@gmail.example' })
    await signInWithGoogle(diary.app, { email })
    await waitUntil(async () => server.mails.length > 0)
    expect(server.mails.map(({ to }) => to)).toEqual([[email]])
    expect(readMailText(server.mails[0])).toContain('/admin/sign-out#')
  })

  test('gets in by it while Google is away, and keeps the last one', async () => {
    await start(google.env)
    const { authenticator, id } = await addPasskey(diary.app, await register())
    await restart(off)
    const me = (await signInByPasskey(diary.app, authenticator)).json()
    const people = (await call('GET', '/people', me)).json()
    expect(people).toMatchObject([{ email, isYou: true }])
    const refused = await call('DELETE', `/passkeys/${id}`, me)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe(passkeyErrors.lastWayIn)

    const second = await addPasskey(diary.app, me, { name: 'Second' })
    expect((await call('DELETE', `/passkeys/${id}`, me)).statusCode).toBe(200)
    expect((await call('GET', '/passkeys', me)).statusCode).toBe(200)

    const third = await addPasskey(diary.app, me, { name: 'Third' })
    const removals = await Promise.all([
      call('DELETE', `/passkeys/${second.id}`, me),
      call('DELETE', `/passkeys/${third.id}`, me),
    ])
    expect(removals.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('of practice gets in nowhere but in practice', async () => {
    await start({})
    const { authenticator } = await addPasskey(diary.app, await register())
    expect((await signInByPasskey(diary.app, authenticator)).statusCode).toBe(200)
    await restart(off)
    expect((await signInByPasskey(diary.app, authenticator)).statusCode).toBe(401)
  })
})
