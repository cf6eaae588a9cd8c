import type { Database } from '../platform/database/database.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createRateLimits } from '../platform/security/rate-limits.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import { createContactRepository } from './contact.repository.ts'
import { createContactService } from './contact.service.ts'
import { createContactMail } from './contact-mail.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { createMessagesService } from './messages.service.ts'

const MESSAGES_PER_HOUR = 20
/** What comes on top of these is stored at once and mailed in the hours after. */
const MAILS_PER_HOUR = 60

interface ContactParts {
  outbox: Outbox
  database: Database
  settings: SettingsService
  clock: Clock
  log: Logger
}

/** Puts together what the contact form needs, and sends mail that an earlier run could not. */
export async function createContact(parts: ContactParts) {
  const { database, outbox, settings, clock, log } = parts
  const messages = createContactRepository(database.db)
  const limitTo = createRateLimits(database)
  const mail = createContactMail({
    messages,
    outbox,
    limit: limitTo({ name: 'contact-mail', points: MAILS_PER_HOUR, seconds: 3600, message: '' }),
    getOwner: () => settings.get(),
    clock,
    log,
  })
  const limit = limitTo({
    name: 'contact',
    points: MESSAGES_PER_HOUR,
    seconds: 3600,
    message: (minutes) =>
      `That’s ${MESSAGES_PER_HOUR} messages within an hour, and all of them arrived. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  })
  await mail.resume()
  return {
    ...createContactService({ messages, mail, limit }),
    /** What the owner sees of it. */
    messages: createMessagesService(createMessagesRepository(database.db), clock),
  }
}
