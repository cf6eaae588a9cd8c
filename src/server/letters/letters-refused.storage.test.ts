import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LetterInput } from '#shared/contract/letters.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { makePost } from '#test/make.ts'
import { insertReaders } from '#test/readers.ts'
import { type Place, stores } from '#test/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { presentLetter } from './letters.present.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
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
    const { letter, ...sums } = await one.services.letters.get(id, 'owner@example.com')
    const { waiting, ...shown } = presentLetter({ letter, ...sums }, 60).figures
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
})
