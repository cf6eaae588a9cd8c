import type { Alignment, FoundBlock } from './block.ts'

/** The cells between the pipes; `\|` is a pipe inside of one. */
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
  // The pipes at either end of a line stand around the cells, not between them.
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

/** A line with pipes, a line of dashes below it for each cell, then every line with pipes. */
export function readTable(lines: string[], at: number): FoundBlock | null {
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
