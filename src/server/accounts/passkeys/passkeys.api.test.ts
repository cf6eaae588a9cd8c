import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSKEY_CHALLENGE_MINUTES, RECENT_SIGN_IN_MINUTES } from '#shared/limits.ts'
import {
  addPasskey,
  createAuthenticator,
  requestChallenge,
  sendAssertion,
  signInByPasskey,
} from '#test/signing-in/authenticator.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let me: SignedIn
let now = new Date()
let lines: string[] = []

beforeAll(async () => {
  diary = await createTestApp({
    env: ownerEnv,
    clock: { now: () => now },
    logTo: { write: (line) => lines.push(line) },
  })
})
beforeEach(async () => {
  now = new Date()
  await resetToFirstStart(diary)
  me = await signInWithPassword(diary.app)
  lines = []
})
afterAll(() => diary.close())

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  { token }: { token: string } = me,
) =>
  diary.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { ...ourPage, host: 'localhost:3000', authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const events = () => lines.map((line) => JSON.parse(line).event).filter(Boolean)

test('whoever has a passkey signs in without a password', async () => {
  const { authenticator, id } = await addPasskey(diary.app, me)
  const answer = await signInByPasskey(diary.app, authenticator)
  expect(answer.json()).toMatchObject({ user: me.user, provider: 'password', passkeyId: id })
  expect(String(answer.headers['set-cookie'])).toContain('__Host-session=')
  const listed = await call('GET', '/passkeys', undefined, answer.json())
  expect(listed.json()).toEqual({
    origin: ourPage.origin,
    problem: null,
    passkeys: [
      {
        id,
        name: 'Kitchen tablet',
        addedAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
        isSynced: false,
        strandedAt: null,
      },
    ],
  })
})

test('the login page learns whether there is one', async () => {
  const session = () =>
    diary.app.inject({ url: '/api/auth/session', headers: { host: 'localhost:3000' } })
  expect((await session()).json().passkeys).toBe(false)
  await addPasskey(diary.app, me)
  expect((await session()).json().passkeys).toBe(true)
})

test('a second one works beside the first, and a removed one no longer', async () => {
  const first = await addPasskey(diary.app, me)
  const second = await addPasskey(diary.app, me, { name: 'Phone' })
  const there = (await signInByPasskey(diary.app, first.authenticator)).json()
  expect((await call('DELETE', `/passkeys/${first.id}`)).statusCode).toBe(200)
  expect((await signInByPasskey(diary.app, first.authenticator)).statusCode).toBe(401)
  expect((await signInByPasskey(diary.app, second.authenticator)).statusCode).toBe(200)
  expect((await call('GET', '/passkeys', undefined, there)).statusCode).toBe(401)
  expect((await call('DELETE', `/passkeys/${first.id}`)).statusCode).toBe(404)
})

test('a challenge counts once', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const signed = authenticator.sign({ challenge: await requestChallenge(diary.app) })
  expect((await sendAssertion(diary.app, signed)).statusCode).toBe(200)
  const again = await sendAssertion(diary.app, signed)
  expect(again.statusCode).toBe(401)
  expect(again.json().code).toBe('passkeys.refused')
})

test('of ten that send the same signature at once, one signs in', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const signed = authenticator.sign({ challenge: await requestChallenge(diary.app) })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendAssertion(diary.app, signed)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a challenge is too old after five minutes', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const challenge = await requestChallenge(diary.app)
  wait(PASSKEY_CHALLENGE_MINUTES)
  expect((await sendAssertion(diary.app, authenticator.sign({ challenge }))).statusCode).toBe(401)
})

test.each([
  ['for another site', { origin: 'http://evil.example' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['without asking who holds the device', { isUserVerified: false }],
  ['with a challenge of its own', { challenge: 'bWFkZS11cA' }],
])('what was signed %s is refused', async (_how, change) => {
  const { authenticator } = await addPasskey(diary.app, me)
  const signed = authenticator.sign({ challenge: await requestChallenge(diary.app), ...change })
  expect((await sendAssertion(diary.app, signed)).statusCode).toBe(401)
  expect(events()).toContain('auth.passkey_failed')
})

test("another key's signature is refused, and so is another person's name", async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const challenge = await requestChallenge(diary.app)
  const theirs = createAuthenticator().sign({ challenge })
  const mine = authenticator.sign({ challenge: await requestChallenge(diary.app) })
  const forged = { ...mine, response: { ...theirs.response, userHandle: undefined } }
  expect((await sendAssertion(diary.app, forged)).statusCode).toBe(401)
  mine.response.userHandle = 'c29tZWJvZHk'
  expect((await sendAssertion(diary.app, mine)).statusCode).toBe(401)
})

test('garbage is never our mistake', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const signed = authenticator.sign({ challenge: await requestChallenge(diary.app) })
  for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
    const broken = { ...signed, response: { ...signed.response, [field]: 'AAAA' } }
    expect((await sendAssertion(diary.app, broken)).statusCode).toBe(401)
  }
  const options = (await call('POST', '/passkeys/options')).json()
  const made = createAuthenticator().make(options)
  made.response.attestationObject = 'AAAA'
  const answer = await call('POST', '/passkeys', { name: 'Broken', passkey: made })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('passkeys.not_made')
  expect((await call('POST', '/passkeys', { name: '', passkey: {} })).statusCode).toBe(400)
})

