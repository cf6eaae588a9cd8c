import type { ContactMessage } from '#shared/contract/contact.ts'
import type { RateLimit } from '../platform/security/rate-limits.ts'
import type { ContactRepository } from './contact.repository.ts'
import type { ContactMail } from './messages.mail.ts'

interface ContactParts {
  messages: ContactRepository
  mail: ContactMail
  limit: RateLimit
}

export function createContactService({ messages, mail, limit }: ContactParts) {
  return {
    /** Stored before anything else can go wrong; the mail follows by itself. */
    async receive({ website, ...message }: ContactMessage, senderKey: string): Promise<void> {
      await limit.take(senderKey)
      const suspectedSpam = Boolean(website?.trim())
      const stored = await messages.add({ ...message, suspectedSpam }).catch(async (error) => {
        await limit.giveBack(senderKey).catch(() => {})
        throw error
      })
      if (!suspectedSpam) await mail.begin(stored)
    },
  }
}

export type ContactService = ReturnType<typeof createContactService>
