import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#server/platform/process/lifecycle.ts'
import {
  ownerEnv,
  resetToFirstStart,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv })
})
beforeEach(() => resetToFirstStart(diary))
afterAll(() => diary.close())

const startAgainWith = (email: string, password: string) =>
  diary.services.accounts.users.ensureConfiguredOwner(email, password)
const status = async (password: string) =>
  (await tryToSignIn(diary.app, { ...testOwner, password })).statusCode

test('another password in the environment is the password from the next start on', async () => {
  const { token } = await signInWithPassword(diary.app)
  await startAgainWith('Owner@Example.com', 'a-new-one')
  expect([await status('a-new-one'), await status(testOwner.password)]).toEqual([200, 401])
  const headers = { authorization: `Bearer ${token}` }
  expect((await diary.app.inject({ url: '/api/admin/posts', headers })).statusCode).toBe(401)
  expect((await diary.services.platform.database.query('select id from users')).rows).toHaveLength(
    1,
  )
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

describe('a weak password in the environment', () => {
  const lines: string[] = []
  const start = (password: string) =>
    createTestApp({
      database: diary.services.platform.database,
      env: { ADMIN_EMAIL: testOwner.email, ADMIN_PASSWORD: password },
      logTo: { write: (line) => lines.push(line) },
    })
  beforeEach(() => lines.splice(0))

  test.each([
    ['seven-7', 'ADMIN_PASSWORD must be at least 8 characters long.'],
    ['Sunshine1', 'ADMIN_PASSWORD is one of the most common passwords.'],
  ])('stops the start when it is new: %s', async (password, said) => {
    const error = await start(password).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toContain(said)
    expect((error as Error).message).not.toContain(password)
    expect(await status(testOwner.password)).toBe(200)
  })

  test('is warned of when the diary has lived with it', async () => {
    await startAgainWith(testOwner.email, 'seven-7')
    const again = await start('seven-7')
    await again.close()
    const warnings = lines.filter((line) => line.includes('ADMIN_PASSWORD'))
    expect(warnings).toHaveLength(1)
    expect(lines.join()).not.toContain('seven-7')
    expect(await status('seven-7')).toBe(200)
  })

  test('from before such a password was remembered counts as known, too', async () => {
    await startAgainWith(testOwner.email, 'seven-7')
    await diary.services.platform.database.query('update users set configured_password = null')
    await (await start('seven-7')).close()
    expect(await status('seven-7')).toBe(200)
  })
})
