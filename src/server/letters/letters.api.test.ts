import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendContactMessage } from '#shared/contract/contact.ts'
import * as contract from '#shared/contract/letters.ts'
import { letterLimits } from '#shared/limits.ts'
import { letterErrors } from '#shared/texts/letter-mail.ts'
import { clientOf } from '#test/api-calls.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { makeContactMessage, makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let server: MailServer
let clock: HeldClock
let diary: TestApp
let call: ReturnType<typeof clientOf>

const input = { subject: 'Rain', previewText: 'In five clauses', kind: 'whole' } as const
const openDiary = (env: Record<string, string> = {}) =>
  createTestApp({
    env: { PUBLIC_URL: 'http://localhost', SMTP_URL: server.url, MAIL_FROM: 'a@b.example', ...env },
    visitor: adminVisitor,
    clock,
  })

beforeEach(async () => {
  server = await startMailServer()
  clock = createHeldClock('2026-11-16T10:00:00Z')
  diary = await openDiary()
  call = clientOf(diary.app)
})
afterEach(async () => {
  await diary.close()
  await server.close()
})

const addReader = () =>
  diary.services.subscribers.add({
    ...{ name: 'Alex', email: 'alex@example.com', consentNote: 'Asked at the park' },
  })
const writePost = async (post: Parameters<typeof makePost>[0] = {}) =>
  (await diary.services.posts.create(makePost(post), { savedBy: null })).id
const choose = (id: number, body: object = input) =>
  call(contract.chooseLetter, { params: { id }, body: body as typeof input })
/** First what becomes due, then the mails of it. */
const run = async () => {
  await diary.services.dueWork.run()
  await diary.services.dueWork.run()
}
const letterOf = async (id: number) =>
  (await call(contract.getLetterOfPost, { params: { id } })).letter

test('the mail’s state says who writes, how fast, and what is missing', async () => {
  expect(await call(contract.getMailState, {})).toEqual({
    ...{ canSend: true, missing: [], from: 'a@b.example', replyTo: '' },
    ...{ perMinute: letterLimits.perMinute, isHeld: false },
  })
  await diary.close()
  diary = await openDiary({ SMTP_URL: '', MAIL_FROM: '', LETTERS_PER_MINUTE: '7' })
  expect(await clientOf(diary.app)(contract.getMailState, {})).toMatchObject({
    ...{ canSend: false, missing: ['SMTP_URL', 'MAIL_FROM'], perMinute: 7 },
  })
})

test('without a mail server nothing pretends to send, and each call says what to set', async () => {
  await diary.close()
  diary = await openDiary({ SMTP_URL: '', MAIL_FROM: '' })
  call = clientOf(diary.app)
  const id = await writePost()
  const refused = { status: 409, problem: { code: 'mail.missing' } }
  for (const asking of [
    () => choose(id),
    () => call(contract.sendTestMail, {}),
    () => call(contract.testLetter, { params: { id }, body: input }),
  ]) {
    await expect(asking()).rejects.toMatchObject(refused)
    await expect(asking()).rejects.toThrow(/SMTP_URL and MAIL_FROM/)
  }
  expect(await letterOf(id)).toBeNull()
})

test('a test mail goes to whoever asks for it, and a refusal is told in the server’s words', async () => {
  expect(await call(contract.sendTestMail, {})).toEqual({ to: adminVisitor.email })
  expect(server.mails.map(({ to }) => to)).toEqual([[adminVisitor.email]])
  server.answerTo(() => '550 5.7.1 We do not relay')
  const refused = call(contract.sendTestMail, {})
  await expect(refused).rejects.toMatchObject({ status: 502, problem: { code: 'mail.refused' } })
  await expect(refused).rejects.toThrow(/We do not relay/)
})

