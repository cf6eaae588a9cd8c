import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, text } from './fields.ts'

export const Subscription = z.object({
  name: text(2, 'Name must be at least 2 characters', 120, 'Name'),
  email: emailAddress('Please enter a valid email address'),
  consent: z.literal(true, { error: 'You must agree to receive updates' }),
})
export type Subscription = z.output<typeof Subscription>

const newsletter = { tag: 'newsletter', who: 'anyone', path: '/api/newsletter' } as const

export const subscribe = endpoint(newsletter, 'POST /subscribe', 'Subscribe to the newsletter', {
  body: Subscription,
  answer: Done,
})
