import type { CommentReason, CommentVerdict } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { findLinks } from './comment-html.ts'
import type { ModerationRepository, SpamWordCounts } from './moderation.repository.ts'
import type { FormToken } from './visitor-keys.ts'

export interface SpamSignals {
  message: string
  /** A honeypot field that people never see; only bots fill it in. */
  hasHiddenField: boolean
  form: FormToken | null
  repeated: number
  isRush: boolean
  /** The owner moved a comment of this sender to spam today. */
  isBadSender: boolean
  spamChance: number | null
  known: number
  /** Anybody can type an address, but only its holder can confirm it. */
  isConfirmed: boolean
}

/** Weights above zero speak for spam, below zero against it. */
type Weighed = CommentReason & { weight: number }

const SPAM_SCORE = 3
const UNSURE_SCORE = 1
/** Many people write the same short praise and mean it, so repeats of it weigh less. */
const SHORT = 40
const MARKUP = /<\/?[a-z][^<>]*>|\[\/?(?:url|link|img|b)\b|\]\(https?:/i

export function judgeSpam(signals: SpamSignals): {
  verdict: CommentVerdict
  reasons: CommentReason[]
} {
  const weighed = [
    ...timing(signals),
    ...content(signals),
    ...company(signals),
    ...words(signals),
    ...acquaintance(signals),
  ]
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  return {
    verdict: sum >= SPAM_SCORE ? 'odd' : sum >= UNSURE_SCORE ? 'unsure' : 'fine',
    reasons: weighed.map(({ weight: _weight, ...reason }) => reason),
  }
}

function timing({ hasHiddenField, form }: SpamSignals): Weighed[] {
  const hidden: Weighed[] = hasHiddenField ? [{ kind: 'hidden-field', weight: 5 }] : []
  return [...hidden, howLong(form)]
}

function howLong(form: FormToken | null): Weighed {
  if (!form) return { kind: 'no-form', weight: 1 }
  // The text was written before the preview, so sending quickly afterwards means nothing.
  if (form.kind === 'preview') return { kind: 'read-over', weight: 0 }
  const { seconds } = form
  const isQuick = seconds < commentLimits.quickSeconds
  return { kind: isQuick ? 'quick' : 'took', count: seconds, weight: isQuick ? 2 : 0 }
}

function content({ message, repeated }: SpamSignals): Weighed[] {
  const links = findLinks(message).length
  const found: Weighed[] = []
  if (links > 0) found.push({ kind: 'links', count: links, weight: Math.min(links, SPAM_SCORE) })
  if (MARKUP.test(message)) found.push({ kind: 'markup', weight: 2 })
  if (repeated > 0) {
    const weight = message.length <= SHORT ? 0.5 : repeated === 1 ? 2 : SPAM_SCORE
    found.push({ kind: 'repeated', count: repeated, weight })
  }
  return found
}

function company({ isRush, isBadSender }: SpamSignals): Weighed[] {
  return [
    ...(isRush ? [{ kind: 'rush', weight: 1 } as const] : []),
    ...(isBadSender ? [{ kind: 'bad-sender', weight: SPAM_SCORE } as const] : []),
  ]
}

function words({ spamChance }: SpamSignals): Weighed[] {
  if (spamChance === null) return []
  if (spamChance >= 0.9) return [{ kind: 'spam-words', weight: SPAM_SCORE }]
  if (spamChance >= 0.7) return [{ kind: 'spam-words', weight: 1 }]
  return spamChance <= 0.2 ? [{ kind: 'good-words', weight: -1 }] : []
}

function acquaintance({ known, isConfirmed }: SpamSignals): Weighed[] {
  if (known === 0) return [{ kind: 'first', weight: 0 }]
  return isConfirmed
    ? [{ kind: 'known', count: known, weight: -2 }]
    : [{ kind: 'unconfirmed', count: known, weight: 0 }]
}

interface Written {
  name: string
  message: string
}

export type SpamLesson = 'good' | 'spam'

interface Learned extends Written {
  before: SpamLesson | null
  now: SpamLesson | null
}

/** Row of the total number of comments learned; no real word is empty. */
const ALL = ''
const none: SpamWordCounts = { good: 0, spam: 0 }

/** A naive Bayes filter that learns from the owner's approvals and spam decisions. */
export function createSpamFilter(rows: Pick<ModerationRepository, 'readWords' | 'addWords'>) {
  return {
    async chanceOf(written: Written): Promise<number | null> {
      const words = spamFilterWordsOf(written)
      const known = await rows.readWords([ALL, ...words])
      return spamChance(
        words.flatMap((word) => known.get(word) ?? []),
        known.get(ALL) ?? none,
      )
    },

    /**
     * Subtracts the earlier lesson of a comment before adding the new one, so that undo is exact.
     */
    async learn(lessons: Learned[]): Promise<void> {
      const counts = new Map<string, SpamWordCounts>()
      const count = (word: string, lesson: SpamLesson, by: number) => {
        const before = counts.get(word) ?? none
        counts.set(word, { ...before, [lesson]: before[lesson] + by })
      }
      for (const { before, now, ...written } of lessons) {
        for (const word of [ALL, ...spamFilterWordsOf(written)]) {
          if (before) count(word, before, -1)
          if (now) count(word, now, 1)
        }
      }
      await rows.addWords(counts)
    },
  }
}

export type SpamFilter = ReturnType<typeof createSpamFilter>

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’$%€£-]{1,30}/gu
const MAX_WORDS = 150

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host : '')

export function spamFilterWordsOf({ name, message }: Written): string[] {
  const sites = findLinks(message).map((href) => `site:${hostOf(href)}`)
  const inName = (name.toLowerCase().match(WORD) ?? []).map((word) => `name:${word}`)
  const inMessage = message.toLowerCase().match(WORD) ?? []
  return [...new Set([...sites, ...inName, ...inMessage])].slice(0, MAX_WORDS)
}

const MIN_DECISIONS = 3
/** Weight of the neutral prior of a word, counted in decisions. */
const STRENGTH = 1
const MAX_TELLING = 15

/** Combines the chances of the words by Bayes' rule; null while too little is known. */
export function spamChance(words: SpamWordCounts[], total: SpamWordCounts): number | null {
  if (total.good < MIN_DECISIONS || total.spam < MIN_DECISIONS) return null
  const chances = words.map((word) => chanceOfWord(word, total))
  const telling = chances
    .sort((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5))
    .slice(0, MAX_TELLING)
  const odds = telling.reduce((sum, chance) => sum + Math.log(chance / (1 - chance)), 0)
  return 1 / (1 + Math.exp(-odds))
}

function chanceOfWord(word: SpamWordCounts, total: SpamWordCounts): number {
  const good = Math.min(1, Math.max(0, word.good) / total.good)
  const spam = Math.min(1, Math.max(0, word.spam) / total.spam)
  const seen = Math.max(0, word.good) + Math.max(0, word.spam)
  const plain = good + spam === 0 ? 0.5 : spam / (good + spam)
  return (STRENGTH * 0.5 + seen * plain) / (STRENGTH + seen)
}
