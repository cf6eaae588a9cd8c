import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryTables } from '#server/backups/make-backup.ts'
import { emailChangeLimits } from '#shared/limits.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { readMailText, secretIn } from '#test/mail/read-mail.ts'
import { signInWithGoogle, startGoogle } from '#test/signing-in/google.ts'
import {
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { accountErrors, peopleErrors } from '#texts/errors/accounts.ts'

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const NEW = 'new@example.com'
const friend = { email: 'friend@example.com', password: 'sausage-roll' }
const atNew = { ...testOwner, email: NEW }

let google: Awaited<ReturnType<typeof startGoogle>>
let server: MailServer
let now = new Date()
let lines: string[] = []
let mailing: TestApp
let quiet: TestApp
/** The test diary in use: each test chooses one of the two. */
let diary: TestApp
let me: SignedIn

beforeAll(async () => {
  google = await startGoogle()
  server = await startMailServer()
  const parts = { clock: { now: () => now }, logTo: { write: (line: string) => lines.push(line) } }
  quiet = await createTestApp({ ...parts, env: { ...google.env, ...ownerEnv } })
  mailing = await createTestApp({
    ...parts,
    env: { ...ownerEnv, SMTP_URL: server.url, PUBLIC_URL: 'https://diary.example.com' },
    mailDelaysMs: [0, 0],
  })
})
afterAll(async () => {
  for (const part of [quiet, mailing, server, google]) await part.close()
})

const startIn = async (which: TestApp) => {
  now = new Date()
  diary = which
  await resetToFirstStart(diary)
  me = await signInWithPassword(diary.app)
  await allMailsAreSent()
  lines = []
}
const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: object, who: SignedIn = me) =>
  diary.app.inject({
    method,
    url: '/api/admin/account/email',
    headers: { authorization: `Bearer ${who.token}` },
    ...(payload && { payload }),
  })
const change = (email: string, who?: SignedIn) => call('PUT', { email }, who)
const waiting = async () => (await call('GET')).json().waiting
const signInStatus = async (who: { email: string; password: string }) =>
  (await tryToSignIn(diary.app, who)).statusCode
const session = async (who = me) =>
  (
    await diary.app.inject({
      url: '/api/auth/session',
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).json().user
const logged = (event: string) =>
  lines.map((line) => JSON.parse(line)).find((line) => line.event === event)

/** Sends all due mails and empties the list, so that each call returns only new ones. */
async function allMailsAreSent() {
  await diary.services.platform.jobs.run(diary.services.platform.mailQueue.work)
  return server.mails.splice(0)
}

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('without mail', () => {
  beforeEach(() => startIn(quiet))

  test('the new address signs in at once, and all sessions stay', async () => {
    const elsewhere = await signInWithPassword(diary.app)
    const answer = await change(' New@Example.com ')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'changed', email: NEW }])
    expect(await session()).toMatchObject({ email: NEW })
    expect(await session(elsewhere)).toMatchObject({ email: NEW })
    expect([await signInStatus(atNew), await signInStatus(testOwner)]).toEqual([200, 401])
    expect(logged('auth.email_changed')).toMatchObject({ email: NEW, was: testOwner.email })
  })

  test('an address that is mine, taken or no address is refused', async () => {
    await diary.services.accounts.users.create(friend.email, friend.password)
    const same = await change('OWNER@example.com')
    expect([same.statusCode, same.json().fields]).toEqual([400, { email: accountErrors.sameEmail }])
    const taken = await change(friend.email)
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'people.email_taken',
        fields: { email: peopleErrors.emailTaken },
      }),
    ])
    const invalid = await change('new@')
    expect(invalid.json().fields).toEqual({ email: 'Please enter a valid email address' })
    expect(await signInStatus(testOwner)).toBe(200)
  })

  test('of two who want an address at once, one gets it', async () => {
    await diary.services.accounts.users.create(friend.email, friend.password)
    const fellow = await signInWithPassword(diary.app, friend)
    const answers = await Promise.all([change(NEW), change(NEW, fellow)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('who signs in with Google is told to change it there', async () => {
    const mine = await signInWithGoogle(diary.app, { email: 'owner@gmail.example' })
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/register',
      headers: { authorization: `Bearer ${mine.token}` },
      payload: { ...mine.user, displayName: null },
    })
    const refused = await change(NEW, mine)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      code: 'account.google_email',
      message: accountErrors.googleEmail,
    })
    const mineNow = (await call('GET', undefined, mine)).json()
    expect(mineNow).toEqual({ email: 'owner@gmail.example', waiting: null })
  })
})

