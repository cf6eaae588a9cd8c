import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LetterInput } from '#shared/contract/letters.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer, startSilentMailServer } from '#test/mail-server.ts'
import { makePost } from '#test/make.ts'
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
  const idsOf = (address: string) =>
    server.mails
      .filter(({ to }) => to.includes(address))
      .map(({ headers }) => headers.find((line) => /^message-id:/i.test(line)))

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
})
