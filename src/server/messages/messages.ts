import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createContactRepository } from './contact.repository.ts'
import { createContactService } from './contact.service.ts'
import { createContactMail } from './messages.mail.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { createMessagesService } from './messages.service.ts'

const MESSAGES_PER_HOUR = 20
/** What comes on top of these is stored at once and mailed in the hours after. */
const MAILS_PER_HOUR = 60

/** The contact form and the owner's inbox. */
export function createContact(
  { db, outbox, limitTo, clock, log }: Platform,
  { settings }: Settings,
) {
  const messages = createContactRepository(db)
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
  return {
    ...createContactService({ messages, mail, limit }),
    /** Mails that an earlier run could not send. */
    resumeMails: mail.resume,
    /** What the owner sees of it. */
    messages: createMessagesService(createMessagesRepository(db), clock),
  }
}
