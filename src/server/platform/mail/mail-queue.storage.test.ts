import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { noteContent, setUpMailQueue } from '#test/diaries/mail-queue-on-store.ts'
import { endOf } from '#test/processes/run-child.ts'
import { createEmptyServerStore, stores } from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { createTestApp } from '#test/test-app.ts'

const commandScript = fileURLToPath(new URL('../../../../scripts/command.ts', import.meta.url))

describe.each(stores)('the mail queue on the $store store', ({ store }) => {
  const { now, clock, work, waiting, add } = setUpMailQueue(store)

  test('of two instances one sends each mail', async () => {
    for (let n = 0; n < 40; n += 1) await add(`reader-${n}@example.com`)
    await work()
    expect(now.mail.mails.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 40 }, (_, n) => `reader-${n}@example.com`).sort(),
    )
    expect(await waiting()).toEqual([])
  })

  test('of a process that was killed is left to others, but not at once', async () => {
    const {
      platform: { database, mailHold },
    } = now.one.services
    await mailHold.hold()
    await add('robin@example.com')
    const until = new Date(clock.now().getTime() + 5 * MINUTE_MS).toISOString()
    await database.query('update outbox_mails set tries = 1, claimed_until = $1', [until])
    await mailHold.release()
    await work()
    expect(now.mail.mails).toEqual([])
    clock.pass(5 * MINUTE_MS)
    await work()
    expect(now.mail.mails).toHaveLength(1)
  })

  test('that took the number of one that is going out stays', async () => {
    const goingOut = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const [slow] = [now.one, now.other].map(({ services }) =>
      services.platform.mailQueue.define({
        kind: 'slow',
        expiresAfterMs: DAY_MS,
        async write() {
          goingOut.resolve()
          await arrived.promise
          return { to: 'early@example.com', content: noteContent }
        },
      }),
    )
    await slow?.enqueue({})
    // One instance alone: the other might have looked for due mails before the hold and claim one after it.
    const sending = now.one.services.platform.jobs.run(now.one.services.platform.mailQueue.work)
    await goingOut.promise
    const {
      platform: { database, mailHold },
    } = now.one.services
    await mailHold.hold()
    await database.query('truncate outbox_mails restart identity')
    await add('late@example.com')
    arrived.resolve()
    await sending
    expect(now.mail.mails.map(({ to }) => to)).toEqual([['early@example.com']])
    expect(await waiting()).toMatchObject([{ id: 1, facts: { to: 'late@example.com' } }])
    await mailHold.release()
    await work()
    expect(now.mail.mails.map(({ to }) => to)).toContainEqual(['late@example.com'])
  })
})

describe('the mail queue of a restored diary', () => {
  const { now, clock, noteMail, work, add } = setUpMailQueue('memory')

  test('what a restored backup holds goes out when the owner agrees, and not before', async () => {
    now.mail.answerTo(() => '421 4.3.2 Later, please')
    await add('robin@example.com')
    await work()
    const { name } = await now.one.services.backups.run('by-hand')
    await resetDatabase(now.one.services.platform.database.db)
    now.mail.answerTo(() => null)
    clock.pass(MINUTE_MS)
    const target = await createEmptyServerStore()
    const folder = await mkdtemp(join(tmpdir(), 'held-mail-'))
    const { url = '' } = target.options
    const restored = await endOf(
      spawn(
        process.execPath,
        [commandScript, 'restore', join(now.one.config.dataDir, 'backups', name)],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
        },
      ),
    )
    expect(restored).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('until you allow it'),
    })

    const database = await openDatabase(target.options)
    const diary = await createTestApp({ clock, database, env: { SMTP_URL: now.mail.url } })
    const {
      platform: { mailQueue, jobs },
    } = diary.services
    await mailQueue.define(noteMail).enqueue({ to: 'new@example.com' })
    await jobs.run(mailQueue.work)
    expect(now.mail.mails).toEqual([])
    await diary.services.platform.mailHold.release()
    await jobs.run(mailQueue.work)
    expect(now.mail.mails.flatMap(({ to }) => to).sort()).toEqual([
      'new@example.com',
      'robin@example.com',
    ])
    await diary.close()
    await database.close()
    await target.remove()
    await rm(folder, { recursive: true, force: true })
  })
})
