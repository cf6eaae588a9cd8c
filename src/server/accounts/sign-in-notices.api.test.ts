import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { readMailText, secretIn } from '#test/mail/read-mail.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const NEW = 'longer-than-his-legs'
let server: MailServer
let diary: TestApp
let now = new Date()
let lines: string[] = []
beforeAll(async () => {
  server = await startMailServer()
  diary = await createTestApp({
    env: { ...ownerEnv, SMTP_URL: server.url, PUBLIC_URL: 'https://diary.example.com' },
    clock: { now: () => now },
    mailDelaysMs: [0, 0],
    logTo: { write: (line) => lines.push(line) },
  })
})
beforeEach(async () => {
  now = new Date()
  await resetToFirstStart(diary)
  server.mails.length = 0
  lines = []
})
afterAll(async () => {
  await diary.close()
  await server.close()
})
const page = { origin: 'https://diary.example.com', host: 'diary.example.com' }

const post = (path: string, payload: object, more: { remoteAddress?: string } = {}) =>
  diary.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: page, ...more })

/** Sends all due mails and empties the list, so that each call returns only new ones. */
async function allMailsAreSent() {
  await diary.services.platform.jobs.run(diary.services.platform.mailQueue.work)
  return server.mails.splice(0)
}

describe('a sign-in', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0'
  const signIn = (cookie = '') =>
    tryToSignIn(diary.app, testOwner, {
      headers: { ...page, cookie, 'user-agent': firefox },
      remoteAddress: '192.0.2.7',
    })
  const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) => {
    const { name, value } = answer.cookies.find((cookie) => cookie.name.includes('device')) ?? {}
    return `${name}=${value}`
  }

  test('from a browser not seen before is told of, with a link that ends it', async () => {
    const answer = await signIn()
    const [mail] = await allMailsAreSent()
    expect(mail?.to).toEqual([testOwner.email])
    const text = readMailText(mail)
    for (const fact of [
      'Firefox on Linux',
      '192.0.2.7',
      'https://diary.example.com/admin/sign-out#',
    ])
      expect(text).toContain(fact)

    const headers = { authorization: `Bearer ${answer.json().token}` }
    const isSignedIn = async () =>
      (await diary.app.inject({ url: '/api/admin/posts', headers })).statusCode === 200
    const secret = secretIn(mail)
    const shown = await post('/sign-out/check', { secret })
    expect(shown.json().session).toEqual({
      browser: 'Firefox on Linux',
      address: '192.0.2.7',
      signedInAt: now.toISOString(),
    })
    // Mail scanners open every link, so opening the page must not sign out.
    await diary.app.inject({ url: '/admin/sign-out' })
    expect(await isSignedIn()).toBe(true)
    expect((await post('/sign-out', { secret })).statusCode).toBe(200)
    expect(await isSignedIn()).toBe(false)
    expect((await post('/sign-out/check', { secret })).json()).toEqual({ session: null })
    expect((await post('/sign-out', { secret })).statusCode).toBe(200)
    expect(lines.join('')).not.toContain(secret)
  })

  test('from a browser that was here before is not told of', async () => {
    const device = deviceOf(await signIn())
    await allMailsAreSent()
    await signIn(device)
    expect(await allMailsAreSent()).toEqual([])
    await signIn()
    expect(await allMailsAreSent()).toHaveLength(1)
  })

  test('a made-up link ends nothing', async () => {
    const answer = await signIn()
    expect((await post('/sign-out', { secret: 'made-up' })).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${answer.json().token}` }
    expect((await diary.app.inject({ url: '/api/admin/posts', headers })).statusCode).toBe(200)
  })

  test('a password changed in the settings is told of, too', async () => {
    const { token } = (await signIn()).json()
    await allMailsAreSent()
    await diary.app.inject({
      method: 'PUT',
      url: '/api/admin/account/password',
      headers: { ...page, authorization: `Bearer ${token}` },
      payload: { currentPassword: testOwner.password, newPassword: NEW },
    })
    const [mail] = await allMailsAreSent()
    expect(mail?.headers.join('\n')).toContain('Your password was changed')
  })
})

test('mail without a configured address is warned of at the start', async () => {
  const said: string[] = []
  const logTo = { write: (line: string) => said.push(line) }
  const unnamed = await createTestApp({ env: { ...ownerEnv, SMTP_URL: server.url }, logTo })
  await unnamed.close()
  expect(said.join('')).toContain('links in mail lead to http://localhost:3000')
  expect(lines.join('')).not.toContain('links in mail lead to')
})

describe('without a mail server', () => {
  let quiet: TestApp
  beforeEach(async () => {
    quiet = await createTestApp({ env: ownerEnv })
  })
  afterEach(() => quiet.close())

  test('the command is named, and signing in mails nobody', async () => {
    const answer = await quiet.app.inject({
      method: 'POST',
      url: '/api/auth/forgotten',
      headers: ourPage,
      payload: { email: testOwner.email },
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('npm run admin -- password')
    const session = await quiet.app.inject({ url: '/api/auth/session' })
    expect(session.json().sendsMail).toBe(false)
    await signInWithPassword(quiet.app)
  })
})
