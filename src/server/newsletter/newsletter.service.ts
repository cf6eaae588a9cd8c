import type { Subscription } from '#shared/contract/newsletter.ts'
import type { Keys } from '../comments/writing/keys.ts'
import type { Clock } from '../platform/process/clock.ts'
import { addressKey, type RateLimit } from '../platform/security/rate-limits.ts'
import type { Asking } from './double-opt-in.service.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'

interface NewsletterParts {
  subscribers: NewsletterRepository
  asking: Pick<Asking, 'askByEmail'>
  limit: RateLimit
  keys: Pick<Keys, 'networkKey'>
  clock: Clock
}

export function createNewsletterService({
  subscribers,
  asking,
  limit,
  keys,
  clock,
}: NewsletterParts) {
  const ask = async (email: string, ip: string) =>
    asking.askByEmail(email, await keys.networkKey(ip))
  return {
    /** Says nothing about whether the address was known: that is nobody else's business. */
    async subscribe(subscription: Subscription, ip: string): Promise<void> {
      await limit.take(addressKey(ip))
      await subscribers.add(subscription, clock.now())
      await ask(subscription.email, ip)
    },

    /** For somebody whose link is too old: another one, if they are on the list. */
    async askAgain(email: string, ip: string): Promise<void> {
      await limit.take(addressKey(ip))
      await ask(email, ip)
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
