import * as z from 'zod/mini'
import { fieldErrors } from '#texts/errors/fields.ts'
import { letterErrors } from '#texts/errors/newsletter.ts'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, SuccessAnswer, Timestamp, textField } from './fields.ts'

/**
 * waiting: its post is not public yet. leaving: can still be cancelled. held: needs the owner's
 * approval. stopped: the remaining mails are never sent.
 */
export const letterStates = [
  ...(['waiting', 'leaving', 'sending', 'paused', 'held', 'sent', 'stopped'] as const),
] as const

export const LetterState = z.enum(letterStates)
export type LetterState = z.output<typeof LetterState>

export const letterKinds = ['whole', 'beginning'] as const
export const LetterKind = z.enum(letterKinds, { error: () => letterErrors.kind })
export type LetterKind = z.output<typeof LetterKind>

export const LetterInput = z.object({
  subject: textField(3, 200, 'subject', () => letterErrors),
  /** Mail programs show this text beside the subject. */
  previewText: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(200, {
        error: () => fieldErrors.atMost(letterErrors.fields.previewText, 200),
      }),
    ),
    '',
  ),
  kind: LetterKind,
})
export type LetterInput = z.output<typeof LetterInput>

/** Invariant: `sent + failed + skipped + waiting = recipients`. */
const LetterFigures = z.object({
  recipients: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  waiting: z.number(),
})

export const Letter = z.extend(LetterInput, {
  id: z.number(),
  /** Null when the post was erased. */
  postId: z.nullable(z.number()),
  title: z.string(),
  coverImage: z.string(),
  state: LetterState,
  figures: LetterFigures,
  /** Cancelling is possible until this time; null unless the letter is `leaving`. */
  leavesAt: z.nullable(Timestamp),
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
  heldBecause: z.nullable(z.enum(['late', 'restored'])),
  /** Estimate for the remaining mails; null unless the letter is being sent. */
  secondsLeft: z.nullable(z.number()),
  sentLastMinute: z.nullable(z.number()),
  createdAt: Timestamp,
})
export type Letter = z.output<typeof Letter>

export const LetterFailure = z.object({
  email: z.string(),
  reason: z.string(),
  tries: z.number(),
  nextTryAt: z.nullable(Timestamp),
})
export type LetterFailure = z.output<typeof LetterFailure>

export const MailState = z.object({
  canSend: z.boolean(),
  /** Names of the unset variables among SMTP_URL and MAIL_FROM. */
  missing: z.array(z.string()),
  from: z.string(),
  replyTo: z.string(),
  perMinute: z.number(),
  /** After a restored backup no mail is sent until the owner agrees. */
  isHeld: z.boolean(),
})
export type MailState = z.output<typeof MailState>

const mail = { tag: 'letters', who: 'admin', path: '/api/admin/mail' } as const
const letters = { tag: 'letters', who: 'admin', path: '/api/admin/letters' } as const
const postLetter = { tag: 'letters', who: 'admin', path: '/api/admin/posts/:id/letter' } as const

export const getMailState = defineEndpoint(mail, 'GET', 'Whether mails can go out, and from whom', {
  answer: MailState,
})
/** 409 `mail.missing`; 502 `mail.refused` with the mail server's answer. */
export const sendTestMail = defineEndpoint(mail, 'POST /test', 'Send a test mail to me', {
  answer: z.object({ to: z.string() }),
})
export const releaseMailHold = defineEndpoint(
  mail,
  'POST /release',
  'After a restored backup: mails may go out again',
  { answer: MailState },
)
export const listLetters = defineEndpoint(letters, 'GET', 'All letters, newest first', {
  answer: z.array(Letter),
})
export const getLetter = defineEndpoint(
  letters,
  'GET /:id',
  'One letter, as it was sent, and for whom it failed',
  {
    params: IdParams,
    answer: z.object({
      letter: Letter,
      /** The letter as a recipient sees it; it follows the post until the recipients are fixed. */
      html: z.string(),
      text: z.string(),
      failures: z.array(LetterFailure),
    }),
  },
)
export const getLetterOfPost = defineEndpoint(
  postLetter,
  'GET',
  'The letter of a post, if it has one, and how many readers a new one would reach',
  {
    params: IdParams,
    answer: z.object({ letter: z.nullable(Letter), readers: z.number(), mail: MailState }),
  },
)
/**
 * Sending starts a minute after the post is public, or a minute after this call if it already is.
 * 409 `letters.left` once sending has started, `mail.missing`, `letters.no_readers` when the post is
 * public and nobody is confirmed.
 */
export const createLetter = defineEndpoint(
  postLetter,
  'PUT',
  'Send a post as a letter, or change the letter before it leaves',
  { params: IdParams, body: LetterInput, answer: Letter },
)
/** 409 `letters.left` once sending has started. */
export const cancelLetter = defineEndpoint(
  postLetter,
  'DELETE',
  'Don’t send the letter; possible until it leaves',
  { params: IdParams, answer: SuccessAnswer },
)
export const previewLetter = defineEndpoint(
  postLetter,
  'POST /preview',
  'The letter as a reader would get it now',
  {
    params: IdParams,
    body: LetterInput,
    answer: z.object({
      html: z.string(),
      text: z.string(),
      /** The post is too long for a mail, so the letter has its beginning and a button. */
      isShortened: z.boolean(),
    }),
  },
)
export const testLetter = defineEndpoint(postLetter, 'POST /test', 'Send the letter to me alone', {
  params: IdParams,
  body: LetterInput,
  answer: z.object({ to: z.string() }),
})
/**
 * This and the following calls answer 409 `letters.not_now` when the letter's state does not allow
 * them.
 */
export const pauseLetter = defineEndpoint(letters, 'POST /:id/pause', 'Stop sending for now', {
  params: IdParams,
  answer: Letter,
})
export const resumeLetter = defineEndpoint(
  letters,
  'POST /:id/go-on',
  'Go on sending; also for one that is held',
  { params: IdParams, answer: Letter },
)
export const stopLetter = defineEndpoint(letters, 'POST /:id/stop', 'Never send the rest', {
  params: IdParams,
  answer: Letter,
})
