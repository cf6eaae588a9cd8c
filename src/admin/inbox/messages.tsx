import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Message } from '#shared/contract/inbox.ts'
import { adminTexts } from '#shared/texts/admin.ts'
import { inboxTexts } from '#shared/texts/inbox.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { DeleteMessage } from './delete-message.tsx'
import { InboxPages } from './inbox-pages.tsx'
import { messagesQuery, useInboxPage } from './inbox-queries.ts'
import { MessageRow } from './message-row.tsx'
import { useMarkMessage } from './use-mark-message.ts'

export function Messages() {
  const { page } = useInboxPage()
  const { data, isError, refetch } = useQuery(messagesQuery(page))
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
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {inboxTexts.messagesFailed}
        </ErrorBox>
      )}
      {!data && !isError && (
        <Skeleton>
          <SkeletonPart shape="title" />
          <SkeletonPart shape="half" />
          <SkeletonPart shape="title" />
        </Skeleton>
      )}
      {data?.total === 0 && (
        <EmptyState action={<ArrowLink href="/contact">{inboxTexts.openContact}</ArrowLink>}>
          {inboxTexts.noMessages}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="messages">
            {data.messages.map((message) => (
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
          <InboxPages page={data.page} pages={data.pages} label={inboxTexts.messagePages} />
        </>
      )}
      <DeleteMessage
        message={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  )
}
