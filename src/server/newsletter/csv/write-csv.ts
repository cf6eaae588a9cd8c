import type { Subscriber } from '#shared/contract/subscribers.ts'
import { disarm } from './formula-cells.ts'

const cell = (text: string) => `"${disarm(text).replaceAll('"', '""')}"`

/** Begins with a byte order mark, without which Excel misreads every accent. */
export function subscribersCsv(subscribers: Subscriber[]): string {
  const rows = [
    ['Name', 'Email', 'Subscribed', 'State'],
    ...subscribers.map(({ name, email, createdAt, state }) => [name, email, createdAt, state]),
  ]
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
