import { letterLimits } from '#shared/limits.ts'
import type { Keys } from '../comments/writing/keys.ts'
import type { JobRegistry } from '../platform/jobs/jobs.ts'
import { mailMissing } from '../platform/mail/mail.errors.ts'
import type { DefinedMail, Outbox } from '../platform/mail/outbox.ts'
import type { Clock } from '../platform/process/clock.ts'
import { askedEnough, askedToday, notWaiting } from './subscribers.errors.ts'
import type { SubscriberRow } from './subscribers.repository.ts'
import type { AsksRepository, WantedAsk } from './double-opt-in.repository.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

interface AskingParts {
  asks: AsksRepository
  outbox: Outbox
  confirmation: DefinedMail<{ subscriberId: number }>
  isHeld: () => Promise<boolean>
  keys: Pick<Keys, 'emailKey'>
  jobs: JobRegistry
  clock: Clock
}

/** Who is asked for their yes, and when: slowly, whoever wishes it. */
export function createAsking(parts: AskingParts) {
  const { asks, outbox, confirmation, isHeld, keys, jobs, clock } = parts
  const isResting = async () => !outbox.canSend || (await isHeld())

  const work = jobs.define<WantedAsk>({
    kind: 'ask',
    listDue: async () => ((await isResting()) ? [] : asks.listWanted(clock.now())),
    // The key is made before the transaction: the embedded store has one connection.
    run: async ({ id, email }) =>
      asks.take({ id, emailKey: await keys.emailKey(email) }, clock.now(), (tx) =>
        confirmation.addWithin(tx, { subscriberId: id }),
      ),
    afterBatch: outbox.startSoon,
    // They may wait for days, and nothing is wrong.
    countDue: async () => ({ count: await asks.countWanted(), oldest: null }),
  })

  return {
    work,
    startSoon: work.wake,

    /** For a new row: null where no mail can leave, and the owner asks them all one day. */
    wish: () => (outbox.canSend ? clock.now() : null),

    /** Whoever knows the address may wish it, and learns nothing by that. */
    async askByEmail(email: string, network: string): Promise<void> {
      if (!outbox.canSend) return
      await asks.wantByEmail(email, network, clock.now())
      work.wake()
    },

    async askOne({ id, email, state, askedAt, askWantedAt }: SubscriberRow): Promise<void> {
      if (!outbox.canSend) throw mailMissing()
      if (state === 'confirmed' || state === 'left') throw notWaiting(state)
      const now = clock.now()
      const isSoon =
        askedAt && now.getTime() - askedAt.getTime() < letterLimits.askAgainHours * HOUR_MS
      if (isSoon && !askWantedAt) throw askedToday()
      const unanswered = await asks.countUnanswered(await keys.emailKey(email))
      if (unanswered >= letterLimits.asksPerAddress) throw askedEnough()
      await asks.wantOne(id, now)
      work.wake()
    },

    async askAll(): Promise<number> {
      if (!outbox.canSend) throw mailMissing()
      const asked = await asks.wantAllNeverAsked(clock.now())
      work.wake()
      return asked
    },

    noteAnswer: async (email: string) => asks.forgetUnanswered(await keys.emailKey(email)),
    /** For somebody who left and whose row is about to go. */
    neverAgain: async (email: string) => asks.neverAgain(await keys.emailKey(email)),

    /** Every day. */
    async forgetOld(): Promise<void> {
      const now = clock.now()
      await asks.forgetNetworks(now)
      await asks.forgetUnconfirmed(new Date(now.getTime() - letterLimits.confirmDays * DAY_MS))
    },
  }
}

export type Asking = ReturnType<typeof createAsking>
