import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { passwordErrors, peopleErrors } from '#texts/errors/accounts.ts'

const friend = { email: 'friend@example.com', password: 'sausage-roll' }
let diary: TestApp
let owner: SignedIn

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv })
})
beforeEach(async () => {
  await resetToFirstStart(diary)
  owner = await signInWithPassword(diary.app)
})
afterAll(() => diary.close())

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who: SignedIn = owner,
) =>
  diary.app.inject({
    method,
    url: `/api/admin/people${path}`,
    headers: { authorization: `Bearer ${who.token}` },
    ...(payload && { payload }),
  })
const canRead = async (who: SignedIn) => (await call('GET', '', undefined, who)).statusCode === 200

describe('people', () => {
  test('an admin lets another one in', async () => {
    const added = await call('POST', '', { ...friend, email: 'Friend@Example.com' })
    expect(added.json()).toMatchObject({
      id: 'user-2',
      email: friend.email,
      provider: 'password',
      isYou: false,
      isFromEnvironment: false,
    })
    const fellow = await signInWithPassword(diary.app, friend)
    const list = (await call('GET', '', undefined, fellow)).json()
    expect(
      list.map((person: { email: string; isYou: boolean }) => [person.email, person.isYou]),
    ).toEqual([
      [testOwner.email, false],
      [friend.email, true],
    ])
  })

  test('one address, one account', async () => {
    const again = await call('POST', '', { ...testOwner, email: 'OWNER@example.com' })
    expect(again.statusCode).toBe(409)
    expect(again.json().fields).toEqual({ email: peopleErrors.emailTaken })
  })

  test('a short password or no address is refused with the words of the form', async () => {
    const answer = await call('POST', '', { email: 'no address', password: 'short' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
    })
  })

  test('a new password signs that person out everywhere', async () => {
    await call('POST', '', friend)
    const fellow = await signInWithPassword(diary.app, friend)
    const answer = await call('PUT', '/user-2/password', { password: 'another-one' })
    expect(answer.statusCode).toBe(200)
    expect(await canRead(fellow)).toBe(false)
    expect(await canRead(owner)).toBe(true)
    expect((await tryToSignIn(diary.app, friend)).statusCode).toBe(401)
    await signInWithPassword(diary.app, { ...friend, password: 'another-one' })
  })

  test('removing somebody ends their sessions', async () => {
    await call('POST', '', friend)
    const fellow = await signInWithPassword(diary.app, friend)
    expect((await call('DELETE', '/user-2')).statusCode).toBe(200)
    expect(await canRead(fellow)).toBe(false)
    expect((await tryToSignIn(diary.app, friend)).statusCode).toBe(401)
    expect((await call('DELETE', '/user-2')).statusCode).toBe(404)
  })

  test('removing yourself must be confirmed', async () => {
    await call('POST', '', friend)
    const fellow = await signInWithPassword(diary.app, friend)
    const careless = await call('DELETE', '/user-2', undefined, fellow)
    expect(careless.json().code).toBe('people.confirm_yourself')
    const sure = await call('DELETE', '/user-2?confirm=true', undefined, fellow)
    expect(sure.statusCode).toBe(200)
    expect(await canRead(fellow)).toBe(false)
  })

  test('the account of the environment would come back, so it cannot be removed', async () => {
    await call('POST', '', friend)
    const answer = await call('DELETE', '/user-1?confirm=true')
    expect(answer.json().code).toBe('people.from_environment')
  })

  test('the last one stays, also when two leave at the same moment', async () => {
    const {
      platform: { database },
    } = diary.services
    await resetToFirstStart(diary)
    const plain = await createTestApp({ database })
    await database.query('delete from users')
    await plain.services.accounts.users.create(friend.email, friend.password)
    await plain.services.accounts.users.create(testOwner.email, testOwner.password)
    const people = await plain.services.accounts.people.list(null)
    const results = await Promise.allSettled(
      people.map(({ id }) => plain.services.accounts.people.remove(id, null, true)),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await plain.services.accounts.people.list(null)).toHaveLength(1)
    await plain.close()
  })

  test.each(['user-0', 'user-x', 'google-99', 'nobody', 'user-1; drop table users'])(
    'there is nobody at %s',
    async (id) => {
      expect((await call('DELETE', `/${encodeURIComponent(id)}`)).statusCode).toBe(404)
    },
  )
})

describe('a new password', () => {
  const change = (newPassword: string) =>
    diary.app.inject({
      method: 'PUT',
      url: '/api/admin/account/password',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { currentPassword: testOwner.password, newPassword },
    })

  test('is none of those that everybody uses, in whatever case', async () => {
    await call('POST', '', friend)
    const answers = [
      await call('POST', '', { email: 'third@example.com', password: 'Sunshine1' }),
      await call('PUT', '/user-2/password', { password: 'PASSWORD123' }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toEqual({ password: passwordErrors.common })
    }
    expect((await change('qwertyuiop')).json().fields).toEqual({
      newPassword: passwordErrors.common,
    })
    await signInWithPassword(diary.app)
    await signInWithPassword(diary.app, friend)
  })

  test('has eight characters, but an old one of six still signs in', async () => {
    const message = 'Password must be at least 8 characters'
    expect((await change('seven-7')).json().fields).toEqual({ newPassword: message })
    const old = { email: 'old@example.com', password: 'oldsix' }
    await diary.services.accounts.users.create(old.email, old.password)
    await signInWithPassword(diary.app, old)
  })
})
