import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue as german } from '#languages/de/catalogue.ts'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { readMailText, readSubject } from '#test/mail/read-mail.ts'
import { insertReaders } from '#test/mail/readers.ts'
import { makeContactMessage, makePost } from '#test/make.ts'
import { ownerEnv, resetToFirstStart, testOwner } from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const clock = createFakeClock('2026-11-16T10:00:00Z')
let server: MailServer
let diary: TestApp
let blogName: string

beforeAll(async () => {
  server = await startMailServer()
  diary = await createTestApp({
    env: {
      ...ownerEnv,
      DIARY_LANGUAGE: 'de',
      PUBLIC_URL: 'https://tagebuch.example',
      SMTP_URL: server.url,
      MAIL_FROM: 'Tagebuch <tagebuch@example.com>',
    },
    clock,
  })
})
beforeEach(async () => {
  await resetToFirstStart(diary)
  const features = { comments: true, featuredPosts: true, analytics: false }
  await diary.services.settings.update({ features, ownerName: 'Nora' })
  blogName = (await diary.services.settings.get()).blogName
  server.mails.length = 0
})
afterAll(async () => {
  await diary.close()
  await server.close()
  setLanguage(english)
})

const post = (url: string, payload: object) =>
  diary.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { origin: 'https://tagebuch.example', host: 'tagebuch.example' },
  })

/** Runs the due jobs, expects exactly one mail and returns it decoded. */
async function theMail() {
  await diary.services.platform.jobs.run()
  await diary.services.platform.jobs.run()
  const [mail, ...more] = server.mails
  expect(more).toEqual([])
  const words = readMailText({ raw: mail!.raw.replace(/=\r\n/g, '') })
  expect(words).toContain('<html lang="de"')
  return { subject: readSubject(mail!), words }
}

test('a sign-up is asked in German', async () => {
  const texts = german['mail/newsletter'].confirmationWords
  await post('/api/newsletter/subscribe', {
    name: 'Ida',
    email: 'ida@example.com',
    consent: true,
  })
  const { subject, words } = await theMail()
  expect(subject).toBe(texts.subject(blogName))
  expect(words).toContain(texts.opening)
  expect(words).toContain(texts.button)
  expect(words).toContain(texts.notYou)
})

test('the letter of a post has a German frame, date and age', async () => {
  const { letterWords: said } = german['mail/newsletter']
  await insertReaders(diary.services.platform.database, 1)
  const { id } = await diary.services.posts.create(makePost(), { savedBy: null })
  const letter = { subject: 'Der Fall Hausschuh', previewText: '', kind: 'beginning' } as const
  await diary.services.newsletter.letters.choose(id, letter)
  clock.pass(MINUTE_MS)
  const { subject, words } = await theMail()
  expect(subject).toBe(letter.subject)
  expect(words).toContain(said.greeting('Reader 1'))
  expect(words).toContain(said.opening)
  expect(words).toContain('16. November 2026')
  expect(words).toContain(german['site/posts'].postTexts.readingTime(1))
  expect(words).toContain(said.leave)
  expect(words).toContain(said.why('reader1@example.com'))
})

test('the owner hears of comments that wait in German', async () => {
  const { digestWords: said } = german['mail/comments']
  const { slug } = await diary.services.posts.create(makePost(), { savedBy: null })
  await post(`/api/posts/${slug}/comments`, { name: 'Ida', message: 'Unserer läuft rückwärts.' })
  const { subject, words } = await theMail()
  expect(subject).toBe(said.subject(blogName, 1))
  expect(words).toContain(said.opening(1))
  expect(words).toContain(said.item('Ida', makePost().title))
  expect(words).toContain('Unserer läuft rückwärts.')
  expect(words).toContain(said.promise)
})

test('a forgotten password is replaced in German', async () => {
  const { reset: said } = german['mail/accounts'].accountMailWords
  await post('/api/auth/forgotten', { email: testOwner.email })
  const { subject, words } = await theMail()
  expect(subject).toBe(`[${blogName}] ${said.subject}`)
  expect(words).toContain(said.first)
  expect(words).toContain(said.notYou)
})

test('what a visitor writes comes with German words around it', async () => {
  const { messageMailWords: said } = german['mail/messages']
  await post('/api/contact', makeContactMessage({ name: 'Ida', email: 'ida@example.com' }))
  const { subject, words } = await theMail()
  expect(subject).toBe(`[${blogName}] ${makeContactMessage().subject}`)
  // The text part; the HTML part escapes the angle brackets around the address.
  expect(words).toContain(said.opening('Ida', 'ida@example.com'))
  expect(words).toContain(said.reply)
})
