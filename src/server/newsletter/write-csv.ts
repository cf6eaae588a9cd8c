import { csvLine } from '#server/platform/csv/csv-line.ts'
import type { Subscriber } from '#shared/contract/subscribers.ts'

/** Begins with a byte order mark, without which Excel misreads every accent. */
export function subscribersCsv(subscribers: Subscriber[]): string {
  const rows = [
    ['Name', 'Email', 'Subscribed', 'State'],
    ...subscribers.map(({ name, email, createdAt, state }) => [name, email, createdAt, state]),
  ]
  return `\uFEFF${rows.map(csvLine).join('')}`
}
