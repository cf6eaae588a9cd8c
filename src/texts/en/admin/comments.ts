import type {
  CommentReason,
  CommentState,
  CommentVerdict,
} from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { numbers, plurals } from '../grammar.ts'

const comments = (count: number) =>
  count === 1 ? '1 comment' : `${numbers.written(count)} comments`

/** The list under Readers. */
export const moderationTexts = {
  ago: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
  show: 'Show',
  waitingCount: (count: number) =>
    count === 1 ? '1 waiting comment' : `${numbers.written(count)} waiting comments`,
  states: { waiting: 'Waiting', approved: 'Approved', spam: 'Spam', deleted: 'Deleted' },
  counted: (count: number) =>
    numbers.written(count) + (count < commentLimits.mostCounted ? '' : '+'),
  list: {
    waiting: 'Waiting comments, newest first',
    approved: 'Approved comments, newest first',
    spam: 'Spam, newest first',
    deleted: 'Deleted comments, newest first',
  },
  search: 'Search comments',
  searchPlaceholder: 'Search comments...',
  failed: 'Failed to load the comments. Please check your connection and try again.',
  pages: 'Pages of comments',
  none: {
    waiting: (dog: string) => `Nothing is waiting. ${dog} has gone back to sleep.`,
    approved: () => 'No comment is public yet.',
    spam: () => 'No spam. Long may it last.',
    deleted: () => 'Nothing was deleted lately.',
  },
  noneFound: 'No comment matches that.',
  showAll: 'Show all',
  seeApproved: 'See approved comments',
  end: 'That is all of them.',
  sniffed: (count: number) =>
    `That is all of them. ${numbers.written(count)} ${count === 1 ? 'other smelled' : 'others smelled'} odd and went to Spam.`,
  choose: (name: string) => `Choose the comment of ${name}`,
  inReplyTo: (name: string) => `Answers ${name}:`,
  onPost: (title: string) => `, see it under “${title}”`,
  owner: 'You',
  imported: 'Imported',
  wantsReplies: 'wants to hear of replies',
  keptFor: (days: number) => `Kept for ${days} days, then gone for good.`,
} as const

export const moderationActs = {
  approve: 'Approve',
  reply: 'Reply',
  spam: 'Spam',
  notSpam: 'Not spam',
  takeDown: 'Take down',
  restore: 'Put back',
  delete: 'Delete',
  of: (name: string) => ` the comment of ${name}`,
  deleteOf: (name: string) => `Delete the comment of ${name}`,
  forget: 'Delete everything of this email',
} as const

export const bulkTexts = {
  label: 'Chosen comments',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  chooseAll: (all: number) => `Choose all ${all} on this page`,
  chooseNone: 'Choose none',
} as const

export const replyTexts = {
  label: 'Your reply',
  as: (name: string) => `Shown as ${name}`,
  cancel: 'Cancel',
  send: 'Reply',
  approveAndSend: 'Approve and reply',
  sending: 'Publishing...',
} as const

const movedTitles: Record<CommentState, string> = {
  waiting: 'Waiting again',
  approved: 'Approved',
  spam: 'Moved to spam',
  deleted: 'Deleted',
}

export const moderationToasts = {
  moved: (to: CommentState, what: string) => ({ title: movedTitles[to], description: what }),
  one: (name: string, title: string) => `${name}, under “${title}”`,
  many: comments,
  replied: (title: string) => ({
    title: 'Your reply is public',
    description: `Under “${title}”`,
  }),
  undone: { title: 'Taken back', description: 'Everything is where it was.' },
  gone: {
    title: 'Nothing to do',
    description: 'These comments are gone already. The list has been loaded again.',
  },
  failed: 'That did not work',
  undo: 'Undo',
} as const

export const keyTexts = {
  heading: 'By keyboard',
  keys: [
    ['j', 'next'],
    ['k', 'previous'],
    ['a', 'approve'],
    ['r', 'reply'],
    ['s', 'spam'],
    ['d', 'delete'],
    ['x', 'choose'],
    ['z', 'undo'],
  ],
} as const

