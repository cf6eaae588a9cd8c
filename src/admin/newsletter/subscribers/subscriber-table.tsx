import type { Subscriber } from '#shared/contract/newsletter.admin.ts'
import { subscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { SubscriberRow } from './subscriber-row.tsx'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  canSend: boolean
  onRemove: (subscriber: Subscriber) => void
}

export function SubscriberTable({ subscribers, canSend, onRemove }: SubscriberTableProps) {
  if (subscribers.length === 0) {
    return (
      <p className="muted" role="status">
        {texts.noneFound}
      </p>
    )
  }
  return (
    <table className="table is-people">
      <thead>
        <tr>
          {Object.values(texts.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            canSend={canSend}
            onRemove={() => onRemove(subscriber)}
          />
        ))}
      </tbody>
    </table>
  )
}
