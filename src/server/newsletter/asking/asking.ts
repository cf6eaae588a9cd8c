import { letterLimits } from '#shared/limits.ts'
import type { Work } from '../../due-work/work.ts'
import { mailMissing } from '../../outbox/mail.errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { askedToday, notWaiting } from '../subscribers/subscribers.errors.ts'
import type { SubscriberRow } from '../subscribers/subscribers.repository.ts'
import type { AsksRepository } from './asks.repository.ts'
import { CONFIRMATION } from './confirmation.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

interface AskingParts {
  asks: AsksRepository
  outbox: Outbox
  isHeld: () => Promise<boolean>
  clock: Clock
}

/** Who is asked for their yes, and when: slowly, whoever wishes it. */
export function createAsking({ asks, outbox, isHeld, clock }: AskingParts) {
  let notify = () => {}
  /** Whoever waits for an answer has it by then. */
  const startSoon = () => void setImmediate(() => notify())
  const isResting = async () => !outbox.canSend || (await isHeld())

  const work: Work<number> = {
    kind: 'ask',
    listDue: async () => ((await isResting()) ? [] : asks.listWanted(clock.now())),
    claimAndDo: (subscriberId) =>
      asks.take(subscriberId, clock.now(), (tx) =>
        outbox.addWithin(tx, CONFIRMATION, { subscriberId }),
      ),
    whenDone: async () => outbox.startSoon(),
    // They may wait for days, and nothing is wrong.
    countWaiting: async () => ({ count: await asks.countWanted(), oldest: null }),
  }

  return {
    work,
    startSoon,
    onWish(listener: () => void) {
      notify = listener
    },

    /** For a new row: null where no mail can leave, and the owner asks them all one day. */
    wish: () => (outbox.canSend ? clock.now() : null),

    /** Whoever knows the address may wish it, and learns nothing by that. */
    async askByEmail(email: string): Promise<void> {
      if (!outbox.canSend) return
      await asks.wantByEmail(email, clock.now())
      startSoon()
    },

    async askOne({ id, state, askedAt, askWantedAt }: SubscriberRow): Promise<void> {
      if (!outbox.canSend) throw mailMissing()
      if (state === 'confirmed' || state === 'left') throw notWaiting(state)
      const now = clock.now()
      const isSoon =
        askedAt && now.getTime() - askedAt.getTime() < letterLimits.askAgainHours * HOUR_MS
      if (isSoon && !askWantedAt) throw askedToday()
      await asks.wantOne(id, now)
      startSoon()
    },

    async askAll(): Promise<number> {
      if (!outbox.canSend) throw mailMissing()
      const asked = await asks.wantAllNeverAsked(clock.now())
      startSoon()
      return asked
    },

    /** Every day. */
    forgetUnconfirmed: () =>
      asks.forgetUnconfirmed(new Date(clock.now().getTime() - letterLimits.confirmDays * DAY_MS)),
  }
}

export type Asking = ReturnType<typeof createAsking>
