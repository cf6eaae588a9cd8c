import { unescapeMarks } from './characters.ts'

/** Deeper brackets in an address are nobody's: each attempt to read one stays short. */
const MAX_NESTED = 8
const TITLE_ENDS: Record<string, string> = { '"': '"', "'": "'", '(': ')' }

interface LinkTarget {
  href: string
  /** Empty when there is none. */
  title: string
  end: number
}

/** Reads `(address "title")`. Null when it is no such thing. */
export function readLinkTarget(line: string, at: number): LinkTarget | null {
  if (line.charAt(at) !== '(') return null
  const from = skipSpaces(line, at + 1)
  const isPointed = line.charAt(from) === '<'
  const to = isPointed ? endOfPointed(line, from) : endOfAddress(line, from)
  if (to === null) return null
  const href = isPointed ? line.slice(from + 1, to - 1) : line.slice(from, to)
  const title = readTitle(line, to)
  if (title === null || line.charAt(title.end) !== ')') return null
  return { href: unescapeMarks(href), title: unescapeMarks(title.text), end: title.end + 1 }
}

function skipSpaces(line: string, at: number): number {
  let end = at
  while (line.charAt(end) === ' ' || line.charAt(end) === '\t') end += 1
  return end
}

function endOfPointed(line: string, at: number): number | null {
  for (let end = at + 1; end < line.length; end += 1) {
    const sign = line.charAt(end)
    if (sign === '>') return end + 1
    if (sign === '<') return null
    if (sign === '\\') end += 1
  }
  return null
}

/** Up to a space, or to a bracket that was not opened in it. */
function endOfAddress(line: string, at: number): number | null {
  let nested = 0
  let end = at
  for (; end < line.length; end += 1) {
    const sign = line.charAt(end)
    if (sign <= ' ' || (sign === ')' && nested === 0)) break
    if (sign === '\\') end += 1
    else if (sign === '(') nested += 1
    else if (sign === ')') nested -= 1
    if (nested > MAX_NESTED) return null
  }
  return nested === 0 ? end : null
}

function readTitle(line: string, at: number): { text: string; end: number } | null {
  const from = skipSpaces(line, at)
  const open = line.charAt(from)
  const close = from > at ? TITLE_ENDS[open] : undefined
  if (!close) return { text: '', end: from }
  for (let end = from + 1; end < line.length; end += 1) {
    const sign = line.charAt(end)
    if (sign === close) return { text: line.slice(from + 1, end), end: skipSpaces(line, end + 1) }
    if (sign === '(' && open === '(') return null
    if (sign === '\\') end += 1
  }
  return null
}
