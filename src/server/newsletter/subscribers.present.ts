import type { Subscriber } from '#shared/contract/subscribers.ts'
import type { SubscriberRow } from './subscribers.repository.ts'

export function presentSubscriber(row: SubscriberRow): Subscriber {
  return { id: row.id, name: row.name, email: row.email, createdAt: row.createdAt.toISOString() }
}
