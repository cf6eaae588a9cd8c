import { plurals } from '../grammar.ts'

export const messageErrors = {
  notFound: 'This message is no longer there. Reload the inbox.',
  tooMany: (most: number, minutes: number) =>
    `That’s ${most} messages within an hour, and all of them arrived. Please try again in ${plurals.counted(minutes, 'minute', 'minutes')}.`,
} as const
