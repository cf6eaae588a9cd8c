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
})
