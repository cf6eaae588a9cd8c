export interface CsvLine {
  /** Counted from one; where the line begins, when a cell runs over several. */
  number: number
  cells: string[]
}

const separators = [',', ';', '\t']

/** Reads what spreadsheets and mail services write: any of three separators, quotes, a byte order mark. */
export function readCsv(file: string): CsvLine[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let line: CsvLine = { number: 1, cells: [] }
  let number = 1
  // A cell, quoted or not, and what ends it.
  const cells = new RegExp(
    `(?:${separator === '\t' ? ' ' : '[ \\t]'}*"((?:[^"]|"")*)"[^${separator}\\n]*|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'gy',
  )
  for (const [all, quoted, plain = '', end] of text.matchAll(cells)) {
    line.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    number += all.split('\n').length - 1
    if (end === separator) continue
    if (line.cells.some(Boolean)) lines.push(line)
    line = { number, cells: [] }
  }
  return lines
}

/** The one that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split('\n', 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
