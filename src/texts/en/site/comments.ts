import { numbers } from '../grammar.ts'

const DAY_MS = 86_400_000

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** The comments below a post. */
export const threadTexts = {
  heading: ['Written in', 'the margin'],
  addLine: 'Add a line',
  none: 'No comments yet.',
  noneHint: (dog: string) => `${dog} is pretending not to wait.`,
  addFirst: 'Add the first line',
  follow: 'Follow these comments by RSS',
  reply: 'Reply',
  replyTo: (name: string) => ` to ${name}`,
  justNow: 'just now',
  /** For example "3 weeks ago". Computed from two calendar days, so that server and browser agree. */
  daysAgo(day: string, today: string): string {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (!(days > 0)) return 'today'
    if (days === 1) return 'yesterday'
    if (days < 14) return ago(days, 'day')
    if (days < 61) return ago(Math.floor(days / 7), 'week')
    if (days < 365) return ago(Math.floor(days / 30.4), 'month')
    return ago(Math.floor(days / 365.2), 'year')
  },
  removed: 'This comment was removed.',
  pages: 'Pages of comments',
  failed: 'We couldn’t load the comments. Please reload the page.',
  waiting: (owner: string) =>
    `Only you can see this, and only in this browser. It’ll appear for everyone once ${owner} has read it.`,
  closed: ['This margin is closed. For anything that can’t wait,', 'write to the pack'],
  /** Only for screen readers; the badge shows it to everyone else. */
  isOwner: ', who keeps this diary',
} as const

/** The comment form. */
export const writeTexts = {
  heading: 'Add a line',
  answer: (name: string) => `Answer ${name}`,
  replyingTo: 'Replying to',
  cancel: 'Cancel',
  message: 'Your line',
  placeholder: (dog: string, owner: string) => `Dear ${dog}, or dear ${owner}...`,
  plainWords: 'Plain words, please',
  atMost: (most: number) => `Up to ${numbers.written(most)} characters`,
  counted: (count: number, most: number) => `${numbers.written(count)} of ${numbers.written(most)}`,
  name: 'Name',
  email: 'Email',
  emailOptional: 'optional, never shown',
  notify: 'Tell me about replies',
  remember: 'Remember my name and email in this browser',
  leaveEmpty: 'Leave this empty',
  preview: 'Preview',
  checking: 'One moment...',
  hint: 'Nothing is sent yet. First you’ll see it the way everyone will.',
  failed: 'That didn’t go through. Your words are still here. Please try again in a moment.',
  asOwner: (owner: string) =>
    `You are signed in as ${owner}, so it appears right away, under your collar tag.`,
} as const

/** The preview before a comment is sent. */
export const previewTexts = {
  heading: 'Read it once more',
  send: 'Send it',
  sending: 'Sending...',
  change: 'Change it',
  announced: (email: string) => `We’ll email ${email} about replies. The address is never shown.`,
  confirmFirst: 'The first time, that address gets one email to make sure it’s really you.',
  neverShown: 'Your email address is never shown.',
} as const

export const thanksTexts = {
  waiting: (owner: string) => `Thank you. It’ll appear once ${owner} has read it.`,
  waitingHint: 'Then everyone can read it here.',
  published: 'It’s up.',
  publishedHint: 'Everyone can read it now.',
  another: 'Write another line',
} as const
