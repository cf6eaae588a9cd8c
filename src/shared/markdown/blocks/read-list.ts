import type { FoundBlock, List, ListItem } from './block.ts'

/** Deeper items stay at the deepest level. */
const MAX_DEPTH = 6
/** How much further in than its parent an item stands. */
const INDENT = 2
const TAB_WIDTH = 4

interface MarkedItem {
  indent: number
  ordered: boolean
  start: number
  item: ListItem
}

// Patterns look only at the mark that opens a line, never past it: time stays linear in the input.
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

/** Puts an item where its indentation says. False when it begins another list. */
function place(open: OpenList[], { indent, ordered, start, item }: MarkedItem): boolean {
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

/** Empty lines between items do not end a list, so numbers keep counting. */
export function readList(lines: string[], at: number): FoundBlock | null {
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
    if (!found || !place(open, found)) break
    end = next + 1
  }
  return { block: list, end }
}

/** `---`, `***` or `___`, with or without spaces between. */
export function isRule(line: string): boolean {
  return /^\s*[-*_]/.test(line) && /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replace(/\s+/g, ''))
}
