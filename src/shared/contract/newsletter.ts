import * as z from 'zod/mini'
import { subscriptionErrors } from '#texts/errors/newsletter.ts'
import { defineEndpoint } from './endpoint.ts'
import { emailField, SuccessAnswer, textField } from './fields.ts'

export const Subscription = z.object({
  name: textField(2, 120, 'name', () => subscriptionErrors),
  email: emailField(),
  consent: z.literal(true, { error: () => subscriptionErrors.consent }),
})
export type Subscription = z.output<typeof Subscription>

const newsletter = { tag: 'newsletter', who: 'anyone', path: '/api/newsletter' } as const

export const subscribe = defineEndpoint(
  newsletter,
  'POST /subscribe',
  'Subscribe to the newsletter',
  {
    body: Subscription,
    /** The same answer for every address, so that nobody learns who is on the list. */
    answer: z.extend(SuccessAnswer, { sendsMail: z.boolean() }),
  },
)
