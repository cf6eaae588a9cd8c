import type { ImageNode } from './inline.ts'
import { parseInline } from './parse-inline.ts'

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; text: string }
  | { type: 'code'; language: string; text: string }
  | List
  | { type: 'quote'; blocks: Block[] }
  | Table
  | { type: 'rule' }
  | { type: 'photos'; photos: ImageNode[] }
  | { type: 'paragraph'; text: string }

export interface List {
  type: 'list'
  ordered: boolean
  start: number
  items: ListItem[]
}

export interface ListItem {
  text: string
  checked?: boolean
  lists: List[]
}

type Alignment = 'left' | 'center' | 'right' | null

export interface Table {
  type: 'table'
  alignments: Alignment[]
  head: string[]
  rows: string[][]
}

interface FoundBlock {
  block: Block
  end: number
}

export function parseBlocks(source: string): Block[] {
  return scan(source.split(/\r\n?|\n/), 0)
}

/** Each quote level reads its lines again, so the depth is limited; deeper quotes stay text. */
const MAX_QUOTE_DEPTH = 6

const readers = [readCode, readHeading, readRule, readList, readQuote, readTable, readPhotos]

/** Each line is a block of its own, except in code, lists, quotes, tables and photos. */
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

function readHeading(lines: string[], at: number): FoundBlock | null {
  const line = (lines[at] ?? '').trim()
  const level = /^#{1,3}(?=[ \t])/.exec(line)?.[0].length as 1 | 2 | 3 | undefined
  if (!level) return null
  return { block: { type: 'heading', level, text: line.slice(level).trim() }, end: at + 1 }
}

function readRule(lines: string[], at: number): FoundBlock | null {
  return isRule(lines[at] ?? '') ? { block: { type: 'rule' }, end: at + 1 } : null
}

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

function readFence(line: string): { mark: string; language: string } | null {
  const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0]
  if (!mark) return null
  const info = line.slice(mark.length).trim()
  if (mark.startsWith('`') && info.includes('`')) return null
  const language = (info.split(/\s/, 1)[0] ?? '').toLowerCase().replace(/[^a-z0-9-]/g, '')
  return { mark, language }
}

function closesFence(line: string, mark: string): boolean {
  const trimmed = line.trim()
  return trimmed.startsWith(mark) && trimmed === mark.charAt(0).repeat(trimmed.length)
}

/** Only the same mark closes a fence; an unclosed fence runs to the end of the text. */
function readCode(lines: string[], at: number): FoundBlock | null {
  const fence = readFence((lines[at] ?? '').trim())
  if (!fence) return null
  let end = at + 1
  while (end < lines.length && !closesFence(lines[end] ?? '', fence.mark)) end += 1
  const text = lines.slice(at + 1, end).join('\n')
  return { block: { type: 'code', language: fence.language, text }, end: end + 1 }
}

/** Deeper items are placed on the deepest level. */
const MAX_DEPTH = 6
/** A nested item must be indented by at least this much more than its parent. */
const INDENT = 2
const TAB_WIDTH = 4

interface MarkedItem {
  indent: number
  ordered: boolean
  start: number
  item: ListItem
}

// Patterns match only the mark at the start of the line, so the time stays linear in the input.
function readItem(line: string): MarkedItem | null {
  const trimmed = line.trim()
  const mark = /^(?:[*-]|(\d{1,9})[.)])[ \t]/.exec(trimmed)
  if (!mark) return null
  const ordered = mark[1] !== undefined
  return {
    indent: indentOf(line),
    ordered,
    start: ordered ? Number(mark[1]) : 1,
    item: readTask(trimmed.slice(mark[0].length).trim()),
  }
}

function indentOf(line: string): number {
  const spaces = line.slice(0, line.length - line.trimStart().length)
  return spaces.length + (spaces.split('\t').length - 1) * (TAB_WIDTH - 1)
}

function readTask(text: string): ListItem {
  const box = /^\[([ xX])\][ \t]/.exec(text)
  if (!box) return { text, lists: [] }
  return { text: text.slice(box[0].length).trim(), checked: box[1] !== ' ', lists: [] }
}

