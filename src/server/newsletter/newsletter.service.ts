import type { Subscription } from '#shared/contract/newsletter.ts'
import type { RateLimit } from '../platform/security/rate-limits.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'

export function createNewsletterService(subscribers: NewsletterRepository, limit: RateLimit) {
  return {
    /** Says nothing about whether the address was known: that is nobody else's business. */
    async subscribe(subscription: Subscription, senderKey: string): Promise<void> {
      await limit.take(senderKey)
      await subscribers.add(subscription)
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
