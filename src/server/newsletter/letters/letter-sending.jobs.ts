import { MINUTE_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { computeRetryAt } from '../../platform/jobs/leases.repository.ts'
import { createSendRate } from '../../platform/jobs/pace.ts'
import { unsubscribeHeadersOf } from '../../platform/mail/mail-content.ts'
import { judgeMailError } from '../../platform/mail/mail-verdict.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DoubleOptIn } from '../double-opt-in.service.ts'
import type { SubscribersRepository } from '../subscribers.repository.ts'
import { fillMergeFields } from './letter-content.ts'
import type { DeliveryRow, LetterRow, LettersRepository } from './letters.repository.ts'
import type { MailSetup } from './mail-setup.service.ts'

const retryMs = letterLimits.retryMinutes.map((minutes) => minutes * MINUTE_MS)
/** All letters pause for this time while the mail server is unreachable. */
const UNREACHABLE_MS = MINUTE_MS
/** A stopping process waits this long for a mail server that hangs. */
const DRAIN_MS = 3_000

type Outcome = 'sent' | 'failed' | 'skipped' | 'later' | 'unreachable'

interface SendingOptions {
  rows: LettersRepository
  subscribers: SubscribersRepository
  doubleOptIn: DoubleOptIn
  mailSetup: MailSetup
}

export function defineLetterSendingJob(
  { config, jobs, mailer, mailHold, clock, log }: Platform,
  { rows, subscribers, doubleOptIn, mailSetup }: SendingOptions,
) {
  const pace = createSendRate(config.lettersPerMinute, clock)
  const listId = `letters.${config.publicUrl.hostname}`
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)

  let unreachableUntil = 0
  // A later time was stored before the clock was set back, so it does not count.
  const isUnreachable = () =>
    clock.now().getTime() < unreachableUntil && unreachableUntil <= inMs(UNREACHABLE_MS).getTime()
  const isResting = async () => !mailer.canSend || isUnreachable() || (await mailHold.isHeld())

  async function writeMail(letter: LetterRow, delivery: DeliveryRow, leaveUrl: string) {
    const { name, email, messageId } = delivery
    const snapshot = { html: letter.html ?? '', text: letter.text ?? '' }
    // The owner may change the address, so it is read for each mail.
    const replyTo = await mailSetup.getReplyTo()
    return {
      ...fillMergeFields(snapshot, { name, email, leaveUrl }),
      to: email,
      subject: letter.subject,
      messageId,
      ...(replyTo && { replyTo }),
      headers: unsubscribeHeadersOf(leaveUrl, listId),
    }
  }

  async function fail(delivery: DeliveryRow, error: unknown): Promise<Outcome> {
    const { id, tries, subscriberId } = delivery
    const { kind, reason, isAway } = judgeMailError(error)
    if (isAway) {
      // An unreachable server says nothing about the recipient, so this is not counted as a try.
      const dueAt = inMs(UNREACHABLE_MS)
      await rows.recordDelivery(id, { dueAt, tries: tries - 1, error: reason })
      return 'unreachable'
    }
    const dueAt = kind === 'later' ? computeRetryAt(clock.now(), tries, retryMs) : null
    if (dueAt) {
      await rows.recordDelivery(id, { dueAt, error: reason })
      return 'later'
    }
    await rows.recordDelivery(id, { state: 'failed', error: reason })
    const outcome = kind === 'bounced' ? 'bounced' : 'failed'
    if (subscriberId !== null) await subscribers.noteDelivery(subscriberId, outcome)
    return 'failed'
  }

  /** Records the result right after the mail is sent and updates the subscriber after that. */
  async function deliver(letter: LetterRow, delivery: DeliveryRow): Promise<Outcome> {
    const { id, subscriberId } = delivery
    const leaveUrl =
      subscriberId === null ? null : await doubleOptIn.unsubscribeLinkOf(subscriberId)
    if (subscriberId === null || leaveUrl === null) {
      await rows.recordDelivery(id, { state: 'skipped' })
      return 'skipped'
    }
    try {
      await mailer.send(await writeMail(letter, delivery, leaveUrl))
    } catch (error) {
      return fail(delivery, error)
    }
    await rows.recordDelivery(id, { state: 'sent', sentAt: clock.now(), error: null })
    await subscribers.noteDelivery(subscriberId, 'sent')
    return 'sent'
  }

  async function sendNext(letter: LetterRow): Promise<boolean> {
    const delivery = await rows.claimDelivery(letter.id, clock.now())
    if (!delivery) return false
    const outcome = await deliver(letter, delivery)
    if (outcome === 'unreachable' && !isUnreachable()) {
      unreachableUntil = inMs(UNREACHABLE_MS).getTime()
      log.warn({ letter: letter.id }, 'the mail server is away; the letter waits for it')
    }
    return true
  }

  /** Sends mail after mail over one connection until none is left or the next has to wait. */
  async function sendInTurn(letter: LetterRow, signal: AbortSignal): Promise<number> {
    let tried = 0
    while (!signal.aborted && !isUnreachable() && pace.take()) {
      if (!(await sendNext(letter))) break
      tried += 1
    }
    return tried
  }

  async function sendSome(letter: LetterRow, signal: AbortSignal): Promise<boolean> {
    const connections = Array.from({ length: letterLimits.connections }, () =>
      sendInTurn(letter, signal),
    )
    const ends = await Promise.allSettled(connections)
    const broken = ends.find((end) => end.status === 'rejected')
    if (broken) throw broken.reason
    await rows.finishDone(clock.now())
    return ends.some((end) => end.status === 'fulfilled' && end.value > 0)
  }

  return jobs.define<number>({
    kind: 'letter-mails',
    async listDue() {
      if (await isResting()) return []
      const sentLately = await rows.countSentSince(inMs(-MINUTE_MS))
      return pace.begin(sentLately) > 0 ? rows.listWithDueDeliveries(clock.now()) : []
    },
    async run(letterId, signal) {
      const letter = await rows.find(letterId)
      return letter ? unlessTooLong(sendSome(letter, signal), signal) : false
    },
    // The owner chose the pace, so a long list is no sign of trouble and its age is not reported.
    countDue: async () => ({ count: await rows.countDueDeliveries(clock.now()), oldest: null }),
  })
}

/** Waits DRAIN_MS at most once the process stops: the leases of unsent mails expire. */
async function unlessTooLong(sending: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  const drained = Promise.withResolvers<boolean>()
  const drain = () => void setTimeout(() => drained.resolve(false), DRAIN_MS).unref()
  sending.catch(() => {})
  if (signal.aborted) drain()
  signal.addEventListener('abort', drain)
  try {
    return await Promise.race([sending, drained.promise])
  } finally {
    signal.removeEventListener('abort', drain)
  }
}
