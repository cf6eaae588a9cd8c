import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp } from './fields.ts'

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
const tag = 'inbox'

export const getInboxCounts = endpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  who: 'admin',
  tag,
  summary: 'How many messages, unread ones, subscribers and waiting comments there are',
  answer: z.object({
    messages: z.number(),
    unread: z.number(),
    subscribers: z.number(),
    /** None while comments are switched off. */
    waitingComments: z.number(),
  }),
})
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  who: 'admin',
  tag,
  summary: 'A page of messages from the contact form, newest first',
  query: PageQuery,
  answer: z.object({ messages: z.array(Message), ...counts }),
})
export const markMessage = endpoint({
  method: 'PATCH',
  path: '/api/admin/messages/:id',
  who: 'admin',
  tag,
  summary: 'Mark a message as read or unread',
  params: IdParams,
  body: z.object({ isRead: z.boolean({ error: 'isRead must be true or false' }) }),
  answer: Message,
})
export const removeMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  who: 'admin',
  tag,
  summary: 'Delete a message',
  params: IdParams,
  answer: Done,
})
