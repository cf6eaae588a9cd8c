import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApp } from '#shared/contract/apps.admin.ts'
import { passwordResetLimits } from '#shared/limits.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { readMailText, secretIn } from '#test/mail/read-mail.ts'
import {
  ownerEnv,
  resetToFirstStart,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { passwordErrors, recoveryErrors } from '#texts/errors/accounts.ts'
import { accountMailWords } from '#texts/mail/accounts.ts'

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

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

/** Sends all due mails and empties the list, so that each call returns only new ones. */
async function allMailsAreSent() {
  await diary.services.platform.jobs.run(diary.services.platform.mailQueue.work)
  return server.mails.splice(0)
}

async function requestResetLink(): Promise<string> {
  await post('/forgotten', { email: testOwner.email })
  const [mail] = await allMailsAreSent()
  return secretIn(mail)
}

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which ends every sign-in and is told of', async () => {
    const there = await signInWithPassword(diary.app)
    await allMailsAreSent()
    await post('/forgotten', { email: ' Owner@Example.com ' })
    const [mail] = await allMailsAreSent()
    expect(mail?.to).toEqual([testOwner.email])
    expect(mail?.raw).toMatch(/Content-Type: multipart\/alternative/)
    const text = readMailText(mail)
    expect(text).toContain('https://diary.example.com/admin/reset-password#')
    expect(text).toContain('30 minutes')

    const secret = secretIn(mail)
    expect((await post('/reset/check', { secret })).json()).toEqual({ email: testOwner.email })
    expect((await post('/reset', { secret, password: NEW })).statusCode).toBe(200)
    const [told] = await allMailsAreSent()
    expect(told?.headers.join('\n')).toContain('Your password was changed')

    const headers = { authorization: `Bearer ${there.token}` }
    const posts = await diary.app.inject({ url: '/api/admin/posts', headers })
    expect(posts.statusCode).toBe(401)
    expect((await tryToSignIn(diary.app)).statusCode).toBe(401)
    await signInWithPassword(diary.app, { ...testOwner, password: NEW })
  })

  test('a mailed link also ends the tokens of apps, and every mail about it says so', async () => {
    const owner = await signInWithPassword(diary.app)
    const authorization = `Bearer ${owner.token}`
    const { token } = (
      await diary.app.inject({
        method: 'POST',
        url: addApp.path,
        headers: { ...page, authorization },
        payload: { name: 'Notes', mayPublish: true, mayUpload: true },
      })
    ).json()
    const callMicropub = async () =>
      (
        await diary.app.inject({
          url: '/micropub?q=config',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    const home = async () => (await diary.app.inject('/')).body
    expect([await callMicropub(), (await home()).includes('rel="micropub"')]).toEqual([200, true])
    await allMailsAreSent()

    await post('/forgotten', { email: testOwner.email })
    const [link] = await allMailsAreSent()
    expect(readMailText(link)).toContain(accountMailWords.reset.ends)
    expect(await callMicropub()).toBe(200)
    await post('/reset', { secret: secretIn(link), password: NEW })
    expect([await callMicropub(), (await home()).includes('rel="micropub"')]).toEqual([401, false])
    const [notice] = await allMailsAreSent()
    expect(readMailText(notice).replace(/\s+/g, ' ')).toContain(
      'apps that post here need a new token',
    )
  })

  test('a link works once, and none of the others after it', async () => {
    const [first, second] = [await requestResetLink(), await requestResetLink()]
    expect((await post('/reset', { secret: second, password: NEW })).statusCode).toBe(200)
    for (const secret of [first, second]) {
      const answer = await post('/reset', { secret, password: 'another-new-one' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toBe(recoveryErrors.resetGone)
    }
    expect((await post('/reset/check', { secret: second })).json()).toEqual({ email: null })
  })

  test('of ten that use a link at once, one sets the password', async () => {
    const secret = await requestResetLink()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post('/reset', { secret, password: `${NEW}-${n}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a link is too old after half an hour', async () => {
    const secret = await requestResetLink()
    wait(passwordResetLimits.minutes)
    expect((await post('/reset/check', { secret })).json()).toEqual({ email: null })
    expect((await post('/reset', { secret, password: NEW })).statusCode).toBe(404)
    await signInWithPassword(diary.app)
  })

  test('a password that is too short or too common leaves the link as it was', async () => {
    const secret = await requestResetLink()
    const short = await post('/reset', { secret, password: 'short' })
    expect(short.json().fields).toEqual({ password: 'Password must be at least 8 characters' })
    const common = await post('/reset', { secret, password: 'password123' })
    expect(common.json().fields.password).toBe(passwordErrors.common)
    expect((await post('/reset', { secret, password: NEW })).statusCode).toBe(200)
  })

  test('another password, set in between, ends the link', async () => {
    const secret = await requestResetLink()
    const { people } = diary.services.accounts
    await people.setPassword((await people.findByEmail(testOwner.email))?.id ?? '', NEW)
    expect((await post('/reset', { secret, password: 'yet-another-one' })).statusCode).toBe(404)
  })

  test('is answered alike for every address, and only a known one gets a mail', async () => {
    const known = await post('/forgotten', { email: testOwner.email })
    const unknown = await post('/forgotten', { email: 'nobody@example.com' })
    const shown = ({ body, statusCode, headers }: typeof known) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers
      return { body, statusCode, rest }
    }
    expect(shown(unknown)).toEqual(shown(known))
    expect((await allMailsAreSent()).map(({ to }) => to)).toEqual([[testOwner.email]])
  })

  test('of a Google account is answered by a mail that says so', async () => {
    await diary.services.platform.database.query(
      `insert into admin_identities (issuer, subject, email) values ('https://accounts.google.com', '7', 'g@example.com')`,
    )
    await post('/forgotten', { email: 'g@example.com' })
    const [mail] = await allMailsAreSent()
    expect(mail?.to).toEqual(['g@example.com'])
    expect(readMailText(mail)).toContain('you sign in with Google')
    expect(readMailText(mail)).not.toMatch(/#[\w-]{43}/)
  })

  test('one account gets three mails an hour, whoever asks', async () => {
    for (let n = 0; n < 5; n += 1) {
      const answer = await post(
        '/forgotten',
        { email: testOwner.email },
        { remoteAddress: `203.0.113.${n}` },
      )
      expect(answer.statusCode).toBe(200)
    }
    expect(await allMailsAreSent()).toHaveLength(passwordResetLimits.perAccountAndHour)
  })

  test('one address asks ten times in a quarter of an hour', async () => {
    const requestReset = (n: number) => post('/forgotten', { email: `person-${n}@example.com` })
    for (let n = 0; n < passwordResetLimits.perAddress; n += 1)
      expect((await requestReset(n)).statusCode).toBe(200)
    const refused = await requestReset(99)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a mail that was turned away is tried again', async () => {
    server.refuse(2)
    await post('/forgotten', { email: testOwner.email })
    await waitUntil(async () => server.mails.length > 0)
    expect((await post('/reset/check', { secret: secretIn(server.mails[0]) })).json().email).toBe(
      testOwner.email,
    )
  })

  test('a mail that waited longer than its link would work is dropped', async () => {
    await diary.services.platform.mailHold.hold()
    await post('/forgotten', { email: testOwner.email })
    expect(await allMailsAreSent()).toEqual([])
    wait(passwordResetLimits.minutes + 1)
    await diary.services.platform.mailHold.release()
    expect(await allMailsAreSent()).toEqual([])
    const { rows } = await diary.services.platform.database.query('select * from outbox_mails')
    expect(rows).toEqual([])
  })

  test('only the hash of a link is kept, and no link is in the log', async () => {
    const secret = await requestResetLink()
    const { rows } = await diary.services.platform.database.query('select * from password_resets')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(lines.join('')).not.toContain(secret)
  })

  test('what a request says about its host is never in a mail', async () => {
    const answer = await diary.app.inject({
      method: 'POST',
      url: '/api/auth/forgotten',
      payload: { email: testOwner.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(answer.statusCode).toBe(200)
    const [mail] = await allMailsAreSent()
    expect(mail?.raw).not.toContain('evil.example')
    expect(readMailText(mail)).toContain('https://diary.example.com/')
  })
})
