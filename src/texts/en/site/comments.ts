import { writtenNumber as written } from '#shared/comments/comment-count.ts'

/** Below a post. */
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
  removed: 'This comment was taken away.',
  pages: 'Pages of comments',
  failed: 'The comments could not be loaded. Please reload the page.',
  waiting: (owner: string) =>
    `Only you can see this, in this browser. It appears for everybody when ${owner} has read it.`,
  closed: ['This margin is closed. For anything that cannot wait,', 'write to the pack'],
  /** Hidden from eyes: what the collar tag says by its look. */
  isOwner: ', who keeps this diary',
} as const

/** Where a comment is written. */
export const writeTexts = {
  heading: 'Add a line',
  answer: (name: string) => `Answer ${name}`,
  replyingTo: 'Replying to',
  cancel: 'Cancel',
  message: 'Your line',
  placeholder: (dog: string, owner: string) => `Dear ${dog}, or dear ${owner}...`,
  plainWords: 'Plain words, please',
  atMost: (most: number) => `Up to ${written(most)} characters`,
  counted: (count: number, most: number) => `${written(count)} of ${written(most)}`,
  name: 'Name',
  email: 'Email',
  emailOptional: 'optional, never shown',
  notify: 'Tell me about replies',
  remember: 'Remember my name and email in this browser',
  leaveEmpty: 'Leave this empty',
  preview: 'Preview',
  checking: 'One moment...',
  hint: 'Nothing is sent yet. First you see it the way everybody will.',
  failed: 'That did not go through. Your words are still here: please try again in a moment.',
  asOwner: (owner: string) =>
    `You are signed in as ${owner}: it appears at once, under your collar tag.`,
} as const

/** The second step. */
export const previewTexts = {
  heading: 'Read it once more',
  send: 'Send it',
  sending: 'Sending...',
  change: 'Change it',
  announced: (email: string) => `Replies are announced to ${email}. The address is never shown.`,
  confirmFirst: 'The first time, that address gets one mail that asks whether this is really you.',
  neverShown: 'Your email address is never shown.',
} as const

export const thanksTexts = {
  waiting: (owner: string) => `Thank you. It appears when ${owner} has read it.`,
  waitingHint: 'Usually the same evening, after the second walk.',
  published: 'It is there.',
  publishedHint: 'Everybody can read it now.',
  another: 'Write another line',
} as const
