import * as z from 'zod/mini'
import { contactErrors } from '#texts/errors/messages.ts'
import { bodyLimits } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, text } from './fields.ts'

export const ContactMessage = z.object({
  name: text(2, 120, 'name', () => contactErrors),
  email: emailAddress(),
  subject: text(2, 200, 'subject', () => contactErrors),
  message: text(10, 10_000, 'message', () => contactErrors),
  /** Honeypot: hidden from people; a message with a value is marked as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
export type ContactMessage = z.output<typeof ContactMessage>

const contact = { tag: 'contact', who: 'anyone', path: '/api/contact' } as const

export const sendContactMessage = endpoint(contact, 'POST', 'Write to the owner', {
  body: ContactMessage,
  bodyLimit: bodyLimits.writing,
  answer: Done,
})
