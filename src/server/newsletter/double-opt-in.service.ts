import { hash, randomBytes } from 'node:crypto'
import type { SubscriberState } from '#shared/contract/newsletter.admin.ts'
import type { Subscription } from '#shared/contract/newsletter.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { subscriberErrors as errors } from '#texts/errors/newsletter.ts'
import { confirmationWords as words } from '#texts/mail/newsletter.ts'
import type { VisitorKeys } from '../comments/visitor-keys.ts'
import type { Dog } from '../dog/dog.ts'
import { conflict } from '../platform/http/errors.ts'
import type { OutgoingMail } from '../platform/mail/mail-content.ts'
import { mailNotConfigured } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { addressKeyOf } from '../platform/security/rate-limits.ts'
import type { Settings } from '../settings/settings.ts'
import {
  canRequestConfirmation,
  type DoubleOptInRepository,
  type DueConfirmationRequest,
  type LinkPurpose,
} from './double-opt-in.repository.ts'
import type { SubscriberRow, SubscribersRepository } from './subscribers.repository.ts'

interface DoubleOptInOptions {
  rows: DoubleOptInRepository
  subscribers: SubscribersRepository
  keys: VisitorKeys
  settings: Settings
  dog: Dog
}

/**
 * Handles subscribing, confirming, unsubscribing and resubscribing. Requests are stored first and
 * mailed slowly by a job, so a flood of sign-ups never becomes a flood of mail.
 */
