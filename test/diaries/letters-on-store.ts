import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { presentLetter } from '#server/newsletter/newsletter.present.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LetterInput } from '#shared/contract/letters.admin.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { createFakeClock, type FakeClock } from '../fake-clock.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { insertReaders } from '../mail/readers.ts'
import { makePost } from '../make.ts'
import { openSharedStore, type SharedStore, type StoreName } from '../stores/stores.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

export const SECOND_MS = 1000
export const letterInput: LetterInput = { subject: 'Rain', previewText: '', kind: 'whole' }
export const savedByOwner = { savedBy: null }

export interface LettersSetup {
  databases: Database[]
  server: MailServer
  clock: FakeClock
  one: TestApp
}

/** A diary that sends letters over a real mail server; a test may open others on the same store. */
export function setUpLetters(where: StoreName | 'memory') {
  const now = {} as LettersSetup
  let store: SharedStore
  let diaries: TestApp[]

  /** Uses another database connection if the store has several. */
  const open = async (at = 0, env: Record<string, string> = {}) => {
    const diary = await createTestApp({
      env: {
        SMTP_URL: now.server.url,
        MAIL_FROM: 'Diary <diary@example.com>',
        PUBLIC_URL: 'https://diary.example',
        LETTERS_PER_MINUTE: '6000',
        ...env,
      },
      database: now.databases[at % now.databases.length],
      clock: now.clock,
    })
    diaries.push(diary)
    return diary
  }
  const close = async (diary: TestApp) => {
    diaries = diaries.filter((candidate) => candidate !== diary)
    await diary.close()
  }
  beforeAll(async () => {
    now.server = await startMailServer()
    store = await openSharedStore(where)
    now.databases = store.databases
  })
  afterAll(async () => {
    await store.close()
    await now.server.close()
  })
  beforeEach(async () => {
    now.server.mails.length = 0
    now.server.answerTo(() => null)
    await resetDatabase(now.databases[0]!.db)
    now.clock = createFakeClock('2026-11-16T10:00:00Z')
    diaries = []
    now.one = await open()
  })
  afterEach(async () => {
    for (const diary of diaries) await diary.close()
  })

  const addReaders = (count: number) => insertReaders(now.databases[0]!, count)
  const writePost = (post = {}) => now.one.services.posts.create(makePost(post), savedByOwner)
  return {
    /** Each test has a new value, so read `now` inside the test. */
    now,
    open,
    close,
    addReaders,
    writePost,
    /** Restarts the diary with a lower sending rate. */
    async slowDownTo(perMinute: number) {
      await close(now.one)
      now.one = await open(0, { LETTERS_PER_MINUTE: String(perMinute) })
    },
    async figuresOf(id: number) {
      const { letter, ...sums } = await now.one.services.newsletter.letters.get(
        id,
        'owner@example.com',
      )
      const { waiting, ...shown } = presentLetter({ letter, ...sums }, 60).figures
      const sum = waiting + shown.sent + shown.failed + shown.skipped
      expect(sum, 'sent + failed + skipped + waiting').toBe(shown.recipients)
      return { state: letter.state, heldBecause: letter.heldBecause, waiting, ...shown }
    },
    async sendLetter(readers: number) {
      await addReaders(readers)
      const post = await writePost()
      const { letter } = await now.one.services.newsletter.letters.choose(post.id, letterInput)
      now.clock.pass(MINUTE_MS)
      return letter.id
    },
    /** The first run enqueues the mails, the second one sends them. */
    async run(diary = now.one) {
      await diary.services.platform.jobs.run()
      await diary.services.platform.jobs.run()
    },
    recipients: () => now.server.mails.flatMap(({ to }) => to).sort(),
  }
}
