import type { CommentReason, CommentVerdict } from '../contract/comment-moderation.ts'

export const verdictTexts: Record<CommentVerdict, string> = {
  fine: 'Smells fine',
  unsure: 'Not sure',
  odd: 'Smells odd',
}

const number = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const duration = (seconds: number) =>
  seconds < 90
    ? number(seconds, 'second', 'seconds')
    : seconds < 90 * 60
      ? number(Math.round(seconds / 60), 'minute', 'minutes')
      : number(Math.round(seconds / 3600), 'hour', 'hours')

const texts: Record<CommentReason['kind'], (count: number) => string> = {
  'hidden-field': () => 'filled in a field that people cannot see',
  quick: (seconds) => `written in ${duration(seconds)}`,
  took: (seconds) => `took ${duration(seconds)} to write`,
  'read-over': () => 'read over before it was sent',
  'no-form': () => 'not sent by the form',
  links: (count) => number(count, 'link', 'links'),
  markup: () => 'contains markup',
  repeated: (count) => `the same text ${number(count, 'other time', 'other times')}`,
  rush: () => 'came in a rush of comments',
  'bad-sender': () => 'sent from where spam came from today',
  'spam-words': () => 'reads like what you called spam',
  'good-words': () => 'reads like what you approved',
  known: (count) => `${number(count, 'comment', 'comments')} of theirs approved before`,
  unconfirmed: (count) =>
    `${number(count, 'comment', 'comments')} approved before under this address, which nobody has confirmed`,
  first: () => 'first time here',
}

/** Why a comment was judged as it was, in plain words. */
export const reasonText = ({ kind, count = 0 }: CommentReason) => texts[kind](count)
