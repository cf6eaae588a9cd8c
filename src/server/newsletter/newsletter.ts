import type { Database } from '../platform/database/database.ts'
import { createRateLimits } from '../platform/security/rate-limits.ts'
import { createNewsletterRepository } from './newsletter.repository.ts'
import { createNewsletterService } from './newsletter.service.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'
import { createSubscribersService } from './subscribers.service.ts'

/** What visitors subscribe to, and what the owner sees of it. */
export function createNewsletter(database: Database) {
  const limit = createRateLimits(database)({
    name: 'newsletter',
    points: 60,
    seconds: 3600,
    message: (minutes) =>
      `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  })
  return {
    newsletter: createNewsletterService(createNewsletterRepository(database.db), limit),
    subscribers: createSubscribersService(createSubscribersRepository(database.db)),
  }
}
