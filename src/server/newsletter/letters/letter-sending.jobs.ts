import { letterLimits } from '#shared/limits.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Pace } from '../../platform/jobs/pace.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Logger } from '../../platform/process/logger.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'
import type { createDeliverLetter } from './deliver-letter.ts'
import type { DeliveriesRepository } from './deliveries.repository.ts'

const MINUTE_MS = 60_000
/** While the mail server is away. */
const AWAY_MS = MINUTE_MS
/** Whoever stops the diary does not wait for a mail server that hangs. */
const DRAIN_MS = 3_000

interface SendingParts {
  letters: LettersRepository
  deliveries: DeliveriesRepository
  deliver: ReturnType<typeof createDeliverLetter>
  mailer: Mailer
  isHeld: () => Promise<boolean>
  pace: Pace
  clock: Clock
  log: Logger
}

/** Mails the letters that are being sent, a few connections at a time and never faster than the pace. */
export function createSendLetters(parts: SendingParts): Job<number> {
  const { letters, deliveries, deliver, mailer, isHeld, pace, clock, log } = parts
  let awayUntil = 0

  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
  const isAway = () => clock.now().getTime() < awayUntil && awayUntil <= inMs(AWAY_MS).getTime()
  const isResting = async () => !mailer.canSend || isAway() || (await isHeld())

  async function sendOne(letter: LetterRow): Promise<boolean> {
    const delivery = await deliveries.claim(letter.id, clock.now())
    if (!delivery) return false
    const outcome = await deliver(letter, delivery)
    if (outcome === 'away' && !isAway()) {
      awayUntil = inMs(AWAY_MS).getTime()
      log.warn({ letter: letter.id }, 'the mail server is away; the letter waits for it')
    }
    return true
  }

  /** One connection's work: mail after mail, until none is left or the next one has to wait. */
  async function sendInTurn(letter: LetterRow, signal: AbortSignal): Promise<number> {
    let tried = 0
    while (!signal.aborted && !isAway() && pace.take()) {
      if (!(await sendOne(letter))) break
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
    await letters.finishDone(clock.now())
    return ends.some((end) => end.status === 'fulfilled' && end.value > 0)
  }

  return {
    kind: 'letter-mails',
    async listDue() {
      if (await isResting()) return []
      const sentLately = await deliveries.countSentSince(inMs(-MINUTE_MS))
      return pace.begin(sentLately) > 0 ? deliveries.listDueLetters(clock.now()) : []
    },
    async run(letterId, signal) {
      const letter = await letters.find(letterId)
      return letter ? unlessTooLong(sendSome(letter, signal), signal) : false
    },
    /** A long list is no sign of trouble: its pace is what the owner chose. */
    countDue: async () => ({ count: await deliveries.countDue(clock.now()), oldest: null }),
  }
}

/** Waits DRAIN_MS at most once the process stops: the leases of mails left behind expire. */
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
