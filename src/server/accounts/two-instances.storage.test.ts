import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { secretIn } from '#test/mail/read-mail.ts'
import {
  addPasskey,
  requestChallenge,
  sendAssertion,
  signInByPasskey,
} from '#test/signing-in/authenticator.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  signInWithPassword,
  testOwner,
} from '#test/signing-in/sign-in.ts'
import { openSharedStore, type SharedStore } from '#test/stores/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'

let store: SharedStore
let server: MailServer
let first: TestApp
let second: TestApp

beforeAll(async () => {
  server = await startMailServer()
  store = await openSharedStore('server')
  const env = { ...ownerEnv, SMTP_URL: server.url }
  first = await createTestApp({ env, database: store.first })
  second = await createTestApp({ env, database: store.second })
})
beforeEach(async () => {
  await resetToFirstStart(first)
  server.mails.length = 0
})
afterAll(async () => {
  await first.close()
  await second.close()
  await store.close()
  await server.close()
})

const post = ({ app }: TestApp, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: ourPage })

/** Security notices about a new passkey or browser may arrive in between. */
const isReset = ({ raw }: { raw: string }) => raw.includes('/admin/reset-password')

test('what one asked a passkey to sign is taken by the other, once over both', async () => {
  const { authenticator } = await addPasskey(first.app, await signInWithPassword(first.app))
  expect((await signInByPasskey(second.app, authenticator)).statusCode).toBe(200)
  const signed = authenticator.sign({ challenge: await requestChallenge(first.app) })
  const answers = await Promise.all(
    [first, second, first, second].map(({ app }) => sendAssertion(app, signed)),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
})

test('a link that one mailed works at the other, once over both', async () => {
  await post(first, '/forgotten', { email: testOwner.email })
  await waitUntil(async () => server.mails.some(isReset))
  const secret = secretIn(server.mails.find(isReset))
  const answers = await Promise.all(
    [first, second].map((at, n) => post(at, '/reset', { secret, password: `a-new-leash-${n}` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test('three mails an hour are three over both', async () => {
  for (const at of [first, second, first, second])
    await post(at, '/forgotten', { email: testOwner.email })
  for (const { services } of [first, second])
    await services.platform.jobs.run(services.platform.mailQueue.work)
  expect(server.mails.filter(isReset)).toHaveLength(3)
})
