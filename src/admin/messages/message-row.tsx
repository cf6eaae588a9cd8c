import { ChevronDown, Mail, MailOpen, Reply, Trash2 } from 'lucide'
import { useId } from 'react'
import type { Message } from '#shared/contract/messages.admin.ts'
import { messageTexts as texts } from '#texts/admin/messages.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useFormatDate } from '../app/diary.ts'

interface MessageRowProps {
  message: Message
  isOpen: boolean
  onToggle: () => void
  onMark: (isRead: boolean) => void
  onDelete: () => void
}

const replyHref = ({ email, subject }: Message) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

export function MessageRow({ message, isOpen, onToggle, onMark, onDelete }: MessageRowProps) {
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
            <span className="message-from">{name}</span>
          </span>
          {isSuspectedSpam && <Tag badge="grey">{texts.suspectedSpam}</Tag>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <Icon of={ChevronDown} />
        </button>
      </h3>
      <div id={bodyId} className="message-body" hidden={!isOpen}>
        <p className="message-address">{email}</p>
        <p className="message-text">{message.message}</p>
        <div className="message-acts">
          <a className={buttonClass({ small: true })} href={replyHref(message)}>
            <Icon of={Reply} />
            {texts.reply}
          </a>
          <Button look="quiet" small onClick={() => onMark(!isRead)}>
            <Icon of={isRead ? Mail : MailOpen} />
            {isRead ? texts.markUnread : texts.markRead}
          </Button>
          <Button look="bad" small onClick={onDelete}>
            <Icon of={Trash2} />
            {texts.delete}
          </Button>
        </div>
      </div>
    </li>
  )
}
