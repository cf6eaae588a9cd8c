import type { Subscription } from '#shared/contract/newsletter.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { RateLimit } from '../platform/security/rate-limits.ts'
import type { Asking } from './asking/asking.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'

interface NewsletterParts {
  subscribers: NewsletterRepository
  asking: Pick<Asking, 'askByEmail'>
  limit: RateLimit
  clock: Clock
}

export function createNewsletterService({ subscribers, asking, limit, clock }: NewsletterParts) {
  return {
    /** Says nothing about whether the address was known: that is nobody else's business. */
    async subscribe(subscription: Subscription, senderKey: string): Promise<void> {
      await limit.take(senderKey)
      await subscribers.add(subscription, clock.now())
      await asking.askByEmail(subscription.email)
    },

    /** For somebody whose link is too old: another one, if they are on the list. */
    async askAgain(email: string, senderKey: string): Promise<void> {
      await limit.take(senderKey)
      await asking.askByEmail(email)
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
