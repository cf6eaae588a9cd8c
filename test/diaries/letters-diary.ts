import { afterEach, beforeEach } from 'vitest'
import * as contract from '#shared/contract/letters.admin.ts'
import { clientOf } from '../api-calls.ts'
import { createFakeClock, type FakeClock } from '../fake-clock.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { makePost } from '../make.ts'
import { adminVisitor, createTestApp, type TestApp } from '../test-app.ts'

export const letterInput = {
  subject: 'Rain',
  previewText: 'In five clauses',
  kind: 'whole',
} as const

interface Now {
  server: MailServer
  clock: FakeClock
  diary: TestApp
  call: ReturnType<typeof clientOf>
}

/** A diary that sends mail, used by its owner; each test opens a new one. */
export function setUpLettersDiary() {
  const now = {} as Now

  async function open(env: Record<string, string> = {}) {
    now.diary = await createTestApp({
      env: {
        PUBLIC_URL: 'http://localhost',
        SMTP_URL: now.server.url,
        MAIL_FROM: 'a@b.example',
        ...env,
      },
      visitor: adminVisitor,
      clock: now.clock,
    })
    now.call = clientOf(now.diary.app)
  }
  beforeEach(async () => {
    now.server = await startMailServer()
    now.clock = createFakeClock('2026-11-16T10:00:00Z')
    await open()
  })
  afterEach(async () => {
    await now.diary.close()
    await now.server.close()
  })

  return {
    now,
    async openAgain(env: Record<string, string>) {
      await now.diary.close()
      await open(env)
    },
    addReader: () =>
      now.diary.services.newsletter.subscribers.add({
        name: 'Alex',
        email: 'alex@example.com',
        consentNote: 'Asked at the park',
      }),
    writePost: async (post: Parameters<typeof makePost>[0] = {}) =>
      (await now.diary.services.posts.create(makePost(post), { savedBy: null })).id,
    choose: (id: number, body: object = letterInput) =>
      now.call(contract.createLetter, { params: { id }, body: body as typeof letterInput }),
    /** The first run enqueues the mails, the second one sends them. */
    async run() {
      await now.diary.services.platform.jobs.run()
      await now.diary.services.platform.jobs.run()
    },
    letterOf: async (id: number) =>
      (await now.call(contract.getLetterOfPost, { params: { id } })).letter,
  }
}