test('adding, removing and nothing else ask for a recent sign-in', async () => {
  const { id } = await addPasskey(diary.app, me)
  const options = (await call('POST', '/passkeys/options')).json()
  const passkey = createAuthenticator().make(options)
  wait(RECENT_SIGN_IN_MINUTES)
  for (const answer of [
    await call('POST', '/passkeys/options'),
    await call('POST', '/passkeys', { name: 'Late', passkey }),
    await call('DELETE', `/passkeys/${id}`),
  ]) {
    expect(answer.json().code).toBe('auth.confirm_needed')
  }
  const renamed = await call('PATCH', `/passkeys/${id}`, { name: '  Couch ' })
  expect(renamed.json()).toMatchObject({ id, name: 'Couch' })
})

test('a passkey confirms that it is me, for the session that asked', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  wait(RECENT_SIGN_IN_MINUTES)
  const { challenge, allowCredentials } = (await call('POST', '/confirm/passkey/options')).json()
  expect(allowCredentials).toHaveLength(1)
  const signed = authenticator.sign({ challenge })
  // A signature for reauthentication opens no session.
  expect((await sendAssertion(diary.app, signed)).statusCode).toBe(401)
  expect((await call('POST', '/confirm/passkey', signed)).statusCode).toBe(200)
  expect((await call('GET', '/confirm')).statusCode).toBe(200)
  expect((await call('POST', '/confirm/passkey', signed)).statusCode).toBe(400)
})

test("a fellow admin's passkey is out of my reach and confirms nothing of mine", async () => {
  const friend = { email: 'friend@example.com', password: 'sausage-roll' }
  await diary.services.accounts.users.create(friend.email, friend.password)
  const fellow = await signInWithPassword(diary.app, friend)
  const { authenticator, id } = await addPasskey(diary.app, fellow)
  expect((await call('GET', '/passkeys')).json().passkeys).toEqual([])
  expect((await call('PATCH', `/passkeys/${id}`, { name: 'Mine' })).statusCode).toBe(404)
  const there = (await signInByPasskey(diary.app, authenticator)).json()
  expect((await call('DELETE', `/passkeys/${id}`)).statusCode).toBe(404)
  expect((await call('GET', '/passkeys', undefined, there)).statusCode).toBe(200)
  const { challenge } = (await call('POST', '/confirm/passkey/options')).json()
  const signed = authenticator.sign({ challenge })
  expect((await call('POST', '/confirm/passkey', signed)).statusCode).toBe(400)
})

test('the same passkey is added once', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const options = (await call('POST', '/passkeys/options')).json()
  expect(options.excludeCredentials).toHaveLength(1)
  const passkey = authenticator.make(options)
  const again = await call('POST', '/passkeys', { name: 'Again', passkey })
  expect(again.json().code).toBe('passkeys.known')
})

test('a counter that goes backwards is logged, one that never counts is not', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  await signInByPasskey(diary.app, authenticator)
  authenticator.setCounter(7)
  await signInByPasskey(diary.app, authenticator)
  expect(events()).not.toContain('auth.passkey_counter')
  for (const counter of [7, 3, 0]) {
    lines = []
    authenticator.setCounter(counter)
    expect((await signInByPasskey(diary.app, authenticator)).statusCode).toBe(200)
    expect(events()).toContain('auth.passkey_counter')
  }
  expect(lines.join('')).toContain('7 then 0')
})

test('nothing that opens the diary is in the log', async () => {
  const { authenticator } = await addPasskey(diary.app, me)
  const challenge = await requestChallenge(diary.app)
  const signed = authenticator.sign({ challenge })
  const { token } = (await sendAssertion(diary.app, signed)).json()
  const log = lines.join('')
  for (const secret of [challenge, signed.response.signature, token, token.split(':')[1]]) {
    expect(log).not.toContain(secret)
  }
})
