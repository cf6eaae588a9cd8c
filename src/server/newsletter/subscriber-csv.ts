import { rearm } from '#server/platform/csv/formula-cells.ts'
import { NewSubscriber } from '#shared/contract/subscribers.ts'
import { type CsvLine, readCsv } from './read-csv.ts'

export interface ReadAddress {
  name: string
  email: string
  /** The file says that they left, or that mails came back. */
  isGone: boolean
}

interface ReadFile {
  addresses: ReadAddress[]
  invalidLines: number[]
  lineCount: number
}

const { email: Email, name: Name } = NewSubscriber.shape
const addressIn = (cell = '') => {
  const read = Email.safeParse(cell)
  return read.success ? read.data : null
}

/** Null when no column holds addresses. With or without a line that names the columns. */
export function readAddresses(csv: string): ReadFile | null {
  const lines = readCsv(csv).map(({ number, cells }) => ({ number, cells: cells.map(rearm) }))
  const at = addressColumn(lines)
  if (at === null) return null
  const first = lines[0]
  const hasHeader = first !== undefined && !first.cells.some((cell) => cell.includes('@'))
  const header = hasHeader ? first.cells.map((cell) => cell.toLowerCase()) : null
  const people = hasHeader ? lines.slice(1) : lines
  const nameOf = nameReader(header, at)
  const stateAt = header?.findIndex((cell) => /^(state|status)$/.test(cell)) ?? -1
  const addresses: ReadAddress[] = []
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

const goneStates = /^(left|bounced|unsubscribed|cleaned)$/i

/** The column with the most addresses. */
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

/** A letter begins with a name, and this is better than none. */
const nameFromAddress = (email: string) => {
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, 120)
  return name.length < 2 ? email.slice(0, 120) : name
}
