import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { secretIn } from '#test/mail/read-mail.ts'
import {
  addPasskey,
  askToSign,
  sendSigned,
  signInByPasskey,
} from '#test/signing-in/authenticator.ts'
import {
  emptyDiary,
  ourPage,
  ownerEnv,
  signInWithPassword,
  testOwner,
} from '#test/signing-in/sign-in.ts'
import { type Place, stores } from '#test/stores/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'

describe.each(stores)('two instances on one $store store', ({ store, makePlace }) => {
  let place: Place
  let databases: Database[]
  let server: MailServer
  let one: TestApp
  let other: TestApp

  beforeAll(async () => {
    server = await startMailServer()
    place = await makePlace()
    const first = await openDatabase(place.options)
    // The embedded store belongs to one process, which both share here.
    const second = store === 'embedded' ? first : await openDatabase(place.options)
    databases = [...new Set([first, second])]
    const env = { ...ownerEnv, SMTP_URL: server.url }
    one = await createTestApp({ env, database: first })
    other = await createTestApp({ env, database: second })
  })
  beforeEach(async () => {
    await emptyDiary(one)
    server.mails.length = 0
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    for (const database of databases) await database.close()
    await place.remove()
    await server.close()
  })

  const post = ({ app }: TestApp, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: ourPage })

  test('what one asked a passkey to sign is taken by the other, once over both', async () => {
    const { authenticator } = await addPasskey(one.app, await signInWithPassword(one.app))
    expect((await signInByPasskey(other.app, authenticator)).statusCode).toBe(200)
    const signed = authenticator.sign({ challenge: await askToSign(one.app) })
    const answers = await Promise.all(
      [one, other, one, other].map(({ app }) => sendSigned(app, signed)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('a link that one mailed works at the other, once over both', async () => {
    await post(one, '/forgotten', { email: testOwner.email })
    const isReset = ({ raw }: { raw: string }) => raw.includes('/admin/reset-password')
    await waitUntil(async () => server.mails.some(isReset))
    const secret = secretIn(server.mails.find(isReset))
    const answers = await Promise.all(
      [one, other].map((at, n) => post(at, '/reset', { secret, password: `a-new-leash-${n}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  test('three mails an hour are three over both', async () => {
    for (const at of [one, other, one, other])
      await post(at, '/forgotten', { email: testOwner.email })
    for (const { services } of [one, other]) await services.dueWork.run(services.outbox.work)
    expect(server.mails.filter(({ to }) => to.includes(testOwner.email))).toHaveLength(3)
  })
})
