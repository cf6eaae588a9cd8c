import { expect, test } from 'vitest'
import * as contract from '#shared/contract/letters.admin.ts'
import { sendContactMessage } from '#shared/contract/messages.ts'
import { letterLimits } from '#shared/limits.ts'
import { letterInput, setUpLettersDiary } from '#test/diaries/letters-diary.ts'
import { readMailText } from '#test/mail/read-mail.ts'
import { makeContactMessage } from '#test/make.ts'
import { adminVisitor } from '#test/test-app.ts'
import { testMailWords } from '#texts/mail/newsletter.ts'

const { choose, letterOf, now, openAgain, run, writePost } = setUpLettersDiary()

test('the mail’s state says who writes, how fast, and what is missing', async () => {
  expect(await now.call(contract.getMailState, {})).toEqual({
    canSend: true,
    missing: [],
    from: 'a@b.example',
    replyTo: '',
    perMinute: letterLimits.perMinute,
    isHeld: false,
  })
  await openAgain({ SMTP_URL: '', MAIL_FROM: '', LETTERS_PER_MINUTE: '7' })
  expect(await now.call(contract.getMailState, {})).toMatchObject({
    canSend: false,
    missing: ['SMTP_URL', 'MAIL_FROM'],
    perMinute: 7,
  })
})

test('without a mail server nothing pretends to send, and each call says what to set', async () => {
  await openAgain({ SMTP_URL: '', MAIL_FROM: '' })
  const id = await writePost()
  const refused = { status: 409, problem: { code: 'mail.missing' } }
  for (const asking of [
    () => choose(id),
    () => now.call(contract.sendTestMail, {}),
    () => now.call(contract.testLetter, { params: { id }, body: letterInput }),
  ]) {
    await expect(asking()).rejects.toMatchObject(refused)
    await expect(asking()).rejects.toThrow(/SMTP_URL and MAIL_FROM/)
  }
  expect(await letterOf(id)).toBeNull()
})

test('a test mail goes to whoever asks for it, and a refusal is told in the server’s words', async () => {
  expect(await now.call(contract.sendTestMail, {})).toEqual({ to: adminVisitor.email })
  expect(now.server.mails.map(({ to }) => to)).toEqual([[adminVisitor.email]])
  now.server.answerTo(() => '550 5.7.1 We do not relay')
  const refused = now.call(contract.sendTestMail, {})
  await expect(refused).rejects.toMatchObject({ status: 502, problem: { code: 'mail.refused' } })
  await expect(refused).rejects.toThrow(/We do not relay/)
})

test('a test mail looks as letters do, reads well as text, and is answered to the owner', async () => {
  await now.diary.services.settings.update({ ownerName: 'Nora', ownerEmail: 'nora@example.com' })
  const { blogName } = await now.diary.services.settings.get()
  await now.call(contract.sendTestMail, {})
  const [mail] = now.server.mails
  expect(mail?.headers).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Content-Type: multipart\/alternative/),
      'From: a@b.example',
      'Reply-To: Nora <nora@example.com>',
    ]),
  )
  const [, plain = '', html = ''] = readMailText(mail).split(/Content-Type: text\//)
  expect(plain).toMatch(/^plain/)
  expect(plain.replaceAll('\r\n', '\n')).toContain(
    `${testMailWords.canSend(blogName)}\n\n${testMailWords.nothingElse}`,
  )
  expect(html).toMatch(/^html/)
  expect(html).toContain('your readers got nothing')
  expect(html).toContain('class="s1"')
  expect(html).toMatch(/class="foot px"[\s\S]*localhost<\/a>/)
})

test('a letter to oneself shows what readers would get and counts nobody', async () => {
  const id = await writePost({ published: false, title: 'Rain: A Negotiation' })
  await now.call(contract.testLetter, {
    params: { id },
    body: { ...letterInput, subject: 'Rain\r\nBcc: x@y.z' },
  })
  const [mail] = now.server.mails
  expect(mail?.to).toEqual([adminVisitor.email])
  expect(mail?.headers.filter((line) => /^(bcc|list-)/i.test(line))).toEqual([])
  expect(mail?.headers).toContain('Subject: [Test] Rain Bcc: x@y.z')
  expect(await letterOf(id)).toBeNull()
})

test('the preview is the whole mail, and says when the post is too long for one', async () => {
  const id = await writePost({ title: 'Rain: A Negotiation' })
  const preview = await now.call(contract.previewLetter, { params: { id }, body: letterInput })
  expect(preview.html).toMatch(/^<!doctype html>/)
  expect(preview.html).toContain('Rain: A Negotiation')
  expect(preview.html).toContain(adminVisitor.email)
  expect(preview.text).toContain('RAIN: A NEGOTIATION')
  expect(preview.isShortened).toBe(false)
  const long = await writePost({
    title: 'A long one',
    content: 'So it went. '.repeat(12).concat('\n\n').repeat(900),
  })
  const cut = await now.call(contract.previewLetter, { params: { id: long }, body: letterInput })
  expect(cut.isShortened).toBe(true)
})

test('a message to the owner does not wait for the rest of a letter', async () => {
  await openAgain({ LETTERS_PER_MINUTE: '6' })
  await now.diary.services.settings.update({ ownerEmail: 'owner@example.com' })
  for (const number of [1, 2, 3]) {
    const email = `reader${number}@example.com`
    await now.diary.services.newsletter.subscribers.add({
      name: 'Robin',
      email,
      consentNote: 'By hand',
    })
  }
  const postId = await writePost()
  await choose(postId)
  now.clock.pass(60_000)
  await run()
  await now.call(sendContactMessage, { body: makeContactMessage() })
  await run()
  expect(now.server.mails.map(({ to }) => to[0])).toEqual([
    'reader1@example.com',
    'owner@example.com',
  ])
  expect(await letterOf(postId)).toMatchObject({ figures: { sent: 1, waiting: 2 } })
})

test('after a restored backup the owner lets mails go out again', async () => {
  await now.diary.services.platform.mailHold.hold()
  expect(await now.call(contract.getMailState, {})).toMatchObject({ isHeld: true })
  expect(await now.call(contract.releaseMailHold, {})).toMatchObject({ isHeld: false })
})
