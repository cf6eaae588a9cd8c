import type {
  CommentReason,
  CommentState,
  CommentVerdict,
} from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { numbers, plurals } from '../grammar.ts'

const comments = (count: number) =>
  count === 1 ? '1 comment' : `${numbers.written(count)} comments`

/** The list of comments under Readers. */
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
    approved: () => 'No public comments yet.',
    spam: () => 'No spam. Long may it last.',
    deleted: () => 'Nothing deleted recently.',
  },
  noneFound: 'No comments match.',
  showAll: 'Show all',
  seeApproved: 'See approved comments',
  end: 'That’s all of them.',
  sniffed: (count: number) =>
    `That’s all of them. ${numbers.written(count)} ${count === 1 ? 'other smelled' : 'others smelled'} odd and went to Spam.`,
  choose: (name: string) => `Choose ${name}’s comment`,
  inReplyTo: (name: string) => `In reply to ${name}:`,
  onPost: (title: string) => `, see it under “${title}”`,
  owner: 'You',
  imported: 'Imported',
  wantsReplies: 'wants to hear about replies',
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
  of: (name: string) => ` the comment from ${name}`,
  deleteOf: (name: string) => `Delete the comment from ${name}`,
  forget: 'Erase all comments from this address',
  forgetOf: (name: string) => ` (${name})`,
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
  undone: { title: 'Undone', description: 'Everything is back where it was.' },
  gone: {
    title: 'Nothing to do',
    description: 'These comments are already gone. The list is up to date again.',
  },
  failed: 'That didn’t work',
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
    waiting: 'They stay there for a month. New ones keep waiting here.',
    spam: 'This can’t be undone. The filter keeps what it has learned from them.',
    deleted: 'This can’t be undone.',
  },
  cancel: 'Cancel',
  confirm: { waiting: 'Move them', spam: 'Delete them', deleted: 'Delete them' },
  progress: 'Clearing',
  done: (done: number, all: number) => `${numbers.written(done)} of ${numbers.written(all)}`,
  stop: 'Stop',
  stopping: 'Stopping...',
  finished: (done: number) => ({ title: 'Cleared', description: comments(done) }),
} as const

export const forgetTexts = {
  heading: 'Forget someone',
  hint: 'If a reader asks you to: all their comments are erased for good, in every list, and so is the address.',
  email: 'Their email',
  open: 'Erase everything',
  title: (email: string) => `Erase everything from ${email}?`,
  titleOf: (name: string) => `Erase everything from ${name}?`,
  text: 'Every comment sent from this address will be gone for good, including public ones. This can’t be undone.',
  cancel: 'Cancel',
  confirm: 'Erase for good',
  working: 'Erasing...',
  done: (count: number) => ({
    title: 'Erased',
    description:
      count === 0 ? 'There was nothing from this address.' : `${comments(count)} erased.`,
  }),
} as const

export const houseRulesTexts = {
  heading: 'House rules',
  closeAfter: 'Close after',
  closeAfterHint: 'Older posts take no new comments. Leave it empty for never.',
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

/** The comment settings of a post in the editor. */
export const postCommentsTexts = {
  label: 'Comments',
  open: 'Readers can write below this post',
  openUntil: (day: string) => `Open until ${day}`,
  closed: 'No new comments. Existing ones stay.',
  tooOld: (day: string) => `Closed automatically after ${day}`,
  waiting: (count: number) => moderationTexts.waitingCount(count),
  failed: 'The comments setting wasn’t changed',
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

/** Reasons for the filter's verdict on a comment. */
export const reasonTexts: Record<CommentReason['kind'], (count: number) => string> = {
  'hidden-field': () => 'filled in a field that people can’t see',
  quick: (seconds) => `written in ${duration(seconds)}`,
  took: (seconds) => `took ${duration(seconds)} to write`,
  'read-over': () => 'previewed before sending',
  'no-form': () => 'not sent through the form',
  links: (count) => plurals.counted(count, 'link', 'links'),
  markup: () => 'contains markup',
  repeated: (count) => `the same text ${plurals.counted(count, 'other time', 'other times')}`,
  rush: () => 'came in a rush of comments',
  'bad-sender': () => 'from somewhere that sent spam today',
  'spam-words': () => 'reads like what you’ve marked as spam',
  'good-words': () => 'reads like what you’ve approved',
  known: (count) => `${plurals.counted(count, 'comment', 'comments')} of theirs approved before`,
  unconfirmed: (count) =>
    `${plurals.counted(count, 'comment', 'comments')} approved before from this address, which no one has confirmed`,
  first: () => 'first time here',
}
