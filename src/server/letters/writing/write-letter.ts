import type { MailSender } from '#server/mail-look/mail-frame.ts'
import type { letterKinds } from '#shared/contract/letters.ts'
import { formatLongDate } from '#shared/dates.ts'
import { ageSentence } from '#shared/dog/age-on.ts'
import type { Pronouns } from '#shared/dog/placeholders.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Block } from '#shared/markdown/blocks/block.ts'
import { parseBlocks } from '#shared/markdown/blocks/parse-blocks.ts'
import { readingTimeLabel } from '#shared/reading-time.ts'
import { fromLetter } from '#shared/urls/from-letter.ts'
import { beginningOf } from './beginning.ts'
import { writeLetterBlock } from './letter-blocks.ts'
import type { LetterContent } from './letter-content.ts'
import { writeLetterHtml } from './letter-html.ts'
import { writeLetterText } from './letter-plain.ts'
import { withoutMarks } from './reader-marks.ts'

export interface LetterFacts {
  sender: MailSender
  ownerName: string
  birthday: string
  pronouns: Pronouns
  post: {
    slug: string
    title: string
    excerpt: string
    content: string
    coverImage: string
    /** The calendar day it is known by. */
    date: string
  }
  letter: { subject: string; previewText: string; kind: (typeof letterKinds)[number] }
}

export interface WrittenLetter {
  /** With marks where each reader's own words go. */
  html: string
  text: string
  /** Too long for a mail: a whole text that became its beginning. */
  isShortened: boolean
}

/** Names, addresses and the link by which to leave, which are filled in later. */
const READER_BYTES = 2048

export function writeLetter(given: LetterFacts): WrittenLetter {
  const facts = JSON.parse(withoutMarks(JSON.stringify(given))) as LetterFacts
  const content = contentOf(facts)
  const blocks = parseBlocks(facts.post.content)
  const wanted = facts.letter.kind === 'whole' ? blocks : beginningOf(blocks)
  const fitting = fittingBlocks(wanted, content)
  const isShortened = fitting.length < wanted.length
  const shown: LetterContent = {
    ...content,
    // One block alone may be too long; then the excerpt says what the post is about.
    blocks: fitting.length > 0 ? fitting : [{ type: 'paragraph', text: facts.post.excerpt }],
    hasButton: isShortened || facts.letter.kind === 'beginning',
  }
  return { html: writeLetterHtml(shown), text: writeLetterText(shown), isShortened }
}

function contentOf({ sender, ownerName, post, letter, ...dog }: LetterFacts): LetterContent {
  const age = ageSentence({ ...dog, name: sender.dogName }, post.date)
  return {
    sender,
    title: post.title,
    subject: letter.subject,
    previewText: letter.previewText || post.excerpt,
    coverImage: post.coverImage,
    postUrl: fromLetter(`${sender.origin}/blog/${encodeURIComponent(post.slug)}`),
    ownerName,
    facts: [formatLongDate(post.date), readingTimeLabel(post.content), ...(age ? [age] : [])],
    blocks: [],
    hasButton: true,
  }
}

/** As many of the first ones as a mail may hold. */
function fittingBlocks(blocks: Block[], content: LetterContent): Block[] {
  const place = { postUrl: content.postUrl, colours: content.sender.light }
  let bytes = Buffer.byteLength(writeLetterHtml(content)) + READER_BYTES
  let count = 0
  for (const block of blocks) {
    bytes += Buffer.byteLength(writeLetterBlock(block, place)) + 1
    if (bytes > letterLimits.longestBytes) break
    count += 1
  }
  return blocks.slice(0, count)
}