describe('the next start with the same ADMIN_EMAIL', () => {
  beforeEach(() => startIn(quiet))
  const startAgain = (email = testOwner.email, password = testOwner.password) =>
    diary.services.accounts.users.ensureConfiguredOwner(email, password)
  const emails = async () =>
    (await diary.services.accounts.people.list(null)).map(({ email }) => email)

  test('makes no second owner and does not undo the change', async () => {
    await change(NEW)
    await startAgain()
    expect(await emails()).toEqual([NEW])
    expect([await signInStatus(atNew), await signInStatus(testOwner)]).toEqual([200, 401])
  })

  test('knows the account also by its new address, and by another password', async () => {
    await change(NEW)
    await startAgain(testOwner.email, 'longer-than-his-legs')
    expect(await signInStatus({ email: NEW, password: 'longer-than-his-legs' })).toBe(200)
    await startAgain(NEW, 'longer-than-his-legs')
    expect(await emails()).toEqual([NEW])
  })

  test('leaves alone who has the old address by now', async () => {
    await change(NEW)
    const later = { ...testOwner, password: friend.password }
    await diary.services.accounts.people.add(later, null)
    await startAgain()
    expect(await emails()).toEqual([NEW, testOwner.email])
    expect(await signInStatus(later)).toBe(200)
    // Only the account of the environment cannot be removed: it would return at the next start.
    const people = await diary.services.accounts.people.list(null)
    expect(people.map(({ isFromEnvironment }) => isFromEnvironment)).toEqual([true, false])
  })
})

