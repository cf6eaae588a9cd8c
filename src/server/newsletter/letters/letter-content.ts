import type { LetterKind } from '#shared/contract/letters.admin.ts'
import { formatAgeSentence } from '#shared/dog/age.ts'
import type { Pronouns } from '#shared/dog/placeholders.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Block } from '#shared/markdown/blocks.ts'
import { omitCoverImage } from '#shared/markdown/cover.ts'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { countWords, estimateReadingMinutes } from '#shared/reading-time.ts'
import { addLetterParameter } from '#shared/urls/links.ts'
import { dates } from '#texts/grammar.ts'
import { letterWords } from '#texts/mail/newsletter.ts'
import { postTexts } from '#texts/site/posts.ts'
import { type MailContent, renderMail } from '../../platform/mail/mail-content.ts'
import { writeMailBlock } from '../../platform/mail/mail-markdown.ts'
import type { MailBrand } from '../../platform/mail/mail-template.ts'

export interface LetterFacts {
  brand: MailBrand
  dog: { name: string; birthday: string; pronouns: Pronouns }
  ownerName: string
  post: {
    slug: string
    title: string
    excerpt: string
    content: string
    coverImage: string
    lang?: string | null | undefined
    date: string
  }
  letter: { subject: string; previewText: string; kind: LetterKind }
}

export interface RenderedLetter {
  html: string
  text: string
  /** True if a whole post was too long for a mail and became its beginning. */
  isShortened: boolean
}

const MERGE_FIELD_BYTES = 2048
const BEGINNING = { words: 110, blocks: 5 }

export interface MergeFields {
  name: string
  email: string
  leaveUrl: string
}

/** No keyboard types U+E000 and U+E001. Snapshots store them, so they must never change. */
const mergeField = (field: keyof MergeFields) => `\uE000${field}\uE001`
const ANY_MERGE_FIELD = /\uE000(name|email|leaveUrl)\uE001/g
const mergeFields: MergeFields = {
  name: mergeField('name'),
  email: mergeField('email'),
  leaveUrl: mergeField('leaveUrl'),
}

/** Removes the marks from posts and names, which could otherwise imitate a merge field. */
const withoutMergeFields = (text: string) => text.replace(/[\uE000\uE001]/g, '')

export function fillMergeFields(letter: { html: string; text: string }, values: MergeFields) {
  const filled: MergeFields = { ...values, name: values.name.trim() || letterWords.stranger }
  const fill = (source: string, write: (value: string) => string) =>
    source.replace(ANY_MERGE_FIELD, (_, field: keyof MergeFields) =>
      write(withoutMergeFields(filled[field])),
    )
  return { html: fill(letter.html, escapeHtml), text: fill(letter.text, oneLine) }
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ')

export function renderLetter(input: LetterFacts): RenderedLetter {
  const facts = JSON.parse(withoutMergeFields(JSON.stringify(input))) as LetterFacts
  const { post, letter } = facts
  const { blocks } = omitCoverImage(post.content, post.coverImage)
  const selected = letter.kind === 'whole' ? blocks : beginningOf(blocks)
  const fitting = fittingBlocks(selected, facts)
  const isShortened = fitting.length < selected.length
  // If the first block alone is too long, the excerpt takes its place.
  const shown: Block[] = fitting.length > 0 ? fitting : [{ type: 'paragraph', text: post.excerpt }]
  const hasButton = isShortened || letter.kind === 'beginning'
  const { html, text } = renderMail(facts.brand, letterContent(facts, shown, hasButton))
  return { html, text, isShortened }
}

const postUrlOf = ({ brand, post }: LetterFacts) =>
  addLetterParameter(`${brand.origin}/blog/${encodeURIComponent(post.slug)}`)

function letterContent(facts: LetterFacts, blocks: Block[], hasButton: boolean): MailContent {
  const { dog, ownerName, post, letter } = facts
  const href = postUrlOf(facts)
  const age = formatAgeSentence(dog, post.date)
  return {
    subject: letter.subject,
    previewText: letter.previewText || post.excerpt,
    greeting: letterWords.greeting(mergeFields.name),
    opening: letterWords.opening,
    cover: { src: post.coverImage, alt: letterWords.cover(post.title), href },
    title: { text: post.title, href },
    byline: [
      dates.long(post.date),
      postTexts.readingTime(estimateReadingMinutes(post.content)),
      ...(age ? [age] : []),
    ],
    body: [
      { markdown: blocks, baseUrl: href, cover: post.coverImage, lang: post.lang },
      ...(hasButton ? [{ button: letterWords.readOn, href }] : []),
      { signature: letterWords.signature(ownerName) },
    ],
    footer: {
      why: [letterWords.why(mergeFields.email), letterWords.promise],
      links: [
        { label: letterWords.leave, href: mergeFields.leaveUrl },
        { label: letterWords.inBrowser, href },
      ],
    },
  }
}

function fittingBlocks(blocks: Block[], facts: LetterFacts): Block[] {
  const { brand } = facts
  const place = { baseUrl: postUrlOf(facts), colours: brand.light }
  const frame = renderMail(brand, letterContent(facts, [], true)).html
  let bytes = Buffer.byteLength(frame) + MERGE_FIELD_BYTES
  let count = 0
  for (const block of blocks) {
    bytes += Buffer.byteLength(writeMailBlock(block, place)) + 1
    if (bytes > letterLimits.longestBytes) break
    count += 1
  }
  return blocks.slice(0, count)
}

/** A beginning never ends with a heading. */
function beginningOf(blocks: Block[]): Block[] {
  let words = 0
  let end = 0
  while (end < blocks.length && end < BEGINNING.blocks && words < BEGINNING.words) {
    const block = blocks[end]
    if (block?.type === 'paragraph') words += countWords(block.text)
    end += 1
  }
  while (end > 1 && blocks[end - 1]?.type === 'heading') end -= 1
  return blocks.slice(0, end)
}
