import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { letterLimits } from '#shared/limits.ts'
import { createHeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { endOf } from '#test/processes/run-child.ts'
import { type Place, stores } from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { MailKind } from './mail-kind.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const KIND = 'note'
const restoreScript = fileURLToPath(
  new URL('../../../scripts/commands/restore.ts', import.meta.url),
)

describe.each(stores)('the outbox on the $store store', ({ store, makePlace }) => {
  const clock = createHeldClock('2026-11-16T08:00:00Z')
  let place: Place
  let databases: Database[]
  let mail: MailServer
  let one: TestApp
  let other: TestApp
  let lines: string[] = []
  let written: unknown[] = []

  const noteKind: MailKind<{ to: string }> = {
    usefulMs: DAY,
    async write({ to }) {
      written.push(to)
      return { to, subject: 'A note', text: 'Woof.' }
    },
  }

  beforeAll(async () => {
    mail = await startMailServer()
    place = await makePlace()
    const first = await openDatabase(place.options)
    // The embedded store belongs to one process, which both share here.
    const second = store === 'embedded' ? first : await openDatabase(place.options)
    databases = [...new Set([first, second])]
    const options = {
      ...{ clock, env: { SMTP_URL: mail.url, BACKUPS: 'none' } },
      logTo: { write: (line: string) => lines.push(line) },
    }
    one = await createTestApp({ ...options, database: first })
    other = await createTestApp({ ...options, database: second })
    for (const { services } of [one, other]) {
      services.outbox.register(KIND, noteKind)
    }
  })
  beforeEach(async () => {
    await resetDatabase(one.services.database.db)
    mail.mails.length = 0
    mail.answerTo(() => null)
    lines = []
    written = []
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    for (const database of databases) await database.close()
    await place.remove()
    await mail.close()
  })

  const work = async () => {
    await Promise.all(
      [one, other].map(({ services }) => services.dueWork.run(services.outbox.work)),
    )
  }
  const waiting = async () =>
    (await one.services.database.query('select * from outbox_mails order by id')).rows
  const add = (to: string) => one.services.outbox.add(KIND, { to })

  test('of two instances one sends each mail', async () => {
    for (let n = 0; n < 40; n += 1) await add(`reader-${n}@example.com`)
    await work()
    expect(mail.mails.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 40 }, (_, n) => `reader-${n}@example.com`).sort(),
    )
    expect(await waiting()).toEqual([])
  })

  test('is tried again after 1, 5, 30 and 120 minutes, then given up without naming anybody', async () => {
    mail.answerTo((address) => `451 4.2.1 ${address} is asleep`)
    await add('robin@example.com')
    for (const minutes of letterLimits.retryMinutes) {
      const tries = written.length
      await work()
      expect(written.length).toBe(tries + 1)
      clock.pass(minutes * MINUTE - 1)
      await work()
      expect(written.length).toBe(tries + 1)
      clock.pass(1)
    }
    await work()
    expect(written).toHaveLength(letterLimits.retryMinutes.length + 1)
    expect(await waiting()).toEqual([])
    const log = lines.join('')
    expect(log).toContain('gave up on a mail')
    expect(log).not.toContain('robin@example.com')
  })

  test('goes out once the mail server is willing, as the same mail', async () => {
    mail.answerTo(() => '421 4.3.2 Later, please')
    await add('robin@example.com')
    await work()
    const [row] = await waiting()
    mail.answerTo(() => null)
    clock.pass(MINUTE)
    await work()
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]?.headers).toContain(`Message-ID: ${row?.message_id}`)
  })

  test('of a process that was killed is left to others, but not at once', async () => {
    const { database, mailHold } = one.services
    await mailHold.hold()
    await add('robin@example.com')
    const until = new Date(clock.now().getTime() + 5 * MINUTE).toISOString()
    await database.query('update outbox_mails set tries = 1, claimed_until = $1', [until])
    await mailHold.release()
    await work()
    expect(mail.mails).toEqual([])
    clock.pass(5 * MINUTE)
    await work()
    expect(mail.mails).toHaveLength(1)
  })

  test('that took the number of one that is going out stays', async () => {
    const goingOut = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    for (const { services } of [one, other]) {
      services.outbox.register('slow', {
        usefulMs: DAY,
        async write() {
          goingOut.resolve()
          await arrived.promise
          return { to: 'early@example.com', subject: 'A note', text: 'Woof.' }
        },
      })
    }
    await one.services.outbox.add('slow', {})
    const sending = work()
    await goingOut.promise
    const { database, mailHold } = one.services
    await mailHold.hold()
    await database.query('truncate outbox_mails restart identity')
    await add('late@example.com')
    arrived.resolve()
    await sending
    expect(mail.mails.map(({ to }) => to)).toEqual([['early@example.com']])
    expect(await waiting()).toMatchObject([{ id: 1, facts: { to: 'late@example.com' } }])
    await mailHold.release()
    await work()
    expect(mail.mails.map(({ to }) => to)).toContainEqual(['late@example.com'])
  })

  test('refused for good is not tried again', async () => {
    mail.answerTo(() => '550 5.7.1 We do not like you')
    await add('robin@example.com')
    await work()
    expect(await waiting()).toEqual([])
    expect(written).toHaveLength(1)
  })

  test('too old to be of use is dropped', async () => {
    const { mailHold } = one.services
    await mailHold.hold()
    await add('robin@example.com')
    await work()
    clock.pass(DAY + 1)
    await mailHold.release()
    await work()
    expect(mail.mails).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('a kind that this version does not know waits for one that does', async () => {
    await one.services.outbox.add('from-the-future', {})
    await work()
    expect(await waiting()).toHaveLength(1)
  })

  test('what a restored backup holds goes out when the owner agrees, and not before', async () => {
    mail.answerTo(() => '421 4.3.2 Later, please')
    await add('robin@example.com')
    await work()
    const { name } = await one.services.backups.run('by-hand')
    await resetDatabase(one.services.database.db)
    mail.answerTo(() => null)
    clock.pass(MINUTE)
    const target = await makePlace()
    const folder = await mkdtemp(join(tmpdir(), 'held-mail-'))
    const { url = '', dataDir } = target.options
    const restored = await endOf(
      spawn(process.execPath, [restoreScript, join(one.config.dataDir, 'backups', name)], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir || folder },
      }),
    )
    expect(restored).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('until you allow it'),
    })

    const database = await openDatabase(target.options)
    const diary = await createTestApp({ clock, database, env: { SMTP_URL: mail.url } })
    const { outbox, dueWork } = diary.services
    outbox.register(KIND, noteKind)
    await outbox.add(KIND, { to: 'new@example.com' })
    await dueWork.run(outbox.work)
    expect(mail.mails).toEqual([])
    await diary.services.mailHold.release()
    await dueWork.run(outbox.work)
    expect(mail.mails.flatMap(({ to }) => to).sort()).toEqual([
      'new@example.com',
      'robin@example.com',
    ])
    await diary.close()
    await database.close()
    await target.remove()
    await rm(folder, { recursive: true, force: true })
  })
})
