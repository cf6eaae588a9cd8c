import type { Inline } from './inline.ts'
import { LineReader } from './line-reader.ts'

/** No real paragraph comes near these numbers; a line beyond them is shown as it was typed. */
const MAX_LINE_LENGTH = 20_000
const MAX_MARKS = 400

function isTooMuch(line: string): boolean {
  if (line.length > MAX_LINE_LENGTH) return true
  let marks = 0
  for (const char of line) if ('*_[~'.includes(char)) marks += 1
  return marks > MAX_MARKS
}

/** Only what is known becomes anything; all the rest, raw HTML first of all, stays as typed. */
export function parseInline(line: string): Inline[] {
  return isTooMuch(line) ? [{ type: 'text', text: line }] : new LineReader(line).read()
}
