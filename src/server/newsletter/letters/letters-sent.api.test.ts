import { expect, test } from 'vitest'
import { LetterState } from '#shared/contract/letters.admin.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import {
  letterInput,
  SECOND_MS,
  savedByOwner,
  setUpLetters,
} from '#test/diaries/letters-on-store.ts'
import { startSilentMailServer } from '#test/mail/mail-server.ts'
import { readMailText } from '#test/mail/read-mail.ts'
import { makePost } from '#test/make.ts'
import { waitUntil } from '#test/wait-until.ts'
import { createLettersRepository } from './letters.repository.ts'

const {
  addReaders,
  close,
  figuresOf,
  now,
  open,
  recipients,
  run,
  sendLetter,
  slowDownTo,
  writePost,
} = setUpLetters('memory')

test('a letter leaves a minute after its post is public, once to everybody who confirmed', async () => {
  await addReaders(3)
  const post = await writePost({ published: false })
  const { letter } = await now.one.services.newsletter.letters.choose(post.id, letterInput)
  now.clock.pass(DAY_MS / 2)
  await run()
  expect(await figuresOf(letter.id)).toMatchObject({ state: 'waiting', recipients: 0 })
  await now.one.services.posts.update(post.id, makePost(), savedByOwner)
  await run()
  expect(await figuresOf(letter.id)).toMatchObject({ state: 'leaving' })
  now.clock.pass(MINUTE_MS - 1)
  await run()
  expect(now.server.mails).toHaveLength(0)
  now.clock.pass(1)
  await run()
  await run()
  expect(recipients()).toEqual([1, 2, 3].map((number) => `reader${number}@example.com`))
  expect(await figuresOf(letter.id)).toMatchObject({ state: 'sent', recipients: 3, sent: 3 })
  await run()
  expect(now.server.mails).toHaveLength(3)
})

test('a mail says whom it is from, how to answer and how to leave, and is one of its own', async () => {
  await now.one.services.settings.update({ ownerName: 'Nora', ownerEmail: 'nora@example.com' })
  await sendLetter(2)
  await run()
  const [mail, other] = now.server.mails
  const header = (name: string, of = mail) =>
    of?.headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  expect(header('List-Id')).toEqual(['List-ID: <letters.diary.example>'])
  expect(mail?.raw).toMatch(
    /\r\nList-Unsubscribe: <https:\/\/diary\.example\/letters\/leave\/[\w-]{20,}>\r\n/,
  )
  expect(header('List-Unsubscribe-Post')).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
  expect(header('Reply-To')).toEqual(['Reply-To: Nora <nora@example.com>'])
  expect(header('From')).toEqual(['From: Diary <diary@example.com>'])
  expect(header('Date')).toHaveLength(1)
  expect(header('Subject')).toEqual(['Subject: Rain'])
  expect(header('Message-ID')?.[0]).toMatch(/^Message-ID: <[\w-]{36}@diary\.example>$/)
  expect(header('Message-ID')).not.toEqual(header('Message-ID', other))
  expect(mail?.raw).toMatch(/Content-Type: multipart\/alternative/)
})

test('a long list goes out at its pace, and the sums balance after every step', async () => {
  await slowDownTo(60)
  now.server.answerTo((address) => (/reader[37]@/.test(address) ? '554 5.7.1 No' : null))
  const id = await sendLetter(25)
  const sent: number[] = []
  for (let tick = 0; tick < 4; tick += 1) {
    await run()
    const { recipients: all, waiting } = await figuresOf(id)
    sent.push(all - waiting)
    now.clock.pass(10 * SECOND_MS)
  }
  expect(sent).toEqual([10, 20, 25, 25])
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 23, failed: 2 })
})

test('whoever leaves or is deleted while a letter is under way is passed by', async () => {
  await slowDownTo(6)
  const id = await sendLetter(4)
  await run()
  expect(now.server.mails).toHaveLength(1)
  const [, secret = ''] = /letters\/leave\/([\w-]+)>/.exec(now.server.mails[0]!.raw) ?? []
  expect(await now.one.services.newsletter.doubleOptIn.unsubscribe(secret)).toBe(true)
  const rows = await now.one.services.newsletter.subscribers.listAll()
  const got = now.server.mails[0]!.to[0]
  const others = rows.filter(({ email }) => email !== got)
  await now.one.services.newsletter.subscribers.remove(others[0]!.id)
  const secretOf = async (at: number) =>
    (await now.one.services.newsletter.doubleOptIn.unsubscribeLinkOf(others[at]!.id))!
      .split('/')
      .at(-1)!
  await now.one.services.newsletter.doubleOptIn.unsubscribe(await secretOf(1))
  for (let tick = 0; tick < 12; tick += 1) {
    now.clock.pass(10 * SECOND_MS)
    await run()
  }
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', recipients: 4, sent: 2, skipped: 2 })
  expect(now.server.mails).toHaveLength(2)
})

test('every reader is greeted by name, and no secret waits in the store', async () => {
  const id = await sendLetter(2)
  await run()
  const texts = now.server.mails.map((mail) => readMailText(mail))
  expect(texts.filter((text) => text.includes('Dear Reader 1,'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Dear Reader 2,'))).toHaveLength(1)
  const letter = await createLettersRepository(now.databases[0]!.db).find(id)
  expect(letter?.html).not.toMatch(/letters\/leave\/[\w-]{20,}/)
  expect(LetterState.parse(letter?.state)).toBe('sent')
})

test('stopping the diary does not wait for a mail server that hangs', async () => {
  const silent = await startSilentMailServer()
  const slow = await open(0, { SMTP_URL: `${silent.url}?greetingTimeout=6000` })
  const id = await sendLetter(6)
  const running = run(slow)
  await waitUntil(() => silent.open() === 5)
  await close(slow)
  // Closing must not wait for the mail server, so the connections are still open.
  expect(silent.open()).toBe(5)
  await running
  expect(await figuresOf(id)).toMatchObject({ state: 'sending', waiting: 6 })
  await silent.close()
})
