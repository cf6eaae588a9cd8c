import type { CommentReason, CommentVerdict } from '#shared/contract/comment-moderation.ts'
import { commentLimits } from '#shared/limits.ts'
import { findLinks } from './comment-html.ts'
import type { FormToken } from './visitor-keys.ts'

/** What is known about a comment when it comes. */
export interface Signs {
  message: string
  /** The field that people never see. */
  hasHiddenField: boolean
  /** What the token says; null when no form was opened. */
  form: FormToken | null
  /** How many others say the same. */
  repeated: number
  /** More than usual come under this post. */
  isRush: boolean
  /** Spam came from there today. */
  isBadSender: boolean
  /** By the owner's own decisions; null while there are too few. */
  spamChance: number | null
  /** Approved comments of the same address. */
  known: number
  /** Whoever has that address said yes to mails about replies: anybody can type it, but not make it known. */
  isConfirmed: boolean
}

/** A reason with what it weighs: against it above zero, for it below. */
type Weighed = CommentReason & { weight: number }

export const ODD = 3
const UNSURE = 1
/** Short words of praise are often the same, and often meant. */
const SHORT = 40
const MARKUP = /<\/?[a-z][^<>]*>|\[\/?(?:url|link|img|b)\b|\]\(https?:/i

export function judge(signs: Signs): { verdict: CommentVerdict; reasons: CommentReason[] } {
  const weighed = [
    ...timing(signs),
    ...content(signs),
    ...company(signs),
    ...words(signs),
    ...acquaintance(signs),
  ]
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  return {
    verdict: sum >= ODD ? 'odd' : sum >= UNSURE ? 'unsure' : 'fine',
    reasons: weighed.map(({ weight: _weight, ...reason }) => reason),
  }
}

function timing({ hasHiddenField, form }: Signs): Weighed[] {
  const hidden: Weighed[] = hasHiddenField ? [{ kind: 'hidden-field', weight: 5 }] : []
  return [...hidden, howLong(form)]
}

function howLong(form: FormToken | null): Weighed {
  if (!form) return { kind: 'no-form', weight: 1 }
  // Who presses "Send it" at once had written before.
  if (form.kind === 'preview') return { kind: 'read-over', weight: 0 }
  const { seconds } = form
  const isQuick = seconds < commentLimits.quickSeconds
  return { kind: isQuick ? 'quick' : 'took', count: seconds, weight: isQuick ? 2 : 0 }
}

function content({ message, repeated }: Signs): Weighed[] {
  const links = findLinks(message).length
  const found: Weighed[] = []
  if (links > 0) found.push({ kind: 'links', count: links, weight: Math.min(links, ODD) })
  if (MARKUP.test(message)) found.push({ kind: 'markup', weight: 2 })
  if (repeated > 0) {
    const weight = message.length <= SHORT ? 0.5 : repeated === 1 ? 2 : ODD
    found.push({ kind: 'repeated', count: repeated, weight })
  }
  return found
}

function company({ isRush, isBadSender }: Signs): Weighed[] {
  return [
    ...(isRush ? [{ kind: 'rush', weight: 1 } as const] : []),
    ...(isBadSender ? [{ kind: 'bad-sender', weight: ODD } as const] : []),
  ]
}

function words({ spamChance }: Signs): Weighed[] {
  if (spamChance === null) return []
  if (spamChance >= 0.9) return [{ kind: 'spam-words', weight: ODD }]
  if (spamChance >= 0.7) return [{ kind: 'spam-words', weight: 1 }]
  return spamChance <= 0.2 ? [{ kind: 'good-words', weight: -1 }] : []
}

function acquaintance({ known, isConfirmed }: Signs): Weighed[] {
  if (known === 0) return [{ kind: 'first', weight: 0 }]
  return isConfirmed
    ? [{ kind: 'known', count: known, weight: -2 }]
    : [{ kind: 'unconfirmed', count: known, weight: 0 }]
}
