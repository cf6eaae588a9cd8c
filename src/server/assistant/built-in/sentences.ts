import type { Block, List } from '#shared/markdown/blocks.ts'
import { parseBlocks } from '#shared/markdown/blocks.ts'
import { textWithoutImages } from '#shared/markdown/inline.ts'
import { parseInline } from '#shared/markdown/parse-inline.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const wordsOf = (line: string) => textWithoutImages(parseInline(line))

const proseOfList = ({ items }: List): string[] =>
  items.flatMap(({ text, lists }) => [wordsOf(text), ...lists.flatMap(proseOfList)])

function proseOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [wordsOf(block.text)]
    case 'list':
      return proseOfList(block)
    case 'quote':
      return block.blocks.flatMap(proseOf)
    default:
      return []
  }
}

/** Returns only sentences of prose: no headings, code or pictures. */
export function sentencesOf(markdown: string): string[] {
  return parseBlocks(markdown)
    .flatMap(proseOf)
    .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

const stopWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does for from
had has have he her here him his how i if in into is it its just like me more most my no not of off on one only or our out
over so some than that the their them then there these they this those to too up us very was we were what when where which
while who will with would you your`.split(/\s+/),
)

export function listContentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  return words.filter((word) => word.length > 2 && !stopWords.has(word))
}
