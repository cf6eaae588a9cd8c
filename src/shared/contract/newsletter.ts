import * as z from 'zod/mini'
import { subscriptionErrors } from '#texts/errors/newsletter.ts'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, text } from './fields.ts'

export const Subscription = z.object({
  name: text(2, 120, 'name', () => subscriptionErrors),
  email: emailAddress(),
  consent: z.literal(true, { error: () => subscriptionErrors.consent }),
})
export type Subscription = z.output<typeof Subscription>

const newsletter = { tag: 'newsletter', who: 'anyone', path: '/api/newsletter' } as const

export const subscribe = endpoint(newsletter, 'POST /subscribe', 'Subscribe to the newsletter', {
  body: Subscription,
  /** The same answer for every address, so that nobody learns who is on the list. */
  answer: z.extend(Done, { sendsMail: z.boolean() }),
})
