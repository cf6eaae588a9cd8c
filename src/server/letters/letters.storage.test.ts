import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LetterInput, LetterState } from '#shared/contract/letters.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer, startSilentMailServer } from '#test/mail-server.ts'
import { makePost } from '#test/make.ts'
import { readMailText } from '#test/read-mail.ts'
import { insertReaders } from '#test/readers.ts'
import { type Place, stores } from '#test/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { presentLetter } from './letters.present.ts'
import { createLettersRepository } from './letters.repository.ts'
import { createDeliveriesRepository } from './sending/deliveries.repository.ts'
import { dueNow } from './sending/due-now.ts'

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
  const idsOf = (address: string) =>
    server.mails
      .filter(({ to }) => to.includes(address))
      .map(({ headers }) => headers.find((line) => /^message-id:/i.test(line)))

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

  test('a mail server that says "later" is asked again after 1, 5, 30 and 120 minutes', async () => {
    let asked = 0
    server.answerTo((address) => {
      if (!address.startsWith('reader1@')) return null
      asked += 1
      return '451 4.7.1 Greylisted, try again'
    })
    const id = await sendLetter(2)
    await run()
    for (const [at, minutes] of [1, 5, 30, 120].entries()) {
      expect(asked).toBe(at + 1)
      expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 1, waiting: 1 })
      clock.pass(minutes * MINUTE - 1)
      await run()
      expect(asked).toBe(at + 1)
      clock.pass(1)
      await run()
    }
    expect(asked).toBe(5)
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 1, failed: 1 })
    const { failures } = await one.services.letters.get(id, '')
    expect(failures).toMatchObject([{ email: 'reader1@example.com', tries: 5 }])
    expect(failures[0]?.error).toMatch(/^The mail server asked to wait: 451 4\.7\.1 Greylisted/)
  })

  test('one that came through after a while is sent', async () => {
    server.answerTo(() => '421 4.3.2 Closing for a moment')
    const id = await sendLetter(3)
    await run()
    expect(await figuresOf(id)).toMatchObject({ sent: 0, waiting: 3 })
    server.answerTo(() => null)
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 3 })
    expect(recipients()).toHaveLength(3)
  })

  test('a mail server that is away for hours costs nobody the letter', async () => {
    const port = Number(new URL(server.url).port)
    const id = await sendLetter(8)
    await server.close()
    for (let hour = 0; hour < 12; hour += 1) {
      await run()
      expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 0, waiting: 8 })
      clock.pass(60 * MINUTE)
    }
    const { failures } = await one.services.letters.get(id, '')
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.filter(({ tries }) => tries > 0)).toEqual([])
    expect(failures[0]?.error).toMatch(/^The mail server couldn’t be reached/)
    server = await startMailServer(port)
    await run()
    clock.pass(2 * MINUTE)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 8 })
    expect(recipients()).toHaveLength(8)
  })

  test('whoever has no mailbox any more bounced, and gets no other letter', async () => {
    server.answerTo((address) =>
      address.startsWith('reader2@') ? '550 5.1.1 No such user here' : null,
    )
    const id = await sendLetter(3)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 2, failed: 1 })
    const { counts } = await one.services.subscribers.listPage({})
    expect(counts).toMatchObject({ confirmed: 2, bounced: 1 })
    const next = await writePost({ title: 'The next one' })
    const { letter } = await one.services.letters.choose(next.id, input)
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(letter.id)).toMatchObject({ recipients: 2, sent: 2 })
  })

  test('three letters in a row that were refused mean that there is nobody', async () => {
    await addReaders(2)
    server.answerTo((address) => (address.startsWith('reader1@') ? '552 5.2.2 Full' : null))
    for (const confirmed of [2, 2, 1]) {
      const post = await writePost({ title: `A story before ${server.mails.length}` })
      await one.services.letters.choose(post.id, input)
      clock.pass(MINUTE)
      await run()
      const { counts } = await one.services.subscribers.listPage({})
      expect(counts.confirmed).toBe(confirmed)
    }
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

  test('after a restored backup nothing goes out before the owner agrees, letter by letter', async () => {
    const id = await sendLetter(3)
    await one.services.mailHold.hold()
    await run()
    expect(server.mails).toHaveLength(0)
    expect(await figuresOf(id)).toMatchObject({ state: 'held', heldBecause: 'restored' })
    await expect(one.services.letters.resume(id)).rejects.toMatchObject({ code: 'letters.not_now' })
    await one.services.mail.release()
    await run()
    expect(server.mails).toHaveLength(0)
    await one.services.letters.resume(id)
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 3 })
  })

  test('a letter that was being sent when the backup was made is held where it was', async () => {
    await one.close()
    diaries.pop()
    one = await open(0, { LETTERS_PER_MINUTE: '12' })
    const id = await sendLetter(4)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 2 })
    await one.services.mailHold.hold()
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'held', sent: 2, waiting: 2 })
    await one.services.mail.release()
    await one.services.letters.resume(id)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 4 })
  })

  test('a letter whose post came out more than a day late waits for the owner', async () => {
    await addReaders(1)
    const schedule = { day: '2026-11-17', time: '09:00' }
    const post = await writePost({ published: false, schedule })
    const { letter } = await one.services.letters.choose(post.id, input)
    clock.pass(3 * DAY)
    await run()
    await run()
    expect(await figuresOf(letter.id)).toMatchObject({ state: 'held', heldBecause: 'late' })
    await one.services.letters.resume(letter.id)
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(letter.id)).toMatchObject({ state: 'sent', sent: 1 })
  })

  test('a post that is hidden within the minute takes its letter back to waiting', async () => {
    await addReaders(1)
    const post = await writePost()
    const { letter } = await one.services.letters.choose(post.id, input)
    await one.services.posts.update(post.id, makePost({ published: false }), byOwner)
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(letter.id)).toMatchObject({ state: 'waiting' })
    expect(server.mails).toHaveLength(0)
  })

  test('what a killed process had claimed goes out later with the same Message-ID', async () => {
    const id = await sendLetter(6)
    const repositories = databases.map(({ db }) => createDeliveriesRepository(db))
    const dead = repositories.at(-1)!
    await createLettersRepository(databases[0]!.db).freeze(id, {
      ...{
        now: clock.now(),
        domain: 'diary.example',
        listReaders: one.services.letterReaders.list,
      },
      content: { html: '<p>Rain</p>', text: 'Rain', title: 'Rain', coverImage: '' },
    })
    const until = new Date(clock.now().getTime() + 5 * MINUTE)
    const claimed = [
      await dead.claim(id, dueNow(clock), until),
      await dead.claim(id, dueNow(clock), until),
    ]
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 4, waiting: 2 })
    clock.pass(5 * MINUTE)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 6 })
    for (const delivery of claimed) {
      expect(idsOf(delivery!.email)).toEqual([`Message-ID: ${delivery!.messageId}`])
    }
  })

  test('freezing that breaks off in the middle leaves nobody half in', async () => {
    const id = await sendLetter(3)
    const letters = createLettersRepository(databases[0]!.db)
    const content = { html: 'h', text: 't', title: 'T', coverImage: '' }
    const breaking = letters.freeze(id, {
      ...{ now: clock.now(), domain: 'diary.example', content },
      listReaders: async (_db, { afterId }) => {
        if (afterId > 0) throw new Error('killed')
        return [{ id: 1, name: 'Reader 1', email: 'reader1@example.com' }]
      },
    })
    await expect(breaking).rejects.toThrow('killed')
    expect(await figuresOf(id)).toMatchObject({ state: 'leaving', recipients: 0, waiting: 0 })
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', recipients: 3, sent: 3 })
  })

  test('a paused letter rests and goes on, a stopped one never does', async () => {
    await one.close()
    diaries.pop()
    one = await open(0, { LETTERS_PER_MINUTE: '12' })
    const id = await sendLetter(8)
    await run()
    await one.services.letters.pause(id)
    clock.pass(MINUTE)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'paused', sent: 2, waiting: 6 })
    await one.services.letters.resume(id)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 4 })
    await one.services.letters.stop(id)
    expect(await figuresOf(id)).toMatchObject({ state: 'stopped', sent: 4, skipped: 4, waiting: 0 })
    clock.pass(MINUTE)
    await run()
    expect(server.mails).toHaveLength(4)
    await expect(one.services.letters.resume(id)).rejects.toMatchObject({ code: 'letters.not_now' })
  })

  test('a pause counts at once, also for what was to go out in the same breath', async () => {
    let pausing: Promise<unknown> | null = null
    const id = await sendLetter(60)
    server.answerTo(() => {
      pausing ??= one.services.letters.pause(id)
      return null
    })
    await run()
    await pausing
    const { state, sent, waiting } = await figuresOf(id)
    expect(state).toBe('paused')
    expect(waiting).toBeGreaterThan(20)
    expect(server.mails).toHaveLength(sent)
  })

  test('stopping the diary does not wait for a mail server that hangs', async () => {
    const silent = await startSilentMailServer()
    const slow = await open(0, { SMTP_URL: `${silent.url}?greetingTimeout=6000` })
    const id = await sendLetter(6)
    const running = run(slow)
    await waitUntil(() => silent.open() === 5)
    await slow.close()
    // Whoever waited for it would find these closed.
    expect(silent.open()).toBe(5)
    await running
    diaries.splice(diaries.indexOf(slow), 1)
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', waiting: 6 })
    await silent.close()
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
