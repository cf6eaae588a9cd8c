import { commentLimits } from '#shared/limits.ts'
import { numbers, plurals } from '../grammar.ts'

export const commentErrors = {
  message: 'Please write something first.',
  longMessage: `${numbers.written(commentLimits.message)} characters are the most. The rest would not fit the margin.`,
  name: 'Please sign with a name.',
  longName: `A name can have ${commentLimits.name} characters.`,
  email: 'Please enter a valid email address, or leave it empty.',
  emailForReplies: 'To hear about replies, please enter your email address.',
  notify: 'notify must be true or false',
  ownersName: 'That is how the owner signs. Please use another name.',
  closed: 'Comments under this post are closed.',
  parentGone:
    'The comment you are answering is not there any more. You can send your words as a comment of their own.',
  oldToken: 'This form lay open for a long time. Please read it once more and send it again.',
  usedToken:
    'This form was sent before, with other words. Please read it once more and send it again.',
  tooMany: (minutes: number) =>
    `You have written a lot in a short time, and all of it arrived. Please try again in ${plurals.counted(minutes, 'minute', 'minutes')}.`,
  tooManyHere: (minutes: number) =>
    `A great many people write under this post right now. Please try again in ${plurals.counted(minutes, 'minute', 'minutes')}.`,
} as const

export const moderationErrors = {
  gone: 'This comment does not exist any more. Reload the list.',
  noneChosen: 'Choose at least one comment.',
  tooManyChosen: `At most ${commentLimits.atOnce} comments can be moved at once.`,
  closeDays: `Please enter a number of days from 1 to ${numbers.written(commentLimits.mostCloseDays)}.`,
} as const
