import { commentLimits } from '#shared/limits.ts'
import { plurals } from '../grammar.ts'

const comments = (count: number) => plurals.counted(count, 'comment', 'comments')

/** Mail to the owner about waiting comments. */
export const digestWords = {
  subject: (blogName: string, count: number) =>
    `[${blogName}] ${comments(count)} ${count === 1 ? 'waits' : 'wait'} for you`,
  greeting: 'Somebody answered,',
  opening: (count: number) => `and ${count === 1 ? 'it waits' : 'they wait'} for you.`,
  title: (count: number) => `${comments(count)} to read`,
  item: (name: string, title: string) => `${name}, on “${title}”`,
  more: (count: number) => `And ${count} more.`,
  spam: (count: number) => `${count} others went to Spam by themselves.`,
  button: 'Read and decide',
  promise: `Nothing is public before you say so. You get a mail like this at most every ${commentLimits.digestMinutes} minutes.`,
} as const

/** Confirmation request to a commenter who wants mails about replies. */
export const replyConfirmationWords = {
  subject: (blogName: string) => `Please confirm: replies to your comment on ${blogName}`,
  previewText: 'Confirm your address, and you hear when somebody answers.',
  /**
   * The address is unconfirmed and may belong to somebody else, so the mail repeats none of the typed
   * text.
   */
  greeting: 'Hello,',
  opening: 'your comment is in the diary now.',
  title: ['Shall we tell you about', 'replies?'],
  promise: (title: string) =>
    `You wrote under “${title}” and asked to be told when somebody answers. Please confirm that this is your address. We ask only this once.`,
  button: 'Yes, tell me about replies',
  byHand: `The button works for ${commentLimits.confirmDays} days. If it does nothing, open this address:`,
  inText: `The link works for ${commentLimits.confirmDays} days.`,
  notYou:
    'It was not you? Then do nothing. Without the click you never hear from us again, and the address is forgotten.',
} as const

/** Mail to a commenter about a reply. */
export const replyWords = {
  subject: (name: string, title: string) => `${name} answered you on “${title}”`,
  previewText: (message: string) => message,
  opening: (name: string) => `${name} answered you.`,
  title: (title: string) => `About “${title}”`,
  button: 'Read it in the diary',
  stop: 'Stop mails about replies',
  why: 'You get this mail because you asked to hear about replies to your comments.',
} as const
