import * as z from 'zod/mini'
import { fieldErrors } from '#texts/errors/fields.ts'
import { letterErrors } from '#texts/errors/newsletter.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp, text } from './fields.ts'

/**
 * waiting: for its post to be public. leaving: the last chance to stop it. held: for the owner's word.
 * stopped: the rest of it never goes out.
 */
export const letterStates = [
  ...(['waiting', 'leaving', 'sending', 'paused', 'held', 'sent', 'stopped'] as const),
] as const

export const LetterState = z.enum(letterStates)
export type LetterState = z.output<typeof LetterState>

/** The whole text of the post, or its beginning and a button. */
export const letterKinds = ['whole', 'beginning'] as const

export const LetterInput = z.object({
  subject: text(3, 200, 'subject', () => letterErrors),
  /** What mail programs show beside the subject. */
  previewText: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(200, {
        error: () => fieldErrors.atMost(letterErrors.fields.previewText, 200),
      }),
    ),
    '',
  ),
  kind: z.enum(letterKinds, { error: () => letterErrors.kind }),
})
export type LetterInput = z.output<typeof LetterInput>

/** `sent + failed + skipped + waiting = recipients`, always. */
const LetterFigures = z.object({
  recipients: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  waiting: z.number(),
})

export const Letter = z.extend(LetterInput, {
  id: z.number(),
  /** Null when the post is gone for good. */
  postId: z.nullable(z.number()),
  title: z.string(),
  coverImage: z.string(),
  state: LetterState,
  figures: LetterFigures,
  /** Until then it can be taken back whole; null unless it is leaving. */
  leavesAt: z.nullable(Timestamp),
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
  /** Why it waits for the owner's word; null unless it is held. */
  heldBecause: z.nullable(z.enum(['late', 'restored'])),
  /** How long the rest takes at the present pace; null unless it is being sent. */
  secondsLeft: z.nullable(z.number()),
  /** How many of it left within the last minute; null unless it is being sent. */
  sentLastMinute: z.nullable(z.number()),
  createdAt: Timestamp,
})
export type Letter = z.output<typeof Letter>

export const LetterFailure = z.object({
  email: z.string(),
  reason: z.string(),
  tries: z.number(),
  /** Null when it is not tried again. */
  nextTryAt: z.nullable(Timestamp),
})
export type LetterFailure = z.output<typeof LetterFailure>

export const MailState = z.object({
  canSend: z.boolean(),
  /** Of SMTP_URL and MAIL_FROM, those that are not set. */
  missing: z.array(z.string()),
  from: z.string(),
  replyTo: z.string(),
  perMinute: z.number(),
  /** Since a backup was restored nothing goes out, until the owner agrees. */
  isHeld: z.boolean(),
})
export type MailState = z.output<typeof MailState>

const mail = { tag: 'letters', who: 'admin', path: '/api/admin/mail' } as const
const letters = { tag: 'letters', who: 'admin', path: '/api/admin/letters' } as const
const postLetter = { tag: 'letters', who: 'admin', path: '/api/admin/posts/:id/letter' } as const

export const getMailState = endpoint(mail, 'GET', 'Whether mails can go out, and from whom', {
  answer: MailState,
})
/** 409 `mail.missing`; 502 `mail.refused` with the mail server's answer. */
export const sendTestMail = endpoint(mail, 'POST /test', 'Send a test mail to me', {
  answer: z.object({ to: z.string() }),
})
export const releaseMail = endpoint(
  mail,
  'POST /release',
  'After a restored backup: mails may go out again',
  { answer: MailState },
)
export const listLetters = endpoint(letters, 'GET', 'All letters, newest first', {
  answer: z.array(Letter),
})
export const getLetter = endpoint(
  letters,
  'GET /:id',
  'One letter, as it was sent, and for whom it failed',
  {
    params: IdParams,
    answer: z.object({
      letter: Letter,
      /** As a reader sees it; rendered anew until the recipients are fixed. */
      html: z.string(),
      text: z.string(),
      failures: z.array(LetterFailure),
    }),
  },
)
export const getLetterOfPost = endpoint(
  postLetter,
  'GET',
  'The letter of a post, if it has one, and how many readers a new one would reach',
  {
    params: IdParams,
    answer: z.object({ letter: z.nullable(Letter), readers: z.number(), mail: MailState }),
  },
)
/**
 * Sent a minute after the post is public: at once when it is. 409 `letters.left` once it is on its way,
 * `mail.missing`, `letters.no_readers` when the post is public and nobody is confirmed.
 */
export const createLetter = endpoint(
  postLetter,
  'PUT',
  'Send a post as a letter, or change the letter before it leaves',
  { params: IdParams, body: LetterInput, answer: Letter },
)
/** 409 `letters.left` once it is on its way. */
export const cancelLetter = endpoint(
  postLetter,
  'DELETE',
  'Don’t send the letter; possible until it leaves',
  { params: IdParams, answer: Done },
)
export const previewLetter = endpoint(
  postLetter,
  'POST /preview',
  'The letter as a reader would get it now',
  {
    params: IdParams,
    body: LetterInput,
    answer: z.object({
      html: z.string(),
      text: z.string(),
      /** Too long for a mail: it holds the beginning of the text and a button. */
      isShortened: z.boolean(),
    }),
  },
)
export const testLetter = endpoint(postLetter, 'POST /test', 'Send the letter to me alone', {
  params: IdParams,
  body: LetterInput,
  answer: z.object({ to: z.string() }),
})
/** Each answers 409 `letters.not_now` when the letter is not in a state for it. */
export const pauseLetter = endpoint(letters, 'POST /:id/pause', 'Stop sending for now', {
  params: IdParams,
  answer: Letter,
})
export const resumeLetter = endpoint(
  letters,
  'POST /:id/go-on',
  'Go on sending; also for one that is held',
  { params: IdParams, answer: Letter },
)
export const stopLetter = endpoint(letters, 'POST /:id/stop', 'Never send the rest', {
  params: IdParams,
  answer: Letter,
})