interface OpenList {
  list: List
  indent: number
}

/** Adds an item at the level of its indentation. Returns false when the item starts another list. */
function placeItem(open: OpenList[], { indent, ordered, start, item }: MarkedItem): boolean {
  while (open.length > 1 && indent < open.at(-1)!.indent) open.pop()
  const inner = open.at(-1)!
  const isDeeper = indent >= inner.indent + INDENT && open.length < MAX_DEPTH
  if (!isDeeper && inner.list.ordered === ordered) {
    inner.list.items.push(item)
    return true
  }
  const parent = isDeeper ? inner : open.at(-2)
  if (!parent) return false
  const list: List = { type: 'list', ordered, start, items: [item] }
  parent.list.items.at(-1)!.lists.push(list)
  if (!isDeeper) open.pop()
  open.push({ list, indent })
  return true
}

/** Empty lines between items do not end a list, so that the numbers continue. */
function readList(lines: string[], at: number): FoundBlock | null {
  const first = readItem(lines[at] ?? '')
  if (!first) return null
  const { indent, ordered, start, item } = first
  const list: List = { type: 'list', ordered, start, items: [item] }
  const open = [{ list, indent }]
  let end = at + 1
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    if (line.trim() === '') continue
    const found = isRule(line) ? null : readItem(line)
    if (!found || !placeItem(open, found)) break
    end = next + 1
  }
  return { block: list, end }
}

function isRule(line: string): boolean {
  return /^\s*[-*_]/.test(line) && /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replace(/\s+/g, ''))
}

/** Splits a line at its pipes; `\|` is a literal pipe. */
function readCells(line: string): string[] {
  const cells: string[] = []
  let from = 0
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '|') {
      cells.push(line.slice(from, at))
      from = at + 1
    }
  }
  cells.push(line.slice(from))
  // Pipes at the start and end of a line frame the cells and add none.
  if (line.startsWith('|')) cells.shift()
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop()
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function readAlignment(cell: string): Alignment | undefined {
  if (!/^:?-+:?$/.test(cell)) return undefined
  const [left, right] = [cell.startsWith(':'), cell.endsWith(':')]
  if (left && right) return 'center'
  if (right) return 'right'
  return left ? 'left' : null
}

function readAlignments(line: string): Alignment[] | null {
  if (!/^[|:\- \t]+$/.test(line)) return null
  const alignments = readCells(line).map(readAlignment)
  return alignments.includes(undefined) ? null : (alignments as Alignment[])
}

/**
 * A table is a line with pipes, a line of dashes with the same number of cells, and all following lines with
 * pipes.
 */
function readTable(lines: string[], at: number): FoundBlock | null {
  const first = (lines[at] ?? '').trim()
  if (!first.includes('|')) return null
  const alignments = readAlignments((lines[at + 1] ?? '').trim())
  const head = alignments && readCells(first)
  if (!head || head.length !== alignments.length) return null
  const rows: string[][] = []
  let end = at + 2
  for (; end < lines.length && (lines[end] ?? '').includes('|'); end += 1) {
    rows.push(readCells((lines[end] ?? '').trim()))
  }
  return { block: { type: 'table', alignments, head, rows }, end }
}

function readImages(line: string): ImageNode[] | null {
  if (!line.startsWith('![')) return null
  const nodes = parseInline(line).filter((node) => node.type !== 'text' || node.text.trim() !== '')
  return nodes.every((node) => node.type === 'image') ? nodes : null
}

/** Reads `::: photos`, images, `:::`. Any other line ends the album, so that no text is lost. */
function readPhotos(lines: string[], at: number): FoundBlock | null {
  if (!/^:{3,}[ \t]*photos$/i.test((lines[at] ?? '').trim())) return null
  const photos: ImageNode[] = []
  let end = at + 1
  for (; end < lines.length; end += 1) {
    const line = (lines[end] ?? '').trim()
    if (line === '') continue
    const images = readImages(line)
    if (!images) break
    photos.push(...images)
  }
  if (/^:{3,}$/.test((lines[end] ?? '').trim())) end += 1
  return photos.length > 0 ? { block: { type: 'photos', photos }, end } : null
}
