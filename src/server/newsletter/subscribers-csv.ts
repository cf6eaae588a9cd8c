import type { Subscriber } from '#shared/contract/subscribers.ts'

/** Spreadsheets run a cell that begins like a formula, wherever the words came from. */
const beginsLikeFormula = /^[\s'"]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

function cell(text: string): string {
  const safe = beginsLikeFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Begins with a byte order mark, without which Excel misreads every accent. */
export function subscribersCsv(subscribers: Subscriber[]): string {
  const rows = [
    ['Name', 'Email', 'Subscribed'],
    ...subscribers.map(({ name, email, createdAt }) => [name, email, createdAt]),
  ]
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