export const clearTexts = {
  open: {
    waiting: (count: number) => `Move all ${numbers.written(count)} to Spam`,
    spam: 'Delete all spam',
    deleted: 'Empty for good',
  },
  title: {
    waiting: (count: number) => `Move ${comments(count)} to Spam?`,
    spam: (count: number) => `Delete ${comments(count)} for good?`,
    deleted: (count: number) => `Delete ${comments(count)} for good?`,
  },
  text: {
    waiting: 'They stay there for a month. What arrives meanwhile keeps waiting.',
    spam: 'This cannot be undone. What the filter has learned from them is kept.',
    deleted: 'This cannot be undone.',
  },
  cancel: 'Cancel',
  confirm: { waiting: 'Move them', spam: 'Delete them', deleted: 'Delete them' },
  progress: 'Clearing away',
  done: (done: number, all: number) => `${numbers.written(done)} of ${numbers.written(all)}`,
  stop: 'Stop',
  stopping: 'Stopping...',
  finished: (done: number) => ({ title: 'Cleared away', description: comments(done) }),
} as const

export const forgetTexts = {
  heading: 'Forget somebody',
  hint: 'When a reader asks for it: all their comments go for good, in every list, and so does the address.',
  email: 'Their email',
  open: 'Delete everything',
  title: (email: string) => `Delete everything of ${email}?`,
  titleOf: (name: string) => `Delete everything of ${name}?`,
  text: 'Every comment that was sent with this email goes for good, the public ones too. This cannot be undone.',
  cancel: 'Cancel',
  confirm: 'Delete for good',
  working: 'Deleting...',
  done: (count: number) => ({
    title: 'Forgotten',
    description: count === 0 ? 'There was nothing of this email.' : `${comments(count)} deleted.`,
  }),
} as const

export const houseRulesTexts = {
  heading: 'House rules',
  closeAfter: 'Close after',
  closeAfterHint: 'Older posts take no more comments. Empty means never.',
  days: 'days',
  never: 'never',
  save: 'Save',
  saved: 'Saved.',
  saving: 'Saving...',
  off: (approved: number) =>
    approved === 0
      ? 'No story shows a comment box.'
      : `No story shows a comment box. ${approved === 1 ? 'The approved comment is' : `The ${numbers.written(approved)} approved comments are`} kept and ${approved === 1 ? 'comes' : 'come'} back with the switch.`,
} as const

/** In the editor. */
export const postCommentsTexts = {
  label: 'Comments',
  open: 'Readers can write below this post',
  openUntil: (day: string) => `Open until ${day}`,
  closed: 'No new ones; those that are there stay',
  tooOld: (day: string) => `Closed by itself after ${day}`,
  waiting: (count: number) => moderationTexts.waitingCount(count),
  failed: 'The comments could not be changed',
} as const

export const verdictTexts: Record<CommentVerdict, string> = {
  fine: 'Smells fine',
  unsure: 'Not sure',
  odd: 'Smells odd',
}

const duration = (seconds: number) =>
  seconds < 90
    ? plurals.counted(seconds, 'second', 'seconds')
    : seconds < 90 * 60
      ? plurals.counted(Math.round(seconds / 60), 'minute', 'minutes')
      : plurals.counted(Math.round(seconds / 3600), 'hour', 'hours')

/** Why a comment was judged as it was, in plain words. */
export const reasonTexts: Record<CommentReason['kind'], (count: number) => string> = {
  'hidden-field': () => 'filled in a field that people cannot see',
  quick: (seconds) => `numbers.written in ${duration(seconds)}`,
  took: (seconds) => `took ${duration(seconds)} to write`,
  'read-over': () => 'read over before it was sent',
  'no-form': () => 'not sent by the form',
  links: (count) => plurals.counted(count, 'link', 'links'),
  markup: () => 'contains markup',
  repeated: (count) => `the same text ${plurals.counted(count, 'other time', 'other times')}`,
  rush: () => 'came in a rush of comments',
  'bad-sender': () => 'sent from where spam came from today',
  'spam-words': () => 'reads like what you called spam',
  'good-words': () => 'reads like what you approved',
  known: (count) => `${plurals.counted(count, 'comment', 'comments')} of theirs approved before`,
  unconfirmed: (count) =>
    `${plurals.counted(count, 'comment', 'comments')} approved before under this address, which nobody has confirmed`,
  first: () => 'first time here',
}
