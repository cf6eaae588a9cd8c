import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { AdminComment } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { replyTexts as texts } from '#texts/admin/comments.ts'
import { commentErrors } from '#texts/errors/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { messageOf } from '../../app/api.ts'
import { settingsQuery } from '../../app/queries.ts'
import type { Moderation } from '../use-moderation.ts'
import { useKeptReply } from './kept-reply.ts'

interface ReplyFormProps {
  comment: AdminComment
  reply: Moderation['reply']
  onClose: () => void
}

/** Approves and answers in one step. */
export function ReplyForm({ comment, reply, onClose }: ReplyFormProps) {
  const [message, write] = useKeptReply(comment.id)
  const [error, setError] = useState<string>()
  const ownerName = useQuery(settingsQuery).data?.ownerName ?? ''
  const send = () => {
    if (reply.isPending) return
    if (!message.trim()) return setError(commentErrors.message)
    reply.mutate(
      { comment, message },
      {
        onSuccess() {
          write('')
          onClose()
        },
        onError: (problem) => setError(messageOf(problem)),
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  const label = comment.state === 'approved' ? texts.send : texts.approveAndSend
  return (
    <form className="say-reply" onSubmit={onSubmit} noValidate>
      <Field label={texts.label} hideLabel error={error} required>
        <Textarea
          autoFocus
          className="is-short"
          dir="auto"
          maxLength={commentLimits.message}
          value={message}
          onChange={(event) => {
            write(event.currentTarget.value)
            setError(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="row">
        <p>{texts.as(ownerName)}</p>
        <span className="savebar">
          <Button look="quiet" small disabled={reply.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" small busy={reply.isPending}>
            {reply.isPending ? texts.sending : label}
          </Button>
        </span>
      </div>
    </form>
  )
}
