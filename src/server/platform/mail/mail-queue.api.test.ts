import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { insertQueuedMail, setUpMailQueue } from '#test/diaries/mail-queue-on-store.ts'

describe('a mail of the queue', () => {
  const { now, clock, work, waiting, add } = setUpMailQueue('memory')

  test('is tried again after 1, 5, 30 and 120 minutes, then given up without naming anybody', async () => {
    now.mail.answerTo((address) => `451 4.2.1 ${address} is asleep`)
    await add('robin@example.com')
    for (const minutes of letterLimits.retryMinutes) {
      const tries = now.written.length
      await work()
      expect(now.written.length).toBe(tries + 1)
      clock.pass(minutes * MINUTE_MS - 1)
      await work()
      expect(now.written.length).toBe(tries + 1)
      clock.pass(1)
    }
    await work()
    expect(now.written).toHaveLength(letterLimits.retryMinutes.length + 1)
    expect(await waiting()).toEqual([])
    const log = now.lines.join('')
    expect(log).toContain('gave up on a mail')
    expect(log).not.toContain('robin@example.com')
  })

  test('goes out once the mail server is willing, as the same mail', async () => {
    now.mail.answerTo(() => '421 4.3.2 Later, please')
    await add('robin@example.com')
    await work()
    const [row] = await waiting()
    now.mail.answerTo(() => null)
    clock.pass(MINUTE_MS)
    await work()
    expect(now.mail.mails).toHaveLength(1)
    expect(now.mail.mails[0]?.headers).toContain(`Message-ID: ${row?.message_id}`)
  })

  test('refused for good is not tried again', async () => {
    now.mail.answerTo(() => '550 5.7.1 We do not like you')
    await add('robin@example.com')
    await work()
    expect(await waiting()).toEqual([])
    expect(now.written).toHaveLength(1)
  })

  test('too old to be of use is dropped', async () => {
    const {
      platform: { mailHold },
    } = now.one.services
    await mailHold.hold()
    await add('robin@example.com')
    await work()
    clock.pass(DAY_MS + 1)
    await mailHold.release()
    await work()
    expect(now.mail.mails).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('a kind that this version does not know waits for one that does', async () => {
    await insertQueuedMail(now.one, 'from-the-future', {})
    await work()
    expect(await waiting()).toHaveLength(1)
  })
})
