import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { DefinedMail } from '#server/platform/mail/mail-queue.ts'
import { queuedMails } from '#server/schema.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createFakeClock } from '../fake-clock.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { openSharedStore, type SharedStore, type StoreName } from '../stores/stores.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

export const noteContent = {
  subject: 'A note',
  previewText: 'Woof.',
  greeting: 'Hello,',
  opening: 'Woof.',
  body: [],
}

interface MailQueueOnStore {
  mail: MailServer
  one: TestApp
  other: TestApp
  lines: string[]
  /** The recipients of all rendered notes, sent or not. */
  written: unknown[]
}

/** Inserts a row as an older or newer version might have written it. */
export async function insertQueuedMail({ services }: TestApp, kind: string, facts: object) {
  const at = services.platform.clock.now()
  const row = { kind, facts, messageId: `<${kind}@example.com>`, createdAt: at, dueAt: at }
  await services.platform.database.db.insert(queuedMails).values(row)
}

/** Two instances share one mail queue, which is empty before each test. */
export function setUpMailQueue(where: StoreName | 'memory') {
  const clock = createFakeClock('2026-11-16T08:00:00Z')
  const now = { lines: [] as string[], written: [] as unknown[] } as MailQueueOnStore
  let store: SharedStore
  let notes: DefinedMail<{ to: string }>

  const noteMail = {
    kind: 'note',
    expiresAfterMs: DAY_MS,
    async write({ to }: { to: string }) {
      now.written.push(to)
      return { to, content: noteContent }
    },
  }

  beforeAll(async () => {
    now.mail = await startMailServer()
    store = await openSharedStore(where)
    const options = {
      clock,
      env: { SMTP_URL: now.mail.url },
      logTo: { write: (line: string) => now.lines.push(line) },
    }
    now.one = await createTestApp({ ...options, database: store.first })
    now.other = await createTestApp({ ...options, database: store.second })
    notes = now.one.services.platform.mailQueue.define(noteMail)
    now.other.services.platform.mailQueue.define(noteMail)
  })
  beforeEach(async () => {
    await resetDatabase(now.one.services.platform.database.db)
    now.mail.mails.length = 0
    now.mail.answerTo(() => null)
    now.lines = []
    now.written = []
  })
  afterAll(async () => {
    await now.one.close()
    await now.other.close()
    await store.close()
    await now.mail.close()
  })

  const work = async () => {
    await Promise.all(
      [now.one, now.other].map(({ services }) =>
        services.platform.jobs.run(services.platform.mailQueue.work),
      ),
    )
  }
  const waiting = async () =>
    (await now.one.services.platform.database.query('select * from outbox_mails order by id')).rows
  const add = (to: string) => notes.enqueue({ to })

  return { now, clock, noteMail, work, waiting, add }
}