test('a letter to oneself shows what readers would get and counts nobody', async () => {
  const id = await writePost({ published: false, title: 'Rain: A Negotiation' })
  await call(contract.testLetter, {
    params: { id },
    body: { ...input, subject: 'Rain\r\nBcc: x@y.z' },
  })
  const [mail] = server.mails
  expect(mail?.to).toEqual([adminVisitor.email])
  expect(mail?.headers.filter((line) => /^(bcc|list-)/i.test(line))).toEqual([])
  expect(mail?.headers).toContain('Subject: [Test] Rain Bcc: x@y.z')
  expect(await letterOf(id)).toBeNull()
})

test('the preview is the whole mail, and says when the post is too long for one', async () => {
  const id = await writePost({ title: 'Rain: A Negotiation' })
  const preview = await call(contract.previewLetter, { params: { id }, body: input })
  expect(preview.html).toMatch(/^<!doctype html>/)
  expect(preview.html).toContain('Rain: A Negotiation')
  expect(preview.html).toContain(adminVisitor.email)
  expect(preview.text).toContain('RAIN: A NEGOTIATION')
  expect(preview.isShortened).toBe(false)
  const long = await writePost({
    title: 'A long one',
    content: 'So it went. '.repeat(12).concat('\n\n').repeat(900),
  })
  const cut = await call(contract.previewLetter, { params: { id: long }, body: input })
  expect(cut.isShortened).toBe(true)
})

