import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Message } from '#shared/contract/messages.admin.ts'
import { messageTexts as texts } from '#texts/admin/messages.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { messagesQuery } from '../app/queries.ts'
import { ListPages, LoadedList, usePageInAddress } from '../parts/list.tsx'

import { DeleteMessage } from './delete-message.tsx'
import { MessageRow } from './message-row.tsx'
import { useMarkMessage } from './use-mark-message.ts'

export function Messages() {
  const { page } = usePageInAddress()
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
          {texts.heading}
        </h2>
      </div>
      <LoadedList
        query={query}
        failed={texts.failed}
        empty={
          <EmptyState action={<ArrowLink href="/contact">{texts.openContact}</ArrowLink>}>
            {texts.none}
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
        {data && <ListPages {...data} label={texts.pages} />}
      </LoadedList>
      <DeleteMessage
        message={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  )
}
