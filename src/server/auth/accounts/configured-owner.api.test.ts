import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDiary, ownerEnv, signInWithPassword, testOwner, tryToSignIn } from '#test/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv })
})
beforeEach(() => emptyDiary(diary))
afterAll(() => diary.close())

const startAgainWith = (email: string, password: string) =>
  diary.services.auth.accounts.keepConfiguredOwner(email, password)
const status = async (password: string) =>
  (await tryToSignIn(diary.app, { ...testOwner, password })).statusCode

test('another password in the environment is the password from the next start on', async () => {
  const { token } = await signInWithPassword(diary.app)
  await startAgainWith('Owner@Example.com', 'a-new-one')
  expect([await status('a-new-one'), await status(testOwner.password)]).toEqual([200, 401])
  const headers = { authorization: `Bearer ${token}` }
  expect((await diary.app.inject({ url: '/api/admin/posts', headers })).statusCode).toBe(401)
  expect((await diary.services.database.query('select id from users')).rows).toHaveLength(1)
})

test('the same one leaves sessions alone', async () => {
  const { token } = await signInWithPassword(diary.app)
  await startAgainWith(testOwner.email, testOwner.password)
  const headers = { authorization: `Bearer ${token}` }
  expect((await diary.app.inject({ url: '/api/admin/posts', headers })).statusCode).toBe(200)
})

test('a password changed in the admin does not fall back at the next start', async () => {
  const { token } = await signInWithPassword(diary.app)
  const changed = await diary.app.inject({
    method: 'PUT',
    url: '/api/admin/account/password',
    headers: { authorization: `Bearer ${token}` },
    payload: { currentPassword: testOwner.password, newPassword: 'chosen-by-me' },
  })
  expect(changed.statusCode).toBe(200)
  await startAgainWith(testOwner.email, testOwner.password)
  expect([await status('chosen-by-me'), await status(testOwner.password)]).toEqual([200, 401])
})
