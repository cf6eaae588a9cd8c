import type { Subscriber } from '#shared/contract/subscribers.ts'
import type { SubscriberRow } from './subscribers.repository.ts'

const instant = (date: Date | null) => date?.toISOString() ?? null

export function presentSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    askedAt: instant(row.askedAt),
    confirmedAt: instant(row.confirmedAt),
    leftAt: instant(row.leftAt),
    consentNote: row.consentNote,
  }
}
