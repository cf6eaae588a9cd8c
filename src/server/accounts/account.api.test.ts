import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MySession } from '#shared/contract/accounts.admin.ts'
import {
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { accountErrors } from '#texts/errors/accounts.ts'

let diary: TestApp
let here: SignedIn
let there: SignedIn

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv })
})
beforeEach(async () => {
  await resetToFirstStart(diary)
  there = await signInWithPassword(diary.app)
  here = await signInWithPassword(diary.app)
})
afterAll(() => diary.close())

const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who: SignedIn = here,
) =>
  diary.app.inject({
    method,
    url: `/api/admin/account${path}`,
    headers: { authorization: `Bearer ${who.token}` },
    ...(payload && { payload }),
  })
const listSessions = async (who = here): Promise<MySession[]> =>
  (await call('GET', '/sessions', undefined, who)).json()
const isSignedIn = async (who: SignedIn) =>
  (await call('GET', '/sessions', undefined, who)).statusCode === 200

test('I see where I am signed in, and which one is here', async () => {
  const answer = await tryToSignIn(diary.app, testOwner, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' },
    remoteAddress: '192.0.2.7',
  })
  const fox = { ...here, token: answer.json().token }
  const sessions = await listSessions(fox)
  expect(sessions).toHaveLength(3)
  const [mine] = sessions.filter((session) => session.isThisOne)
  expect(mine).toMatchObject({ browser: 'Firefox on Linux', address: '192.0.2.7' })
  expect(JSON.stringify(sessions)).not.toMatch(/hash/i)
})

test('one of them can be ended, cookie and token', async () => {
  const [other] = (await listSessions()).filter((session) => !session.isThisOne)
  expect((await call('DELETE', `/sessions/${other?.id}`)).statusCode).toBe(200)
  expect(await isSignedIn(there)).toBe(false)
  expect(await isSignedIn(here)).toBe(true)
  expect((await call('DELETE', `/sessions/${other?.id}`)).statusCode).toBe(404)
})

test("a fellow admin's session is out of my reach", async () => {
  const friend = { email: 'friend@example.com', password: 'sausage-roll' }
  await diary.services.accounts.users.create(friend.email, friend.password)
  const fellow = await signInWithPassword(diary.app, friend)
  const [theirs] = await listSessions(fellow)
  expect((await call('DELETE', `/sessions/${theirs?.id}`)).statusCode).toBe(404)
  expect(await isSignedIn(fellow)).toBe(true)
})

test('everywhere else can be signed out at once', async () => {
  expect((await call('DELETE', '/sessions')).statusCode).toBe(200)
  expect(await isSignedIn(there)).toBe(false)
  expect(await isSignedIn(here)).toBe(true)
})

test('a changed password ends all my other sessions', async () => {
  const change = { currentPassword: testOwner.password, newPassword: 'longer-than-his-legs' }
  expect((await call('PUT', '/password', change)).statusCode).toBe(200)
  expect(await isSignedIn(there)).toBe(false)
  expect(await isSignedIn(here)).toBe(true)
  expect((await tryToSignIn(diary.app)).statusCode).toBe(401)
  await signInWithPassword(diary.app, { ...testOwner, password: change.newPassword })
})

test('without the current password it stays, and guessing it is slow too', async () => {
  const change = { currentPassword: 'a guess', newPassword: 'longer-than-his-legs' }
  const answer = await call('PUT', '/password', change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({ currentPassword: accountErrors.wrongCurrent })
  for (let guess = 2; guess <= 5; guess += 1) await call('PUT', '/password', change)
  expect((await call('PUT', '/password', change)).statusCode).toBe(429)
})
