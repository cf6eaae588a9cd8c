import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import type { Subscriber } from '#shared/contract/subscribers.ts'
import { inboxTexts } from '#shared/texts/inbox.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useFormatDate } from '../diary/diary-dates.ts'
import { DeleteSubscriber } from './delete-subscriber.tsx'
import { ExportSubscribers } from './export-subscribers.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxPages } from './inbox-pages.tsx'
import { subscribersQuery, useInboxPage } from './inbox-queries.ts'

interface SubscriberListProps {
  subscribers: Subscriber[]
  onDelete: (subscriber: Subscriber) => void
}

function SubscriberList({ subscribers, onDelete }: SubscriberListProps) {
  const formatDate = useFormatDate()
  return (
    <ul className="people">
      {subscribers.map((subscriber) => (
        <li key={subscriber.id}>
          <div>
            <strong>{subscriber.name}</strong>
            <p>{subscriber.email}</p>
          </div>
          <time className="date" dateTime={subscriber.createdAt}>
            {formatDate(subscriber.createdAt)}
          </time>
          <IconButton
            label={inboxTexts.removeSubscriber(subscriber.email)}
            onClick={() => onDelete(subscriber)}
          >
            <Icon of={Trash2} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

export function Subscribers() {
  const { page } = useInboxPage()
  const query = useQuery(subscribersQuery(page))
  const { data } = query
  const [toDelete, setToDelete] = useState<Subscriber | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="box">
      <div className="box-head">
        <h2 ref={heading} tabIndex={-1}>
          {inboxTexts.tabs.subscribers}
        </h2>
        {data && data.total > 0 && <ExportSubscribers />}
      </div>
      <InboxList
        query={query}
        failed={inboxTexts.subscribersFailed}
        empty={
          <EmptyState action={<ArrowLink href="/">{inboxTexts.openHome}</ArrowLink>}>
            {inboxTexts.noSubscribers}
          </EmptyState>
        }
      >
        <SubscriberList subscribers={data?.subscribers ?? []} onDelete={setToDelete} />
        {data && <InboxPages {...data} label={inboxTexts.subscriberPages} />}
      </InboxList>
      <DeleteSubscriber
        subscriber={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  )
}
