import * as z from 'zod/mini'
import { programErrors } from '#texts/errors/fields.ts'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, SuccessAnswer, Timestamp } from './fields.ts'

export const Message = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  isSuspectedSpam: z.boolean(),
  createdAt: Timestamp,
})
export type Message = z.output<typeof Message>

const PageQuery = z.object({ page: z.optional(z.coerce.string()) })
const counts = { total: z.number(), page: z.number(), pages: z.number() }
const inbox = { tag: 'inbox', who: 'admin', path: '/api/admin' } as const

export const getInboxCounts = defineEndpoint(
  inbox,
  'GET /inbox',
  'How many messages, unread ones, subscribers and waiting comments there are',
  {
    answer: z.object({
      messages: z.number(),
      unread: z.number(),
      subscribers: z.number(),
      /** Zero while comments are switched off. */
      waitingComments: z.number(),
    }),
  },
)
export const listMessages = defineEndpoint(
  inbox,
  'GET /messages',
  'A page of messages from the contact form, newest first',
  { query: PageQuery, answer: z.object({ messages: z.array(Message), ...counts }) },
)
export const markMessage = defineEndpoint(
  inbox,
  'PATCH /messages/:id',
  'Mark a message as read or unread',
  {
    params: IdParams,
    body: z.object({ isRead: z.boolean({ error: () => programErrors.trueOrFalse('isRead') }) }),
    answer: Message,
  },
)
export const removeMessage = defineEndpoint(inbox, 'DELETE /messages/:id', 'Delete a message', {
  params: IdParams,
  answer: SuccessAnswer,
})