export function createDoubleOptIn(
  { mailQueue, mailHold, jobs, linkTo, limitTo, clock }: Platform,
  { rows, subscribers, keys, settings, dog }: DoubleOptInOptions,
) {
  const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
  const limit = limitTo({
    name: 'newsletter',
    points: 60,
    seconds: 3600,
    message: (minutes) => errors.tooMany(minutes),
  })

  /** Returns the secret only once; the database stores nothing but its hash. */
  async function makeLink(subscriberId: number, purpose: LinkPurpose, endsAt: Date | null) {
    const secret = randomBytes(24).toString('base64url')
    await rows.addLink({ secretHash: hashOf(secret), subscriberId, purpose, endsAt })
    return linkTo(mailLinkPaths[purpose](secret))
  }
  const confirmLinkOf = (subscriberId: number) =>
    makeLink(subscriberId, 'confirm', daysFromNow(letterLimits.confirmDays))

  /** Returns null if the link is forged, expired or used up. */
  async function openLink(secret: string, purpose: LinkPurpose): Promise<SubscriberRow | null> {
    const found = await rows.findLink(hashOf(secret), purpose)
    return found && (!found.endsAt || found.endsAt > clock.now()) ? found.subscriber : null
  }

  const confirmation = mailQueue.define<{ subscriberId: number }>({
    kind: 'confirmation',
    expiresAfterMs: 2 * DAY_MS,
    async write({ subscriberId }) {
      const subscriber = await subscribers.find(subscriberId)
      if (!subscriber || !canRequestConfirmation(subscriber.state)) return null
      const link = await confirmLinkOf(subscriberId)
      const { blogName } = await settings.get()
      const promise = (await dog.getPublic()).newsletterLead
      return confirmationMail({ blogName, promise }, subscriber.email, link)
    },
    async onFailed({ subscriberId }, { kind, isOver }) {
      if (kind === 'bounced') await rows.markBounced(subscriberId)
      if (kind !== 'later' || !isOver) return
      const subscriber = await subscribers.find(subscriberId)
      if (!subscriber) return
      await rows.undoRequest(subscriberId, await keys.emailKey(subscriber.email))
    },
  })

  const isResting = async () => !mailQueue.canSend || (await mailHold.isHeld())
  const work = jobs.define<DueConfirmationRequest>({
    kind: 'ask',
    listDue: async () => ((await isResting()) ? [] : rows.listDue(clock.now())),
    // The key is computed before the transaction, because the embedded store has one connection.
    run: async ({ id, email }) =>
      rows.sendOne({ id, emailKey: await keys.emailKey(email) }, clock.now(), (tx) =>
        confirmation.enqueueIn(tx, { subscriberId: id }),
      ),
    afterBatch: mailQueue.wake,
    // Requests may wait for days without a fault, so their age is not reported.
    countDue: async () => ({ count: await rows.countDue(), oldest: null }),
  })

  /**
   * Anybody can request a mail to any address: neither the answer nor its timing may tell whether
   * the address is on the list.
   */
  async function requestByEmail(email: string, ip: string): Promise<void> {
    const network = await keys.networkKey(ip)
    if (!mailQueue.canSend) return
    await rows.requestByEmail(email, network, clock.now())
    work.wake()
  }

  return {
    work,
    wake: work.wake,

    /** Null while no mail can be sent; the owner can send all these requests later. */
    requestTime: () => (mailQueue.canSend ? clock.now() : null),

    /** Returns whether mails go out now, which must not depend on the address. */
    async subscribe(subscription: Subscription, ip: string): Promise<boolean> {
      await limit.consume(addressKeyOf(ip))
      await subscribers.addAll([{ ...subscription, createdAt: clock.now() }])
      await requestByEmail(subscription.email, ip)
      return !(await isResting())
    },

    async askAgain(email: string, ip: string): Promise<void> {
      await limit.consume(addressKeyOf(ip))
      await requestByEmail(email, ip)
    },

    async requestConfirmation({
      id,
      email,
      state,
      askedAt,
      askWantedAt,
    }: SubscriberRow): Promise<void> {
      if (!mailQueue.canSend) throw mailNotConfigured()
      if (state === 'confirmed' || state === 'left') throw notWaiting(state)
      const now = clock.now()
      const isSoon =
        askedAt && now.getTime() - askedAt.getTime() < letterLimits.askAgainHours * HOUR_MS
      if (isSoon && !askWantedAt) throw askedToday()
      const unanswered = await rows.countUnanswered(await keys.emailKey(email))
      if (unanswered >= letterLimits.asksPerAddress) throw askedEnough()
      await rows.requestOne(id, now)
      work.wake()
    },

    async requestAllConfirmations(): Promise<number> {
      if (!mailQueue.canSend) throw mailNotConfigured()
      const requested = await rows.requestAllNeverAsked(clock.now())
      work.wake()
      return requested
    },

    /** Prevents requests to an address that unsubscribed after its row is removed. */
    blockRequests: async (email: string) => rows.blockRequests(await keys.emailKey(email)),

    confirmLinkOf,
    /** Returns null for a subscriber who left, bounced or was removed, and so gets no letter. */
    unsubscribeLinkOf: async (subscriberId: number) =>
      (await subscribers.isConfirmed(subscriberId)) ? makeLink(subscriberId, 'leave', null) : null,

    openConfirm: (secret: string) => openLink(secret, 'confirm'),
    openLeave: (secret: string) => openLink(secret, 'leave'),

    /**
     * `confirm`, `unsubscribe` and `resubscribe` may be repeated; they return false for an invalid
     * link.
     */
    async confirm(secret: string): Promise<boolean> {
      const subscriber = await openLink(secret, 'confirm')
      if (!subscriber) return false
      await rows.confirm(subscriber.id, clock.now())
      await rows.forgetUnanswered(await keys.emailKey(subscriber.email))
      return true
    },
    async unsubscribe(secret: string): Promise<boolean> {
      const subscriber = await openLink(secret, 'leave')
      if (subscriber) await rows.unsubscribe(subscriber.id, clock.now())
      return subscriber !== null
    },
    async resubscribe(secret: string): Promise<boolean> {
      const subscriber = await openLink(secret, 'leave')
      if (subscriber) await rows.resubscribe(subscriber.id)
      return subscriber !== null
    },

    async forgetOld(): Promise<void> {
      await rows.removeEndedLinks(clock.now())
      await rows.forgetNetworks(clock.now())
      await rows.removeUnconfirmed(daysFromNow(-letterLimits.confirmDays))
    },
  }
}

export type DoubleOptIn = ReturnType<typeof createDoubleOptIn>

const hashOf = (secret: string) => hash('sha256', secret)

/** The mail repeats nothing that was typed into the form: a name could contain an advertisement. */
function confirmationMail(
  { blogName, promise }: { blogName: string; promise: string },
  to: string,
  link: string,
) {
  const [text, accent] = words.title
  return {
    to,
    content: {
      subject: words.subject(blogName),
      previewText: words.previewText,
      greeting: words.greeting,
      opening: words.opening,
      title: { text, accent },
      body: [
        { text: promise },
        { button: words.button, href: link },
        { note: words.byHand, link, inText: words.inText },
        { note: words.notYou },
      ],
    },
  } satisfies OutgoingMail
}

const notWaiting = (state: SubscriberState) =>
  conflict('subscriber.not_waiting', errors.notWaiting(state))

const askedToday = () => conflict('subscriber.asked_today', errors.askedToday)

const askedEnough = () => conflict('subscriber.asked_enough', errors.askedEnough)
