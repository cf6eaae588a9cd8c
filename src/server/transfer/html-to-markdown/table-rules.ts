import type TurndownService from 'turndown'
import { toOneLine } from '#shared/markdown/write-markdown.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import {
  asBlock,
  attributeOf,
  CELL_END_MARK,
  type Conversion,
  type ElementNode,
  elementsByTag,
  isInside,
  ROW_END_MARK,
} from './marks.ts'

const writeCell = (content: string) =>
  `${toOneLine(content.replace(/^#{1,3} /gm, '')).replace(/\|/g, '\\|')}${CELL_END_MARK}`

const alignmentOf = (cell: Element | undefined) => {
  const attributes = cell
    ? `${attributeOf(cell, 'align')} ${attributeOf(cell, 'style')} ${attributeOf(cell, 'class')}`
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
    .split(ROW_END_MARK)
    .filter((row) => row.includes(CELL_END_MARK))
    .map((row) =>
      row
        .split(CELL_END_MARK)
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
  const first = elementsByTag(table, 'tr')[0]
  const cells = first ? Array.from(first.children) : []
  const dashes = line(Array.from({ length: columns }, (_, at) => alignmentOf(cells[at])))
  return asBlock([filled[0], dashes, ...filled.slice(1)].join('\n'))
}

const isMerged = (cell: Element) =>
  ['colspan', 'rowspan'].some((name) => Number(attributeOf(cell, name) || 1) > 1)

export function addTableRules(service: TurndownService, conversion: Conversion) {
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      if (isMerged(node as ElementNode)) conversion.addWarning('table', warningTexts.mergedCells)
      return writeCell(content)
    },
  })
  service.addRule('row', { filter: 'tr', replacement: (content) => `${content}${ROW_END_MARK}` })
  service.addRule('rows', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  })
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => {
      if (!isInside(node, 'TABLE', 'LI')) return writeTable(content, node as ElementNode)
      conversion.addWarning('table', warningTexts.nestedTable)
      const words = content.replaceAll(CELL_END_MARK, ' ').replaceAll(ROW_END_MARK, '\n')
      return asBlock(words.replaceAll('\\|', '|'))
    },
  })
}
