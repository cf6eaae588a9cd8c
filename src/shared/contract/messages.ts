import * as z from 'zod/mini'
import { contactErrors } from '#texts/errors/messages.ts'
import { bodyLimits } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { emailField, SuccessAnswer, textField } from './fields.ts'

export const ContactMessage = z.object({
  name: textField(2, 120, 'name', () => contactErrors),
  email: emailField(),
  subject: textField(2, 200, 'subject', () => contactErrors),
  message: textField(10, 10_000, 'message', () => contactErrors),
  /** Honeypot: hidden from people; a message with a value is marked as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
export type ContactMessage = z.output<typeof ContactMessage>

const contact = { tag: 'contact', who: 'anyone', path: '/api/contact' } as const

export const sendContactMessage = defineEndpoint(contact, 'POST', 'Write to the owner', {
  body: ContactMessage,
  bodyLimit: bodyLimits.writing,
  answer: SuccessAnswer,
})