describe('with mail', () => {
  beforeEach(() => startIn(mailing))

  /**
   * Returns the secrets of both mails: the new address confirms the change, the old one cancels it.
   */
  async function requestChange(email = NEW, sentTo = testOwner.email) {
    expect((await change(email)).json()).toEqual({ status: 'mailed', email })
    const [notice, request, ...more] = await allMailsAreSent()
    expect(more).toEqual([])
    expect([notice?.to, request?.to]).toEqual([[sentTo], [email]])
    return { cancel: secretIn(notice), confirm: secretIn(request), notice }
  }
  const requestChangeLink = async (email?: string) => (await requestChange(email)).confirm
  const page = { origin: 'https://diary.example.com', host: 'diary.example.com' }
  const visitAt =
    (path: (secret: string) => string) =>
    (method: 'GET' | 'HEAD' | 'POST', secret: string, headers: object = page) =>
      diary.app.inject({
        method,
        url: path(secret),
        // A browser without script sends the form like this.
        headers: { ...headers, ...(method === 'POST' && asForm) },
      })
  const visit = visitAt(mailLinkPaths.signIn)
  const visitCancel = visitAt(mailLinkPaths.cancelEmailChange)

  test('a link confirms the new address, and the old one is told', async () => {
    const secret = await requestChangeLink()
    expect(await signInStatus(testOwner)).toBe(200)
    expect(await waiting()).toMatchObject({ email: NEW })
    await allMailsAreSent()

    expect((await visit('POST', secret)).statusCode).toBe(200)
    const [told, ...more] = await allMailsAreSent()
    expect(more).toEqual([])
    expect(told?.to).toEqual([testOwner.email])
    expect(readMailText(told)).toContain(NEW)
    expect([await signInStatus(atNew), await signInStatus(testOwner)]).toEqual([200, 401])
    expect(await session()).toMatchObject({ email: NEW })
    expect(await waiting()).toBeNull()
    expect(logged('auth.email_change_asked')).toMatchObject({ email: NEW, was: testOwner.email })
    expect(logged('auth.email_changed')).toMatchObject({ email: NEW, by: 'mailed link' })
    expect(lines.join('')).not.toContain(secret)
  })

  test('opening the link ten times changes nothing', async () => {
    const secret = await requestChangeLink()
    for (let n = 0; n < 10; n += 1) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await visit(method, secret, {})
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
      }
    }
    expect(await session()).toMatchObject({ email: testOwner.email })
    expect(await waiting()).not.toBeNull()
  })

  test('the link works once, for an hour, from our own page, and only the newest one', async () => {
    const first = await requestChangeLink('first@example.com')
    const secret = await requestChangeLink()
    await visit('POST', first)
    await visit('POST', secret, { ...page, origin: 'https://evil.example' })
    await visit('POST', 'made-up')
    expect(await session()).toMatchObject({ email: testOwner.email })

    await visit('POST', secret)
    expect(await session()).toMatchObject({ email: NEW })
    await diary.services.accounts.emailChange.ask(await visitor(), testOwner.email)
    await visit('POST', secret)
    expect(await session()).toMatchObject({ email: NEW })

    const [mail] = (await allMailsAreSent()).filter(({ to }) => to[0] === testOwner.email).slice(-1)
    wait(emailChangeLimits.minutes)
    await visit('POST', secretIn(mail))
    expect(await waiting()).toBeNull()
    expect(await session()).toMatchObject({ email: NEW })
  })

  test('of ten that use the link at once, one changes the address', async () => {
    const secret = await requestChangeLink()
    await Promise.all(Array.from({ length: 10 }, () => visit('POST', secret)))
    expect(lines.filter((line) => line.includes('"auth.email_changed"'))).toHaveLength(1)
  })

  test('password links mailed to the old address end with the change', async () => {
    const requestReset = () =>
      diary.app.inject({
        method: 'POST',
        url: '/api/auth/forgotten',
        headers: page,
        payload: { email: testOwner.email },
      })
    await requestReset()
    const [mail] = await allMailsAreSent()
    const reset = secretIn(mail)
    const secret = await requestChangeLink()
    // A mail still in the queue must not be written any more, either.
    await diary.services.platform.mailHold.hold()
    await requestReset()
    await visit('POST', secret)
    await diary.services.platform.mailHold.release()
    const sent = await allMailsAreSent()
    expect(sent.map(readMailText).join()).not.toContain('/admin/reset-password')
    const answer = await diary.app.inject({
      method: 'POST',
      url: '/api/auth/reset',
      headers: page,
      payload: { secret: reset, password: 'longer-than-his-legs' },
    })
    expect(answer.statusCode).toBe(404)
  })

  test('an address that somebody took meanwhile stays theirs', async () => {
    const secret = await requestChangeLink()
    await diary.services.accounts.users.create(NEW, friend.password)
    expect((await visit('POST', secret)).statusCode).toBe(200)
    expect(await session()).toMatchObject({ email: testOwner.email })
    expect(await signInStatus({ email: NEW, password: friend.password })).toBe(200)
  })

  test('it can be taken back, which ends the link, also one not written yet', async () => {
    const secret = await requestChangeLink()
    expect((await call('DELETE')).statusCode).toBe(200)
    expect(await waiting()).toBeNull()
    await visit('POST', secret)
    expect(await session()).toMatchObject({ email: testOwner.email })

    await diary.services.platform.mailHold.hold()
    await change(NEW)
    await call('DELETE')
    await diary.services.platform.mailHold.release()
    expect(await allMailsAreSent()).toEqual([])
  })

  test('the old address is told at once, and its link cancels the change', async () => {
    const { cancel, confirm, notice } = await requestChange()
    const text = readMailText(notice)
    expect(text).toContain(NEW)
    expect(text).toContain(`https://diary.example.com${mailLinkPaths.cancelEmailChange(cancel)}`)
    expect(text).not.toContain(confirm)

    expect((await visitCancel('POST', cancel)).statusCode).toBe(200)
    expect(await waiting()).toBeNull()
    await visit('POST', confirm)
    expect(await session()).toMatchObject({ email: testOwner.email })
    const [one, ...more] = lines.filter((line) => line.includes('auth.email_change_cancelled'))
    expect(JSON.parse(one ?? '{}')).toMatchObject({ email: testOwner.email, by: 'mailed link' })
    expect(more).toEqual([])
    expect(lines.join('')).not.toContain(cancel)
  })

  test('opening the link that cancels changes nothing, and it confirms nothing', async () => {
    const { cancel, confirm } = await requestChange()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await visitCancel(method, cancel, {})
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    }
    await visit('POST', cancel)
    await visitCancel('POST', confirm)
    expect(await waiting()).toMatchObject({ email: NEW })
    expect(await session()).toMatchObject({ email: testOwner.email })
  })

  test('the link that cancels is of no use once the change is confirmed or an hour old', async () => {
    const first = await requestChange()
    await visit('POST', first.confirm)
    await allMailsAreSent()
    await visitCancel('POST', first.cancel)
    expect(await session()).toMatchObject({ email: NEW })

    const second = await requestChange('third@example.com', NEW)
    await visitCancel('POST', first.cancel)
    expect(await waiting()).toMatchObject({ email: 'third@example.com' })
    wait(emailChangeLimits.minutes)
    await visitCancel('POST', second.cancel)
    expect(logged('auth.email_change_cancelled')).toBeUndefined()
  })

  const remedies: [how: string, remedy: () => Promise<unknown>][] = [
    [
      'a new password, chosen with the current one',
      () =>
        asOwner('PUT', '/api/admin/account/password', {
          currentPassword: testOwner.password,
          newPassword: friend.password,
        }),
    ],
    [
      'a password set by an admin',
      async () => {
        const { people } = diary.services.accounts
        await people.setPassword((await people.findByEmail(testOwner.email))!.id, friend.password)
      },
    ],
    [
      'a password chosen with a mailed link',
      async () => {
        await post('/forgotten', { email: testOwner.email })
        const [mail] = await allMailsAreSent()
        const answer = await post('/reset', { secret: secretIn(mail), password: friend.password })
        expect(answer.statusCode).toBe(200)
      },
    ],
    ['signing out everywhere else', () => asOwner('DELETE', '/api/admin/account/sessions')],
  ]
  test.for(remedies)('%s ends a change that waits', async ([, remedy]) => {
    const { confirm } = await requestChange()
    await remedy()
    await visit('POST', confirm)
    const people = await diary.services.accounts.people.list(null)
    expect(people.map(({ email }) => email)).toEqual([testOwner.email])
    const { rows } = await diary.services.platform.database.query('select * from email_changes')
    expect(rows).toEqual([])
  })

  test('a change that was asked for but not mailed ends with signing out elsewhere', async () => {
    await diary.services.platform.mailHold.hold()
    await change(NEW)
    await asOwner('DELETE', '/api/admin/account/sessions')
    await diary.services.platform.mailHold.release()
    expect(await allMailsAreSent()).toEqual([])
  })

  const asOwner = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    diary.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${me.token}` },
      ...(payload && { payload }),
    })
  const post = (path: string, payload: object) =>
    diary.app.inject({ method: 'POST', url: `/api/auth${path}`, headers: page, payload })

  test('five mails an hour, then it says when to try again', async () => {
    for (let n = 0; n < emailChangeLimits.perAccountAndHour; n += 1) {
      expect((await change(`n${n}@example.com`)).statusCode).toBe(200)
    }
    const refused = await change(NEW)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('only the hash of a link is kept, and no backup holds it', async () => {
    const { cancel, confirm } = await requestChange()
    const { rows } = await diary.services.platform.database.query('select * from email_changes')
    expect(rows).toHaveLength(1)
    for (const secret of [cancel, confirm]) expect(JSON.stringify(rows)).not.toContain(secret)
    expect(temporaryTables).toContain('email_changes')
  })

  async function visitor() {
    const found = await diary.services.accounts.sessions.findVisitor({
      bearer: me.token,
      cookie: null,
    })
    if (!found) throw new Error('not signed in')
    return found
  }
})

test('the address made up at the first start is left for a real one, without a notice', async () => {
  diary = await createTestApp({ env: { SMTP_URL: server.url }, mailDelaysMs: [0, 0] })
  const made = await diary.services.accounts.users.makeFirstOwner()
  me = await signInWithPassword(diary.app, made!)
  await change(NEW)
  const [mail] = await allMailsAreSent()
  const url = mailLinkPaths.signIn(secretIn(mail))
  const headers = { ...asForm, origin: 'http://localhost:3000', host: 'localhost:3000' }
  await diary.app.inject({ method: 'POST', url, headers })
  expect(await signInStatus({ email: NEW, password: made!.password })).toBe(200)
  const [told] = await allMailsAreSent()
  expect(told?.to ?? [NEW]).toEqual([NEW])
  await diary.close()
})
