import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Message } from '#shared/contract/messages.admin.ts'
import { deleteMessageTexts, messageTexts as texts } from '#texts/admin/messages.ts'
import { ArrowLink, Button, buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { Mail } from '#ui/icons/mail.ts'
import { MailOpen } from '#ui/icons/mail-open.ts'
import { Reply } from '#ui/icons/reply.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { useFormatDate } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { ListPagination, LoadedList, usePageParam } from '../parts/list.tsx'
import { messagesQuery, useMarkMessageRead, useRemoveMessage } from './queries.ts'

export function MessagesTab() {
  const { page } = usePageParam()
  const query = useQuery(messagesQuery(page))
  const { data } = query
  const [openId, setOpenId] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const mark = useMarkMessageRead()
  const remove = useRemoveMessage()
  const confirm = useConfirm()
  const toggle = ({ id, isRead }: Message) => {
    setOpenId(openId === id ? null : id)
    if (openId !== id && !isRead) mark.mutate({ id, isRead: true })
  }
  const askToDelete = ({ id, name }: Message) =>
    confirm({
      title: deleteMessageTexts.confirmTitle,
      text: deleteMessageTexts.confirm(name),
      cancel: deleteMessageTexts.cancel,
      confirm: deleteMessageTexts.delete,
      busy: deleteMessageTexts.deleting,
      act: () => remove.mutateAsync(id),
      done: () => heading.current?.focus(),
    })
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
              onDelete={() => askToDelete(message)}
            />
          ))}
        </ul>
        {data && <ListPagination {...data} label={texts.pages} />}
      </LoadedList>
    </section>
  )
}

interface MessageRowProps {
  message: Message
  isOpen: boolean
  onToggle: () => void
  onMark: (isRead: boolean) => void
  onDelete: () => void
}

const replyHref = ({ email, subject }: Message) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

function MessageRow({ message, isOpen, onToggle, onMark, onDelete }: MessageRowProps) {
  const formatDate = useFormatDate()
  const bodyId = useId()
  const { name, email, subject, isRead, isSuspectedSpam, createdAt } = message
  return (
    <li className={classNames('message', !isRead && 'is-unread')}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className="unread-dot">
            {!isRead && <span className="sr">{texts.unread}: </span>}
          </span>
          <span className="message-head">
            <span className="message-subject">{subject}</span>
            <span className="hint message-from">
              <b>{name}</b>
              {!isOpen && <span aria-hidden="true"> {message.message}</span>}
            </span>
          </span>
          {isSuspectedSpam && <Tag badge="grey">{texts.suspectedSpam}</Tag>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <Icon of={ChevronDown} />
        </button>
      </h3>
      <div id={bodyId} className="message-body" hidden={!isOpen}>
        <p className="box-hint">{email}</p>
        <p className="message-text">{message.message}</p>
        <div className="cluster">
          <a className={buttonClass({ small: true })} href={replyHref(message)}>
            <Icon of={Reply} />
            {texts.reply}
          </a>
          <Button variant="quiet" small onClick={() => onMark(!isRead)}>
            <Icon of={isRead ? Mail : MailOpen} />
            {isRead ? texts.markUnread : texts.markRead}
          </Button>
          <Button variant="bad" small onClick={onDelete}>
            <Icon of={Trash2} />
            {texts.delete}
          </Button>
        </div>
      </div>
    </li>
  )
}
