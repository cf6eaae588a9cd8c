import { useRef, useState } from 'react'
import type { Subscriber } from '#shared/contract/newsletter.admin.ts'
import { subscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ListPages, LoadedList } from '../../parts/list.tsx'

import { AddSubscriber } from './add-subscriber.tsx'
import { AskAll } from './ask-all.tsx'
import { ExportSubscribers } from './export-subscribers.tsx'
import { Growth } from './growth.tsx'
import { ImportSubscribers } from './import/import-subscribers.tsx'
import { RemoveSubscriber } from './remove-subscriber.tsx'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { SubscriberTable } from './subscriber-table.tsx'
import { useSubscriberList } from './use-subscriber-list.ts'

/** Everybody who asked for letters. */
export function Subscribers({ canSend }: { canSend: boolean }) {
  const list = useSubscriberList()
  const { data } = list.query
  const [toRemove, setToRemove] = useState<Subscriber | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = data?.counts.all === 0
  return (
    <section className="box readers-list" aria-labelledby="letter-list">
      <div className="box-head">
        <h2 id="letter-list" ref={heading} tabIndex={-1}>
          {texts.heading}
        </h2>
        <div className="savebar">
          <AddSubscriber />
          <ImportSubscribers canSend={canSend} />
          {data && !isEmpty && <ExportSubscribers />}
        </div>
      </div>
      <LoadedList
        query={list.query}
        failed={texts.failed}
        isEmpty={isEmpty}
        empty={
          <EmptyState action={<ArrowLink href="/">{texts.openHome}</ArrowLink>}>
            {texts.none}
          </EmptyState>
        }
      >
        <Growth />
        {data && data.neverAsked > 0 && <AskAll count={data.neverAsked} canSend={canSend} />}
        {data && <SubscriberFilters list={list} counts={data.counts} />}
        {data && (
          <SubscriberTable
            subscribers={data.subscribers}
            canSend={canSend}
            onRemove={setToRemove}
          />
        )}
        {data && <ListPages {...data} label={texts.pages} note={texts.total(data.total)} />}
      </LoadedList>
      <RemoveSubscriber
        subscriber={toRemove}
        onClose={() => setToRemove(null)}
        onRemoved={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  )
}
