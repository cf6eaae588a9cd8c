import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Message } from '#shared/contract/inbox.ts'
import { inboxTexts } from '#shared/texts/inbox.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { DeleteMessage } from './delete-message.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxPages } from './inbox-pages.tsx'
import { messagesQuery, useInboxPage } from './inbox-queries.ts'
import { MessageRow } from './message-row.tsx'
import { useMarkMessage } from './use-mark-message.ts'

export function Messages() {
  const { page } = useInboxPage()
  const query = useQuery(messagesQuery(page))
  const { data } = query
  const [openId, setOpenId] = useState<number | null>(null)
  const [toDelete, setToDelete] = useState<Message | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const mark = useMarkMessage()
  const toggle = ({ id, isRead }: Message) => {
    setOpenId(openId === id ? null : id)
    if (openId !== id && !isRead) mark.mutate({ id, isRead: true })
  }
  return (
    <section className="box">
      <div className="box-head">
        <h2 ref={heading} tabIndex={-1}>
          {inboxTexts.tabs.messages}
        </h2>
      </div>
      <InboxList
        query={query}
        failed={inboxTexts.messagesFailed}
        empty={
          <EmptyState action={<ArrowLink href="/contact">{inboxTexts.openContact}</ArrowLink>}>
            {inboxTexts.noMessages}
          </EmptyState>
        }
      >
        <ul className="messages">
          {data?.messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isOpen={message.id === openId}
              onToggle={() => toggle(message)}
              onMark={(isRead) => mark.mutate({ id: message.id, isRead })}
              onDelete={() => setToDelete(message)}
            />
          ))}
        </ul>
        {data && <InboxPages {...data} label={inboxTexts.messagePages} />}
      </InboxList>
      <DeleteMessage
        message={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  )
}
