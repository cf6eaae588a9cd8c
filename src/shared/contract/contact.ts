import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, text } from './fields.ts'

export const ContactMessage = z.object({
  name: text(2, 'Name must be at least 2 characters', 120, 'Name'),
  email: emailAddress('Please enter a valid email address'),
  subject: text(2, 'Subject is required', 200, 'Subject'),
  message: text(10, 'Message must be at least 10 characters', 10_000, 'Message'),
  /** People never see this field; a message that fills it is marked as suspected spam. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
export type ContactMessage = z.output<typeof ContactMessage>

const contact = { tag: 'contact', who: 'anyone', path: '/api/contact' } as const

export const sendContactMessage = endpoint(contact, 'POST', 'Write to the owner', {
  body: ContactMessage,
  answer: Done,
})
