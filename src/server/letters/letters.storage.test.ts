import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LetterInput, LetterState } from '#shared/contract/letters.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { makePost } from '#test/make.ts'
import { readMailText } from '#test/read-mail.ts'
import { insertReaders } from '#test/readers.ts'
import { type Place, stores } from '#test/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { presentLetter } from './letters.present.ts'
import { createLettersRepository } from './letters.repository.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const input: LetterInput = { subject: 'Rain', previewText: '', kind: 'whole' }
const byOwner = { savedBy: null }

describe.each(stores)('letters on the $store store', ({ store, makePlace }) => {
  let place: Place
  let databases: Database[]
  let server: MailServer
  let clock: HeldClock
  let diaries: TestApp[]
  let one: TestApp
  const open = async (at = 0, env: Record<string, string> = {}) => {
    const diary = await createTestApp({
      env: {
        ...{ SMTP_URL: server.url, MAIL_FROM: 'Diary <diary@example.com>' },
        ...{ PUBLIC_URL: 'https://diary.example', LETTERS_PER_MINUTE: '6000', ...env },
      },
      database: databases[at % databases.length],
      clock,
    })
    diaries.push(diary)
    return diary
  }
  beforeAll(async () => {
    place = await makePlace()
    const first = await openDatabase(place.options)
    // The embedded store belongs to one process, which both share here.
    databases = store === 'embedded' ? [first] : [first, await openDatabase(place.options)]
  })
  afterAll(async () => {
    for (const database of databases) await database.close()
    await place.remove()
  })
  beforeEach(async () => {
    server = await startMailServer()
    await resetDatabase(databases[0]!.db)
    clock = createHeldClock('2026-11-16T10:00:00Z')
    diaries = []
    one = await open()
  })
  afterEach(async () => {
    for (const diary of diaries) await diary.close()
    await server.close()
  })
  const addReaders = (count: number) => insertReaders(databases[0]!, count)
  const writePost = (post = {}) => one.services.posts.create(makePost(post), byOwner)
  const figuresOf = async (id: number) => {
    const { letter, ...found } = await one.services.letters.get(id, 'owner@example.com')
    const { waiting, ...shown } = presentLetter({ letter, ...found }, 60).figures
    const sum = waiting + shown.sent + shown.failed + shown.skipped
    expect(sum, 'sent + failed + skipped + waiting').toBe(shown.recipients)
    return { state: letter.state, heldBecause: letter.heldBecause, waiting, ...shown }
  }
  /** A letter of a public post, on its way. */
  const sendLetter = async (readers: number) => {
    await addReaders(readers)
    const post = await writePost()
    const { letter } = await one.services.letters.choose(post.id, input)
    clock.pass(MINUTE)
    return letter.id
  }
  /** First what becomes due, then the mails of it. */
  const run = async (diary = one) => {
    await diary.services.dueWork.run()
    await diary.services.dueWork.run()
  }
  const recipients = () => server.mails.flatMap(({ to }) => to).sort()

  test('a letter leaves a minute after its post is public, once to everybody who confirmed', async () => {
    await addReaders(3)
    const post = await writePost({ published: false })
    const { letter } = await one.services.letters.choose(post.id, input)
    clock.pass(DAY / 2)
    await run()
    expect(await figuresOf(letter.id)).toMatchObject({ state: 'waiting', recipients: 0 })
    await one.services.posts.update(post.id, makePost(), byOwner)
    await run()
    expect(await figuresOf(letter.id)).toMatchObject({ state: 'leaving' })
    clock.pass(MINUTE - 1)
    await run()
    expect(server.mails).toHaveLength(0)
    clock.pass(1)
    await run()
    await run()
    expect(recipients()).toEqual([1, 2, 3].map((number) => `reader${number}@example.com`))
    expect(await figuresOf(letter.id)).toMatchObject({ state: 'sent', recipients: 3, sent: 3 })
    await run()
    expect(server.mails).toHaveLength(3)
  })

  test('a mail says whom it is from, how to answer and how to leave, and is one of its own', async () => {
    await one.services.settings.update({ ownerName: 'Nora', ownerEmail: 'nora@example.com' })
    await sendLetter(2)
    await run()
    const [mail, other] = server.mails
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
    await one.close()
    diaries.pop()
    one = await open(0, { LETTERS_PER_MINUTE: '60' })
    server.answerTo((address) => (/reader[37]@/.test(address) ? '554 5.7.1 No' : null))
    const id = await sendLetter(25)
    const sent: number[] = []
    for (let tick = 0; tick < 4; tick += 1) {
      await run()
      const { recipients: all, waiting } = await figuresOf(id)
      sent.push(all - waiting)
      clock.pass(10 * SECOND)
    }
    expect(sent).toEqual([10, 20, 25, 25])
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 23, failed: 2 })
  })

  test('two instances send each mail once', async () => {
    const other = await open(1)
    const id = await sendLetter(60)
    await Promise.all([run(one), run(other), run(one), run(other)])
    await Promise.all([run(one), run(other)])
    expect(new Set(recipients()).size).toBe(60)
    expect(recipients()).toHaveLength(60)
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 60 })
  })

  test('whoever leaves or is deleted while a letter is under way is passed by', async () => {
    await one.close()
    diaries.pop()
    one = await open(0, { LETTERS_PER_MINUTE: '6' })
    const id = await sendLetter(4)
    await run()
    expect(server.mails).toHaveLength(1)
    const [, secret = ''] = /letters\/leave\/([\w-]+)>/.exec(server.mails[0]!.raw) ?? []
    expect(await one.services.subscriberLinks.leave(secret)).toBe(true)
    const rows = await one.services.subscribers.listAll()
    const got = server.mails[0]!.to[0]
    const others = rows.filter(({ email }) => email !== got)
    await one.services.subscribers.remove(others[0]!.id)
    const secretOf = async (at: number) =>
      (await one.services.subscriberLinks.leaveLinkOf(others[at]!.id))!.split('/').at(-1)!
    await one.services.subscriberLinks.leave(await secretOf(1))
    for (let tick = 0; tick < 12; tick += 1) {
      clock.pass(10 * SECOND)
      await run()
    }
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', recipients: 4, sent: 2, skipped: 2 })
    expect(server.mails).toHaveLength(2)
  })

  test('every reader is greeted by name, and no secret waits in the store', async () => {
    const id = await sendLetter(2)
    await run()
    const texts = server.mails.map((mail) => readMailText(mail))
    expect(texts.filter((text) => text.includes('Dear Reader 1,'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('Dear Reader 2,'))).toHaveLength(1)
    const letter = await createLettersRepository(databases[0]!.db).find(id)
    expect(letter?.html).not.toMatch(/letters\/leave\/[\w-]{20,}/)
    expect(LetterState.parse(letter?.state)).toBe('sent')
  })
})
