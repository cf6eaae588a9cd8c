import type { Block, FoundBlock } from './block.ts'
import { readCode } from './read-code.ts'
import { isRule, readList } from './read-list.ts'
import { readPhotos } from './read-photos.ts'
import { readTable } from './read-table.ts'

/** Deeper quotes stay text: each level reads its lines again. */
const MAX_QUOTE_DEPTH = 6

function readHeading(lines: string[], at: number): FoundBlock | null {
  const line = (lines[at] ?? '').trim()
  const level = /^#{1,3}(?=[ \t])/.exec(line)?.[0].length as 1 | 2 | 3 | undefined
  if (!level) return null
  return { block: { type: 'heading', level, text: line.slice(level).trim() }, end: at + 1 }
}

const readRule = (lines: string[], at: number): FoundBlock | null =>
  isRule(lines[at] ?? '') ? { block: { type: 'rule' }, end: at + 1 } : null

const isQuoted = (line: string) => line === '>' || /^>[ \t>]/.test(line)

function readQuote(lines: string[], at: number, depth: number): FoundBlock | null {
  if (depth >= MAX_QUOTE_DEPTH) return null
  const inner: string[] = []
  let end = at
  for (; end < lines.length; end += 1) {
    const line = (lines[end] ?? '').trim()
    if (!isQuoted(line)) break
    inner.push(line.slice(line.charAt(1) === ' ' ? 2 : 1))
  }
  return end === at ? null : { block: { type: 'quote', blocks: scan(inner, depth + 1) }, end }
}

const readers = [readCode, readHeading, readRule, readList, readQuote, readTable, readPhotos]

/** Each line is a block of its own, apart from code, lists, quotes, tables and photos, which gather theirs. */
function scan(lines: string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const text = (lines[at] ?? '').trim()
    if (text === '') {
      at += 1
      continue
    }
    let found: FoundBlock | null = null
    for (const read of readers) {
      found = read(lines, at, depth)
      if (found) break
    }
    blocks.push(found?.block ?? { type: 'paragraph', text })
    at = found?.end ?? at + 1
  }
  return blocks
}

export function parseBlocks(source: string): Block[] {
  return scan(source.split(/\r\n?|\n/), 0)
}
