import type TurndownService from 'turndown'
import { onOneLine } from '#shared/markdown/write-markdown.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import {
  all,
  asBlock,
  attribute,
  CELL_END,
  type Conversion,
  type Found,
  isInside,
  ROW_END,
} from './marks.ts'

const writeCell = (content: string) =>
  `${onOneLine(content.replace(/^#{1,3} /gm, '')).replace(/\|/g, '\\|')}${CELL_END}`

const alignmentOf = (cell: Element | undefined) => {
  const attributes = cell
    ? `${attribute(cell, 'align')} ${attribute(cell, 'style')} ${attribute(cell, 'class')}`
    : ''
  const side = /(?:^|text-align[:-] ?|text-|^align)(left|center|right)/i
    .exec(attributes)?.[1]
    ?.toLowerCase()
  return { left: ':--', center: ':-:', right: '--:' }[side ?? ''] ?? '---'
}

/**
 * Bounds the padding of rows: one row with thousands of cells would pad thousands of rows to
 * millions of cells.
 */
const MAX_FILLED = 50

function writeTable(content: string, table: Element): string {
  const rows = content
    .split(ROW_END)
    .filter((row) => row.includes(CELL_END))
    .map((row) =>
      row
        .split(CELL_END)
        .slice(0, -1)
        .map((cell) => cell.trim()),
    )
  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns < 2)
    return asBlock(
      rows
        .flat()
        .map((cell) => cell.replaceAll('\\|', '|'))
        .join('\n\n'),
    )
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const missing = (row: string[]) => Math.max(0, Math.min(columns, MAX_FILLED) - row.length)
  const filled = rows.map((row) => line([...row, ...Array<string>(missing(row)).fill('')]))
  const first = all(table, 'tr')[0]
  const cells = first ? Array.from(first.children) : []
  const dashes = line(Array.from({ length: columns }, (_, at) => alignmentOf(cells[at])))
  return asBlock([filled[0], dashes, ...filled.slice(1)].join('\n'))
}

const isMerged = (cell: Element) =>
  ['colspan', 'rowspan'].some((name) => Number(attribute(cell, name) || 1) > 1)

export function addTableRules(service: TurndownService, conversion: Conversion) {
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      if (isMerged(node as Found)) conversion.addWarning('table', warningTexts.mergedCells)
      return writeCell(content)
    },
  })
  service.addRule('row', { filter: 'tr', replacement: (content) => `${content}${ROW_END}` })
  service.addRule('rows', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  })
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => {
      if (!isInside(node, 'TABLE', 'LI')) return writeTable(content, node as Found)
      conversion.addWarning('table', warningTexts.nestedTable)
      const words = content.replaceAll(CELL_END, ' ').replaceAll(ROW_END, '\n')
      return asBlock(words.replaceAll('\\|', '|'))
    },
  })
}
