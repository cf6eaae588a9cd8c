import * as z from 'zod/mini'
import { contactErrors } from '#texts/errors/messages.ts'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, text } from './fields.ts'

export const ContactMessage = z.object({
  name: text(
    2,
    () => contactErrors.name,
    120,
    () => contactErrors.fields.name,
  ),
  email: emailAddress(),
  subject: text(
    2,
    () => contactErrors.subject,
    200,
    () => contactErrors.fields.subject,
  ),
  message: text(
    10,
    () => contactErrors.message,
    10_000,
    () => contactErrors.fields.message,
  ),
  /** People never see this field; a message that fills it is marked as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
export type ContactMessage = z.output<typeof ContactMessage>

const contact = { tag: 'contact', who: 'anyone', path: '/api/contact' } as const

export const sendContactMessage = endpoint(contact, 'POST', 'Write to the owner', {
  body: ContactMessage,
  answer: Done,
})
