import { plurals } from '../grammar.ts'

export const contactErrors = {
  name: 'Name must be at least 2 characters',
  subject: 'Subject is required',
  message: 'Message must be at least 10 characters',
  fields: { name: 'Name', subject: 'Subject', message: 'Message' },
} as const

export const messageErrors = {
  notFound: 'This message is no longer there. Reload the inbox.',
  tooMany: (most: number, minutes: number) =>
    `That’s ${most} messages within an hour, and all of them arrived. Please try again in ${plurals.counted(minutes, 'minute', 'minutes')}.`,
} as const
