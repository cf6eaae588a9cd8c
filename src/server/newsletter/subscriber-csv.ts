import { NewSubscriber, type Subscriber } from '#shared/contract/newsletter.admin.ts'
import { toCsvLine, unescapeFormula } from '../platform/csv.ts'

/** Starts with a byte order mark, without which Excel misreads every accent. */
export function writeSubscribersCsv(subscribers: Subscriber[]): string {
  const rows = [
    ['Name', 'Email', 'Subscribed', 'State'],
    ...subscribers.map(({ name, email, createdAt, state }) => [name, email, createdAt, state]),
  ]
  return `\uFEFF${rows.map(toCsvLine).join('')}`
}

export interface ImportedAddress {
  name: string
  email: string
  /** True if the file says that the address unsubscribed or bounced. */
  isGone: boolean
}

interface ReadFile {
  addresses: ImportedAddress[]
  invalidLines: number[]
  lineCount: number
}

const goneStates = /^(left|bounced|unsubscribed|cleaned)$/i
const { email: Email, name: Name } = NewSubscriber.shape
const addressIn = (cell = '') => {
  const read = Email.safeParse(cell)
  return read.success ? read.data : null
}

/** Returns null if no column has addresses. A header line is optional. */
export function readAddresses(csv: string): ReadFile | null {
  const lines = readCsv(csv).map(({ number, cells }) => ({
    number,
    cells: cells.map(unescapeFormula),
  }))
  const at = addressColumn(lines)
  if (at === null) return null
  const first = lines[0]
  const hasHeader = first !== undefined && !first.cells.some((cell) => cell.includes('@'))
  const header = hasHeader ? first.cells.map((cell) => cell.toLowerCase()) : null
  const people = hasHeader ? lines.slice(1) : lines
  const nameOf = nameReader(header, at)
  const stateAt = header?.findIndex((cell) => /^(state|status)$/.test(cell)) ?? -1
  const addresses: ImportedAddress[] = []
  const invalidLines: number[] = []
  for (const { number, cells } of people) {
    const email = addressIn(cells[at])
    if (email === null) {
      invalidLines.push(number)
      continue
    }
    const name = Name.safeParse(nameOf(cells))
    const isGone = goneStates.test(cells[stateAt] ?? '')
    addresses.push({ email, name: name.success ? name.data : nameFromAddress(email), isGone })
  }
  return { addresses, invalidLines, lineCount: people.length }
}

function addressColumn(lines: CsvLine[]): number | null {
  const counts: number[] = []
  for (const { cells } of lines) {
    cells.forEach((cell, at) => {
      if (cell.includes('@') && addressIn(cell)) counts[at] = (counts[at] ?? 0) + 1
    })
  }
  const most = Math.max(0, ...counts.filter(Boolean))
  return most === 0 ? null : counts.indexOf(most)
}

function nameReader(header: string[] | null, addressAt: number) {
  if (!header) {
    return (cells: string[]) => cells.find((cell, at) => at !== addressAt && /\p{L}/u.test(cell))
  }
  const whole = header.findIndex((cell) => /^(full |display )?name$/.test(cell))
  const parts = ['first', 'last'].map((part) =>
    header.findIndex((cell) => cell.replace(/[\s_-]/g, '') === `${part}name`),
  )
  const columns = whole >= 0 ? [whole] : parts
  return (cells: string[]) =>
    columns
      .map((at) => cells[at] ?? '')
      .join(' ')
      .trim()
}

/** A letter greets its reader by name, and a name made from the address is better than none. */
const nameFromAddress = (email: string) => {
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, 120)
  return name.length < 2 ? email.slice(0, 120) : name
}

interface CsvLine {
  /** Lines count from one; a record that spans several lines has the number of its first. */
  number: number
  cells: string[]
}

const separators = [',', ';', '\t']

/** Spreadsheets and mail services write three separators, quotes and a byte order mark. */
function readCsv(file: string): CsvLine[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let line: CsvLine = { number: 1, cells: [] }
  let number = 1
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

function separatorOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split('\n', 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