test('the letter of a post is chosen, changed, taken back and chosen again until it leaves', async () => {
  await addReader()
  const id = await writePost({ published: false })
  expect(await choose(id)).toMatchObject({ state: 'waiting', subject: 'Rain', leavesAt: null })
  expect(await choose(id, { ...input, subject: 'More rain' })).toMatchObject({
    subject: 'More rain',
  })
  expect(await call(contract.listLetters, {})).toHaveLength(1)
  await call(contract.takeLetterBack, { params: { id } })
  expect(await letterOf(id)).toBeNull()
  await expect(call(contract.takeLetterBack, { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
  const published = await writePost({ title: 'Out already' })
  expect(await choose(published)).toMatchObject({
    ...{ state: 'leaving', leavesAt: '2026-11-16T10:01:00.000Z' },
  })
  await call(contract.takeLetterBack, { params: { id: published } })
  clock.pass(120_000)
  await run()
  expect(server.mails).toHaveLength(0)
})

test('a letter that has left is neither changed nor taken back, and its words stay as they were', async () => {
  await addReader()
  const id = await writePost({ title: 'As it was' })
  const { id: letterId } = await choose(id)
  clock.pass(60_000)
  await run()
  expect(server.mails).toHaveLength(1)
  const left = { status: 409, problem: { code: 'letters.left', message: letterErrors.left } }
  await expect(choose(id)).rejects.toMatchObject(left)
  await expect(call(contract.takeLetterBack, { params: { id } })).rejects.toMatchObject(left)
  await diary.services.posts.update(id, makePost({ title: 'As it is' }), { savedBy: null })
  const { letter, html, failures } = await call(contract.getLetter, { params: { id: letterId } })
  expect(letter).toMatchObject({
    ...{ title: 'As it was', state: 'sent', secondsLeft: null, heldBecause: null },
    figures: { recipients: 1, sent: 1, failed: 0, skipped: 0, waiting: 0 },
  })
  expect(html).toContain('As it was')
  expect(html).not.toContain('alex@example.com')
  expect(failures).toEqual([])
})

test('a letter outlives its post', async () => {
  await addReader()
  const id = await writePost({ title: 'Gone soon' })
  const { id: letterId } = await choose(id)
  clock.pass(60_000)
  await run()
  await diary.services.posts.remove(id)
  await diary.services.posts.purgeDeleted(new Date(clock.now().getTime() + 1))
  const { letter, html } = await call(contract.getLetter, { params: { id: letterId } })
  expect(letter).toMatchObject({ postId: null, title: 'Gone soon', state: 'sent' })
  expect(html).toContain('Gone soon')
})

test('a public post without confirmed readers has no letter, a draft may have one', async () => {
  const published = await writePost()
  await expect(choose(published)).rejects.toMatchObject({
    ...{ status: 409, problem: { code: 'letters.no_readers' } },
  })
  expect(await choose(await writePost({ published: false, title: 'Later' }))).toMatchObject({
    state: 'waiting',
  })
})

test('a change that the state does not allow is refused, one of a letter that is not there is a 404', async () => {
  const { id } = await choose(await writePost({ published: false }))
  for (const change of [contract.pauseLetter, contract.resumeLetter, contract.stopLetter]) {
    await expect(call(change, { params: { id } })).rejects.toMatchObject({
      ...{ status: 409, problem: { code: 'letters.not_now' } },
    })
    await expect(call(change, { params: { id: 999 } })).rejects.toMatchObject({ status: 404 })
  }
  await expect(call(contract.getLetter, { params: { id: 999 } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(choose(999)).rejects.toMatchObject({ status: 404 })
})

test.each([
  [{ ...input, subject: 'ab' }, 'Subject must be at least 3 characters'],
  [{ ...input, kind: 'half' }, 'Choose the whole text or its beginning'],
  [{ ...input, previewText: 'x'.repeat(201) }, 'Preview text must be at most 200 characters'],
])('bad input is refused in a sentence: %j', async (body, message) => {
  const id = await writePost()
  await expect(choose(id, body)).rejects.toMatchObject({ status: 400, problem: { message } })
})

test('how fast it goes and how long the rest takes are told while a letter is being sent', async () => {
  await diary.close()
  diary = await openDiary({ LETTERS_PER_MINUTE: '6' })
  call = clientOf(diary.app)
  for (const number of [1, 2, 3]) {
    const email = `reader${number}@example.com`
    await diary.services.subscribers.add({ name: 'Robin', email, consentNote: 'By hand' })
  }
  const { id } = await choose(await writePost())
  clock.pass(60_000)
  await run()
  const [letter] = await call(contract.listLetters, {})
  expect(letter).toMatchObject({ id, state: 'sending', secondsLeft: 20, sentLastMinute: 1 })
  clock.pass(60_000)
  expect(await call(contract.listLetters, {})).toMatchObject([{ sentLastMinute: 0 }])
})

test('a message to the owner does not wait for the rest of a letter', async () => {
  await diary.close()
  diary = await openDiary({ LETTERS_PER_MINUTE: '6' })
  await diary.services.settings.update({ ownerEmail: 'owner@example.com' })
  call = clientOf(diary.app)
  for (const number of [1, 2, 3]) {
    const email = `reader${number}@example.com`
    await diary.services.subscribers.add({ name: 'Robin', email, consentNote: 'By hand' })
  }
  const postId = await writePost()
  await choose(postId)
  clock.pass(60_000)
  await run()
  await call(sendContactMessage, { body: makeContactMessage() })
  await run()
  expect(server.mails.map(({ to }) => to[0])).toEqual(['reader1@example.com', 'owner@example.com'])
  expect(await letterOf(postId)).toMatchObject({ figures: { sent: 1, waiting: 2 } })
})

test('after a restored backup the owner lets mails go out again', async () => {
  await diary.services.mailHold.hold()
  expect(await call(contract.getMailState, {})).toMatchObject({ isHeld: true })
  expect(await call(contract.releaseMail, {})).toMatchObject({ isHeld: false })
})

test('only admins see letters', async () => {
  const visitors = await createTestApp({})
  for (const { method, path } of Object.values(contract).filter(
    (one): one is typeof contract.getMailState =>
      typeof one === 'object' && one !== null && 'path' in one,
  )) {
    const url = path.replace(':id', '1')
    const answer = await visitors.app.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000' },
    })
    expect([url, answer.statusCode]).toEqual([url, 401])
  }
  await visitors.close()
})
